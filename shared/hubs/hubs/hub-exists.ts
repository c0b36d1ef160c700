import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { type HubItem, hubItemKey } from './hub-item.ts';

/** Whether a hub exists. False for a deleted hub, although rows below it may remain. */
export const hubExists = async (db: Table, hub: HubKey): Promise<boolean> =>
  (await db.get<HubItem>(hubItemKey(hub))) !== undefined;
