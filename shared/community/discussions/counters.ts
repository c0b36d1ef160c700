import { partitionOfPlaced, spacePartition, spaceTag } from '../../hubs/spaces/space-partition.ts';
import { absent, all, type Change, type Condition } from '../../platform/db/expression.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { DISCUSSION } from './discussion-item.ts';

/**
 * What others have added to a discussion, in a row of its own that is made by the first of them: a missing row, and a
 * missing number, is 0. Every number is raised and lowered in the transaction that writes what it counts. Beside the
 * named ones there is a number for each emoji and each option of the poll, under the names given below.
 */
export interface CountersItem {
  readonly comments?: number;
  readonly reactions?: number;
  readonly reposts?: number;
  readonly reports?: number;
  /** All votes, and the poll they were given in. */
  readonly votes?: number;
  readonly poll_id?: string;
  readonly last_activity_at?: string;
  /** Something was attached to it at some time. */
  readonly attached?: boolean;
  /** It takes no more comments; it takes nothing more. Said in the writes that lock, hide or delete the discussion. */
  readonly locked?: boolean;
  readonly withdrawn?: boolean;
}

/** The partition of a space's counters, in the order of its discussions. */
export const countersOf = (team: TeamId, space: string): string => `${spacePartition(team, spaceTag(space))}#N`;

export const countersKey = (team: TeamId, id: string): Key | undefined => {
  const pk = partitionOfPlaced(team, id);
  return pk === undefined ? undefined : { pk: `${pk}#N`, sk: `${DISCUSSION}${id}` };
};

/** Raises or lowers a discussion's numbers, as a step of the transaction that writes what they count. */
export const countersStep = (key: Key, { initial, ...change }: Change, condition?: Condition): Step => ({
  label: 'counters',
  update: key,
  change: { ...change, initial: { ...initial, entity: 'discussion_counters' } },
  ...(condition && { condition }),
});

/** Under these what was begun while the discussion stood open is not added once it no longer does. */
export const isNotWithdrawn: Condition = absent('withdrawn');
export const acceptsComments: Condition = all(isNotWithdrawn, absent('locked'));

const EMOJI = 'emoji:';
const OPTION = 'votes:';

/** The attribute that counts an emoji; in a viewer's row, that they reacted with it. */
export const emojiAttribute = (emoji: string): string => `${EMOJI}${emoji}`;

/** The attribute that counts a poll's votes for an option. */
export const optionAttribute = (option: string): string => `${OPTION}${option}`;

/** How often each emoji was given, the most frequent first. */
export const emojiCounts = (counters: object | undefined): readonly { emoji: string; count: number }[] =>
  Object.entries(counters ?? {})
    .flatMap(([name, count]) =>
      name.startsWith(EMOJI) && count > 0 ? [{ emoji: name.slice(EMOJI.length), count }] : [],
    )
    .sort((one, other) => other.count - one.count || (one.emoji < other.emoji ? -1 : 1));

export const votesFor = (counters: object | undefined, option: string): number =>
  Number((counters as Record<string, unknown> | undefined)?.[optionAttribute(option)] ?? 0);
