import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { type HubItem, hubItemKey } from './hub-item.ts';

/** Whether a hub is there. What is in a deleted one is there for nobody, though its rows are. */
export const hubExists = async (db: Table, hub: HubKey): Promise<boolean> =>
  (await db.get<HubItem>(hubItemKey(hub))) !== undefined;
