import { live } from '../../../platform/db/expression.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { contactKey } from './contact-item.ts';

/**
 * Revokes the contact's stream tickets and closes their WebSockets, on all devices; a device that is signed in connects
 * again with a new ticket.
 */
export const signOut = async (
  db: Table,
  { team, id }: { readonly team: TeamId; readonly id: string },
  now: Date,
): Promise<void> => {
  await db.update(contactKey(team, id), { set: { signed_out_at: now.toISOString() } }, live);
};
