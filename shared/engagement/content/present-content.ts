import { type CompletionItem, completionKey } from '../../hubs/completions/completion-item.ts';
import type { Reader } from '../../hubs/readers/readers.ts';
import { gatherNear } from '../../platform/db/gather-near.ts';
import type { Key } from '../../platform/db/key.ts';
import type { GetOptions } from '../../platform/db/read.ts';
import type { Table } from '../../platform/db/table.ts';
import { type ContentCounters, contentCountersKey } from './content-counters.ts';
import type { ContentNodeItem } from './content-node-item.ts';
import type { VisibleNode } from './visible-content.ts';

const completionOf = (reader: Reader, { team_id: team, hub_id: hub, id }: ContentNodeItem): Key | undefined =>
  reader.kind === 'contact' ? completionKey({ team, hub }, reader.id, id) : undefined;

const LOCKED_FIELDS = { body: null, media_id: null };

/** Nodes of a hub with their counts and the viewer's completions. */
export const presentContent = async (
  db: Table,
  reader: Reader,
  seen: readonly VisibleNode[],
  options: GetOptions = {},
) => {
  const keysOf = ({ node }: VisibleNode): readonly (Key | undefined)[] => [
    contentCountersKey(node.team_id, node.id),
    completionOf(reader, node),
  ];
  const rows = await gatherNear(
    db,
    seen.flatMap(keysOf).filter((key) => key !== undefined),
    options,
  );
  return seen.map((one) => {
    const { node, is_locked, unlocks_at } = one;
    const [numbers, own] = keysOf(one);
    const counters = numbers && rows<ContentCounters>(numbers);
    const completed_at = (own && rows<CompletionItem>(own)?.completed_at) ?? null;
    return {
      ...node,
      ...(is_locked && LOCKED_FIELDS),
      is_locked,
      unlocks_at,
      comment_count: counters?.comments ?? 0,
      child_count: counters?.children ?? 0,
      is_completed: completed_at !== null,
      completed_at,
    };
  });
};
