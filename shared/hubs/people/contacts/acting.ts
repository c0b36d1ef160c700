import { live } from '../../../platform/db/expression.ts';
import type { Actor } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type ContactItem, contactKey } from './contact-item.ts';

/** A new token with which an API key acts for a contact. */
interface Acting {
  readonly team: TeamId;
  readonly id: string;
  readonly token: string;
}

/**
 * Records a token before it is issued, so that the audit log has every token. Returns the contact; `undefined` if there
 * is none.
 */
export const recordActing = async (
  db: Table,
  { team, id, token }: Acting,
  actor: Actor,
  now: Date,
): Promise<ContactItem | undefined> => {
  const set = { acting_token: token, acted_at: now.toISOString(), actor: { ...actor } };
  const written = await db.update<ContactItem>(contactKey(team, id), { set }, live);
  return written.ok ? written.value : undefined;
};
