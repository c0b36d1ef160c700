import type { TeamId } from '../../../platform/db/key.ts';
import type { Position } from '../../../platform/db/query.ts';
import type { Table } from '../../../platform/db/table.ts';
import { hubsOfTeam } from '../../hubs/hubs-of-team.ts';
import { type MemberItem, memberKey } from './member-item.ts';

const BATCH_SIZE = 100;

/** A contact's memberships in all hubs of their team, in any status. */
export const membershipsOf = async (db: Table, team: TeamId, contact: string): Promise<readonly MemberItem[]> => {
  const found: MemberItem[] = [];
  let after: Position | undefined;
  do {
    const { items, next } = await hubsOfTeam(db, team, { limit: BATCH_SIZE, after });
    const rows = await db.getMany<MemberItem>(items.map(({ id }) => memberKey({ team, hub: id }, contact)));
    found.push(...rows.filter((row) => row !== undefined));
    after = next;
  } while (after);
  return found;
};
