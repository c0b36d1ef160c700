import { equals } from '../../../platform/db/expression.ts';
import type { Actor } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import { tombstone } from '../../../platform/db/write.ts';
import { endMemberships } from '../members/end-memberships.ts';
import type { MemberItem } from '../members/member-item.ts';
import { membershipsOf } from '../members/memberships-of.ts';
import { contactCredentialKey } from './contact-credentials.ts';
import { type ContactItem, contactEntity, contactKey } from './contact-item.ts';

/** Releases the addresses that are held for the contact. */
const releaseAddresses = async (db: Table, team: TeamId, { id, moves = [] }: ContactItem): Promise<void> => {
  for (const { from } of moves)
    await db.transact([{ remove: contactCredentialKey(team, from), condition: equals('held_for', id) }]);
};

/**
 * Deletes a contact, releases their address and ends their sessions and memberships. `known` are the memberships if
 * already read; otherwise all are read. Returns false if the contact does not exist.
 */
export const removeContact = async (
  db: Table,
  team: TeamId,
  id: string,
  actor: Actor,
  now: Date,
  known?: readonly MemberItem[],
): Promise<boolean> => {
  const stood = await retryUntilCommitted(async () => {
    const current = await db.get<ContactItem>(contactKey(team, id));
    if (!current) return false;
    const gone = await db.transact([
      {
        put: tombstone(contactKey(team, id), { entity: contactEntity, actor, now }),
        condition: equals('email', current.email),
      },
      { remove: contactCredentialKey(team, current.email), condition: equals('contact_id', id) },
    ]);
    if (!gone.ok) return undefined;
    await releaseAddresses(db, team, current);
    return true;
  });
  if (stood) await endMemberships(db, known ?? (await membershipsOf(db, team, id)), actor, now);
  return stood;
};
