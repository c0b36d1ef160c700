import { gatesOf } from '../../access/rules/gate.ts';
import type { Gated } from '../../access/rules/target.ts';
import { lastUnlock } from '../../access/rules/unlock-times.ts';
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
  /** When drip campaigns unlock it; null if it is not locked, if something else locks it, or if the time is not known. */
  readonly unlocks_at: string | null;
}

export const seesDrafts = (reader: Reader): boolean => hasPermission(reader, 'content.manage');

const gate = ({ id, gated }: ContentNodeItem): Gated => ({ type: 'content_node', id, ...(gated && { gated }) });

/**
 * The nodes that the reader, who is admitted to the hub, may see. Drafts and nodes inside drafts are visible only to
 * creators who manage content. A node is locked if an access rule closes it or one of its ancestors to the reader. Only
 * with `times`, locked nodes have `unlocks_at`: when the last of these locks ends.
 */
export const visibleContent = async (
  db: Table,
  reader: Reader,
  hub: HubKey,
  nodes: readonly ContentNodeItem[],
  now: Date,
  { times = false }: { readonly times?: boolean } = {},
): Promise<readonly VisibleNode[]> => {
  if (seesDrafts(reader)) return nodes.map((node) => ({ node, is_locked: false, unlocks_at: null }));
  if (!mayReadHub(reader)) return [];
  const ancestors = await ancestorsOf(db, nodes);
  const visible = nodes.flatMap((node) => {
    const line = [node, ...(ancestors(node) ?? [])];
    const isPublished = ancestors(node) !== undefined && line.every(({ status }) => status === 'published');
    return isPublished ? [{ node, line }] : [];
  });
  const gates = new Map(visible.flatMap(({ line }) => line).map((node) => [node.id, gate(node)]));
  const { open, unlocks } = await gatesOf(db, reader, hub, [...gates.values()], now, { read: gatherNear, times });
  return visible.map(({ node, line }) => {
    const closed = line.filter(({ id }) => !open.has(id));
    return { node, is_locked: closed.length > 0, unlocks_at: lastUnlock(unlocks, closed.map(gate)) };
  });
};
