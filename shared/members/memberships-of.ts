import type { Actor } from '../db/item.ts';
import type { TeamId } from '../db/key.ts';
import type { Position } from '../db/query.ts';
import type { Table } from '../db/table.ts';
import { hubs } from '../hubs/hubs.ts';
import { type MemberItem, memberKey } from './member-item.ts';
import { places } from './places.ts';

const TOGETHER = 100;

/** A contact's memberships in the hubs of their team, whatever became of them. */
export const membershipsOf = async (db: Table, team: TeamId, contact: string): Promise<readonly MemberItem[]> => {
  const found: MemberItem[] = [];
  let after: Position | undefined;
  do {
    const { items, next } = await hubs(db, team).list({ limit: TOGETHER, after });
    const rows = await db.getMany<MemberItem>(items.map(({ id }) => memberKey({ team, hub: id }, contact)));
    found.push(...rows.filter((row) => row !== undefined));
    after = next;
  } while (after);
  return found;
};

/** Removes a contact from the hubs that they are in; a ban stays, so that it cannot be walked around. */
export const endMemberships = async (
  db: Table,
  memberships: readonly MemberItem[],
  actor: Actor,
  at: Date,
  ended_at: string = at.toISOString(),
): Promise<void> => {
  for (const { team_id: team, hub_id: hub, contact_id } of memberships)
    await places(db, { team, hub }).remove(contact_id, actor, at, 'removed', ended_at);
};
