import { isFull } from '../../platform/db/is-full.ts';
import type { Item } from '../../platform/db/item.ts';
import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import type { Page, PageRequest, Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { HubItem } from './hub-item.ts';

/** The most hubs of a team. */
export const MAX_HUBS = 100;

const rangeOf = (team: TeamId) => ({ partition: teamPartition(team), prefix: 'HUB#', index: 'listing' }) as const;

/** A team's hubs, oldest first. */
export const hubsOfTeam = (db: Table, team: TeamId, page: PageRequest): Promise<Page<HubItem & Item>> =>
  db.query<HubItem>({ ...rangeOf(team), ...page });

/** Whether the team has as many hubs as it can have. */
export const hasAllHubs = (db: Table, team: TeamId): Promise<boolean> => isFull(db, rangeOf(team), MAX_HUBS);

const HUBS_AT_ONCE = 100;

/** The ids of all hubs of a team. */
export const hubIds = async (db: Table, team: TeamId): Promise<readonly string[]> => {
  const found: string[] = [];
  let after: Position | undefined;
  do {
    const { items, next } = await hubsOfTeam(db, team, { limit: HUBS_AT_ONCE, after });
    found.push(...items.map(({ id }) => id));
    after = next;
  } while (after);
  return found;
};
