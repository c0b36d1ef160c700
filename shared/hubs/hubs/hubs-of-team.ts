import type { Item } from '../../platform/db/item.ts';
import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { HubItem } from './hub-item.ts';

/** A team's hubs, oldest first. */
export const hubsOfTeam = (db: Table, team: TeamId, page: PageRequest): Promise<Page<HubItem & Item>> =>
  db.query<HubItem>({ partition: teamPartition(team), prefix: 'HUB#', index: 'listing', ...page });
