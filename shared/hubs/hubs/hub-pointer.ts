import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { isId } from '../../platform/ids/id.ts';
import { Recent } from '../../platform/runtime/recent.ts';
import { hubPointerKey } from './hub-item.ts';

interface HubPointer {
  readonly team_id: TeamId;
}

const recentTeams = new Recent<TeamId>(5_000);

/**
 * The team of a hub, cached because it never changes; `undefined` for an unknown id. A deleted hub still has its team:
 * read the hub's item to find out whether it exists.
 */
export const hubTeam = async (db: Table, hub: string): Promise<TeamId | undefined> => {
  if (!isId(hub)) return undefined;
  const known = recentTeams.get(hub);
  if (known) return known;
  const pointer = await db.get<HubPointer>(hubPointerKey(hub));
  if (!pointer) return undefined;
  recentTeams.set(hub, pointer.team_id);
  return pointer.team_id;
};
