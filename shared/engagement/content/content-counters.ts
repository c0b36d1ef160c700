import { absent, type Change, type Condition } from '../../platform/db/expression.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { CONTENT_NODE } from './content-node-item.ts';
import { partitionOfContent } from './content-partition.ts';

const contentCountersEntity = /* @__PURE__ */ entity('content_counters');

/**
 * The counts of a content node, in a row that the first count creates: an absent row or count is 0. Each count changes
 * in the transaction that writes the counted row.
 */
export interface ContentCounters {
  /** Comments and the replies to them. */
  readonly comments?: number;
  /** The child nodes. */
  readonly children?: number;
  readonly last_activity_at?: string;
  /** The node was deleted and accepts no children or comments. */
  readonly closed?: boolean;
}

/** Makes writes that began before the deletion fail. */
export const isNotClosed: Condition = absent('closed');

export const contentCountersKey = (team: TeamId, id: string): Key | undefined => {
  const pk = partitionOfContent(team, id);
  return pk === undefined ? undefined : { pk: `${pk}#N`, sk: `${CONTENT_NODE}${id}` };
};

/** The step that changes a node's counts, for the transaction that writes the counted row. */
export const contentCountersStep = (
  key: Key,
  { initial, ...change }: Change,
  condition?: Condition,
): Step & { readonly label: string } => ({
  label: 'counters',
  update: key,
  change: { ...change, initial: { ...initial, entity: contentCountersEntity } },
  ...(condition && { condition }),
});

export const contentCountersKind = {
  entity: contentCountersEntity,
  key: ['TEAM#{team}#CONTENT#{tag}#N', 'NODE#{node}'],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
  note: 'created with the first change',
} as const satisfies RowKind;
