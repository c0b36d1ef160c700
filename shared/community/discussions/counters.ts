import { partitionOfPlaced, spacePartition, spaceTag } from '../../hubs/spaces/space-partition.ts';
import { absent, all, type Change, type Condition } from '../../platform/db/expression.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { DISCUSSION } from './discussion-item.ts';

export const discussionCountersEntity = /* @__PURE__ */ entity('discussion_counters');

/**
 * The counts of a discussion, in a row that the first count creates: an absent row or count is 0. Each count changes in
 * the transaction that writes the counted row. Emojis and poll options have counts under `emojiAttribute` and
 * `optionAttribute`.
 */
export interface CountersItem {
  readonly comments?: number;
  readonly reactions?: number;
  readonly reposts?: number;
  readonly reports?: number;
  /** All votes, and the id of their poll. */
  readonly votes?: number;
  readonly poll_id?: string;
  readonly last_activity_at?: string;
  /** True if the discussion has or had attachments. */
  readonly attached?: boolean;
  /** `locked` refuses comments, `withdrawn` everything. Set by the writes that lock, hide or delete the discussion. */
  readonly locked?: boolean;
  readonly withdrawn?: boolean;
}

/** The partition of a space's counters, sorted as its discussions. */
export const countersOf = (team: TeamId, space: string): string => `${spacePartition(team, spaceTag(space))}#N`;

export const countersKey = (team: TeamId, id: string): Key | undefined => {
  const pk = partitionOfPlaced(team, id);
  return pk === undefined ? undefined : { pk: `${pk}#N`, sk: `${DISCUSSION}${id}` };
};

/** The step that changes a discussion's counts, for the transaction that writes the counted row. */
export const countersStep = (key: Key, { initial, ...change }: Change, condition?: Condition): Step => ({
  label: 'counters',
  update: key,
  change: { ...change, initial: { ...initial, entity: discussionCountersEntity } },
  ...(condition && { condition }),
});

/** Makes writes that began before the discussion was withdrawn or locked fail. */
export const isNotWithdrawn: Condition = absent('withdrawn');
export const acceptsComments: Condition = all(isNotWithdrawn, absent('locked'));

const EMOJI = 'emoji:';
const OPTION = 'votes:';

/** The attribute of an emoji: its count, or in a viewer row the time of the reaction. */
export const emojiAttribute = (emoji: string): string => `${EMOJI}${emoji}`;

/** The attribute that counts a poll's votes for an option. */
export const optionAttribute = (option: string): string => `${OPTION}${option}`;

/** The count of each emoji, most frequent first. */
export const emojiCounts = (counters: object | undefined): readonly { emoji: string; count: number }[] =>
  Object.entries(counters ?? {})
    .flatMap(([name, count]) =>
      name.startsWith(EMOJI) && count > 0 ? [{ emoji: name.slice(EMOJI.length), count }] : [],
    )
    .sort((one, other) => other.count - one.count || (one.emoji < other.emoji ? -1 : 1));

export const votesFor = (counters: object | undefined, option: string): number =>
  Number((counters as Record<string, unknown> | undefined)?.[optionAttribute(option)] ?? 0);

export const discussionCountersKind = {
  entity: discussionCountersEntity,
  key: ['TEAM#{team}#SPACE#{tag}#N', 'D#{discussion}'],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
  note: 'created with the first change',
} as const satisfies RowKind;
