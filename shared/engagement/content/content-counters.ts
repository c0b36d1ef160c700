import { absent, type Change, type Condition } from '../../platform/db/expression.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { CONTENT_NODE } from './content-node-item.ts';
import { partitionOfContent } from './content-partition.ts';

/**
 * What others have added to a content node, in a row of its own that is made by the first of them: a missing row, and a
 * missing number, is 0. Each number is raised and lowered in the transaction that writes what it counts.
 */
export interface ContentCounters {
  /** Comments and the replies to them. */
  readonly comments?: number;
  /** The nodes that stand in it. */
  readonly children?: number;
  readonly last_activity_at?: string;
  /** The node was deleted: nothing can be put into it any more. */
  readonly closed?: boolean;
}

/** The node stands: who began before it was deleted writes nothing to it after that. */
export const isNotClosed: Condition = absent('closed');

export const contentCountersKey = (team: TeamId, id: string): Key | undefined => {
  const pk = partitionOfContent(team, id);
  return pk === undefined ? undefined : { pk: `${pk}#N`, sk: `${CONTENT_NODE}${id}` };
};

/** Raises or lowers a node's numbers, as a step of the transaction that writes what they count. */
export const contentCountersStep = (
  key: Key,
  { initial, ...change }: Change,
  condition?: Condition,
): Step & { readonly label: string } => ({
  label: 'counters',
  update: key,
  change: { ...change, initial: { ...initial, entity: 'content_counters' } },
  ...(condition && { condition }),
});
