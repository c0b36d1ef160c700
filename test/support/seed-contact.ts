import { contacts } from '../../shared/hubs/people/contacts/contacts.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import type { TestKeys } from './tokens.ts';

/** A new contact of a team, in no hub. */
export const seedContact = async (db: Table, keys: TestKeys, team: string): Promise<{ id: string; token: string }> => {
  const email = `contact-${newId()}@example.com`;
  const made = await contacts(db, team).create({ email, name: null, password_hash: null, hubs: [] }, new Date());
  if (typeof made === 'string') throw new Error(made);
  return { id: made.id, token: keys.issue({ kind: 'contact', id: made.id, team }) };
};
