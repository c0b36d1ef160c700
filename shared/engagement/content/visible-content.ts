import { openTargetIds } from '../../access/rules/gate.ts';
import type { Gated } from '../../access/rules/target.ts';
import { hasPermission, mayReadHub, type Reader } from '../../hubs/readers/readers.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { ancestorsOf } from './ancestors.ts';
import type { ContentNodeItem } from './content-node-item.ts';

/** A node that is there for its viewer. A locked one shows what it is and nothing of what it holds. */
export interface VisibleNode {
  readonly node: ContentNodeItem;
  readonly is_locked: boolean;
}

/** Who makes content sees its drafts. */
export const seesDrafts = (reader: Reader): boolean => hasPermission(reader, 'content.manage');

const gate = ({ id, gated }: ContentNodeItem): Gated => ({ type: 'content_node', id, ...(gated && { gated }) });

/**
 * Those of a hub's nodes that are there for the reader, whom the hub has admitted. What is a draft, or stands in one,
 * is there for creators who manage content alone; what is closed to the reader, or stands in something closed, is
 * locked. A key that was made for other things than reading the hub finds nothing.
 */
export const visibleContent = async (
  db: Table,
  reader: Reader,
  hub: HubKey,
  nodes: readonly ContentNodeItem[],
  now: Date,
): Promise<readonly VisibleNode[]> => {
  if (seesDrafts(reader)) return nodes.map((node) => ({ node, is_locked: false }));
  if (!mayReadHub(reader)) return [];
  const above = await ancestorsOf(db, nodes);
  const there = nodes.flatMap((node) => {
    const line = [node, ...(above(node) ?? [])];
    const whole = above(node) !== undefined && line.every(({ status }) => status === 'published');
    return whole ? [{ node, line }] : [];
  });
  const gates = new Map(there.flatMap(({ line }) => line).map((node) => [node.id, gate(node)]));
  const open = await openTargetIds(db, reader, hub, [...gates.values()], now);
  return there.map(({ node, line }) => ({ node, is_locked: !line.every(({ id }) => open.has(id)) }));
};
