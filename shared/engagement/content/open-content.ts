import type { Reader } from '../../hubs/readers/readers.ts';
import { gather } from '../../platform/db/gather.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { type ContentNodeItem, contentNodeKey } from './content-node-item.ts';
import { visibleContent } from './visible-content.ts';

/** The ids of the nodes that are visible and unlocked for the reader. */
export const openContent = async (
  db: Table,
  reader: Reader,
  hub: HubKey,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  const keys = ids.flatMap((id) => contentNodeKey(hub.team, id) ?? []);
  const rows = await gather(db, keys);
  const nodes = keys.flatMap((key) => rows<ContentNodeItem>(key) ?? []).filter(({ hub_id }) => hub_id === hub.hub);
  const seen = await visibleContent(db, reader, hub, nodes, now);
  return new Set(seen.flatMap(({ node, is_locked }) => (is_locked ? [] : [node.id])));
};
