import { gather } from '../../platform/db/gather.ts';
import type { Table } from '../../platform/db/table.ts';
import { type ContentNodeItem, contentNodeKey } from './content-node-item.ts';
import { MAX_ANCESTORS } from './content-tree.ts';

/** The ancestors of a node, nearest first; undefined if one of them no longer exists. */
type Ancestors = (node: ContentNodeItem) => readonly ContentNodeItem[] | undefined;

/** Reads the ancestors of a team's nodes: no read for top-level nodes, else at most two round trips. */
export const ancestorsOf = async (db: Table, nodes: readonly ContentNodeItem[]): Promise<Ancestors> => {
  const known = new Map(nodes.map((node) => [node.id, node]));
  let wanted = nodes;
  for (let height = 0; height < MAX_ANCESTORS && wanted.length > 0; height += 1) {
    const missing = wanted.flatMap(({ team_id, parent_id }) => {
      const key = parent_id === null || known.has(parent_id) ? undefined : contentNodeKey(team_id, parent_id);
      return key ? [key] : [];
    });
    const rows = await gather(db, missing);
    wanted = missing.flatMap((key) => rows<ContentNodeItem>(key) ?? []);
    for (const node of wanted) known.set(node.id, node);
  }
  const above = ({ parent_id }: ContentNodeItem): readonly ContentNodeItem[] | undefined => {
    if (parent_id === null) return [];
    const parent = known.get(parent_id);
    const rest = parent && above(parent);
    return rest && [parent, ...rest];
  };
  return above;
};
