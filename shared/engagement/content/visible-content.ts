import { openTargetIds } from '../../access/rules/gate.ts';
import type { Gated } from '../../access/rules/target.ts';
import { hasPermission, mayReadHub, type Reader } from '../../hubs/readers/readers.ts';
import { gatherNear } from '../../platform/db/gather-near.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { ancestorsOf } from './ancestors.ts';
import type { ContentNodeItem } from './content-node-item.ts';

/** A node that the viewer may see. A locked one is shown without body and media. */
export interface VisibleNode {
  readonly node: ContentNodeItem;
  readonly is_locked: boolean;
}

export const seesDrafts = (reader: Reader): boolean => hasPermission(reader, 'content.manage');

const gate = ({ id, gated }: ContentNodeItem): Gated => ({ type: 'content_node', id, ...(gated && { gated }) });

/**
 * The nodes that the reader, who is admitted to the hub, may see. Drafts and nodes inside drafts are visible only to
 * creators who manage content. A node is locked if an access rule closes it or one of its ancestors to the reader.
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
  const ancestors = await ancestorsOf(db, nodes);
  const visible = nodes.flatMap((node) => {
    const line = [node, ...(ancestors(node) ?? [])];
    const isPublished = ancestors(node) !== undefined && line.every(({ status }) => status === 'published');
    return isPublished ? [{ node, line }] : [];
  });
  const gates = new Map(visible.flatMap(({ line }) => line).map((node) => [node.id, gate(node)]));
  const open = await openTargetIds(db, reader, hub, [...gates.values()], now, gatherNear);
  return visible.map(({ node, line }) => ({ node, is_locked: !line.every(({ id }) => open.has(id)) }));
};
