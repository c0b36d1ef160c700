import type { Table } from '../db/table.ts';
import type { HubItem } from '../hubs/hub-item.ts';
import { checkPassword, hashPassword } from '../identity/password.ts';
import { barredAddresses } from './barred-addresses.ts';
import type { ContactCredentialItem, SignedCredential } from './contact-credentials.ts';
import { contacts } from './contacts.ts';
import { members } from './members.ts';

export interface Registering {
  readonly hub: HubItem;
  /** Of the contact who has the address in the hub's team already. */
  readonly credential: ContactCredentialItem | undefined;
  readonly email: string;
  readonly name: string | null;
  readonly password: string | undefined;
  readonly status: 'active' | 'pending';
}

type Registered = SignedCredential;

/** Somebody the team knows joins by the password they have; nothing else shows that they are who the address says. */
const joinAsKnown = async (db: Table, known: ContactCredentialItem, registering: Registering, now: Date) => {
  const { hub, password, status } = registering;
  if (password === undefined || !(await checkPassword(password, known.password_hash)).matches) return undefined;
  const key = { team: hub.team_id, hub: hub.id };
  const actor = { type: 'contact', id: known.contact_id } as const;
  return (await members(db, key).join(known.contact_id, status, actor, now)) ? known : undefined;
};

/**
 * The contact as a member of the hub; `undefined` where the address is somebody else's, in the hub already, or barred
 * from it.
 */
export const registerContact = async (
  db: Table,
  registering: Registering,
  now: Date,
): Promise<Registered | undefined> => {
  const { hub, credential, email, name, password, status } = registering;
  if (await barredAddresses(db, { team: hub.team_id, hub: hub.id }).has(email)) return undefined;
  if (credential) return joinAsKnown(db, credential, registering, now);
  const password_hash = password === undefined ? null : await hashPassword(password);
  const hubs = [{ id: hub.id, status }];
  const made = await contacts(db, hub.team_id).create({ email, name, password_hash, registers: true, hubs }, now);
  return made === 'email_taken' ? undefined : { contact_id: made.id, generation: 1 };
};
