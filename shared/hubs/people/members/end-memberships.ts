import type { Actor } from '../../../platform/db/item.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { MemberItem } from './member-item.ts';
import { memberships } from './memberships.ts';

/** Removes a contact from the hubs of these memberships. A ban is kept, so that it cannot be circumvented. */
export const endMemberships = async (
  db: Table,
  ended: readonly MemberItem[],
  actor: Actor,
  now: Date,
  ended_at: string = now.toISOString(),
): Promise<void> => {
  for (const { team_id: team, hub_id: hub, contact_id } of ended)
    await memberships(db, { team, hub }).remove(contact_id, actor, now, 'removed', ended_at);
};
