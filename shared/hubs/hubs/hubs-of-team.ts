import { isFull } from '../../platform/db/is-full.ts';
import type { Item } from '../../platform/db/item.ts';
import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import { queryAll } from '../../platform/db/query-all.ts';
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

/** All hubs of a team. */
export const allHubsOfTeam = (db: Table, team: TeamId): Promise<readonly HubItem[]> =>
  queryAll<HubItem>(db, rangeOf(team));

/** The ids of all hubs of a team. */
export const hubIds = async (db: Table, team: TeamId): Promise<readonly string[]> =>
  (await allHubsOfTeam(db, team)).map(({ id }) => id);
