import { partitionOfPlaced, spacePartition, spaceTag } from '../../hubs/spaces/space-partition.ts';
import type { Change, Condition } from '../../platform/db/expression.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { emojiAttribute } from './counters.ts';
import { DISCUSSION } from './discussion-item.ts';

/**
 * What one contact did with one discussion: the option they voted for, whether they reported it, and under
 * `emojiAttribute` each emoji they gave it. Made by the first of these.
 */
export interface ViewerItem {
  readonly vote?: string;
  readonly reported?: boolean;
}

/** All that one contact did with a space's discussions, in their order. */
export const viewerRowsOf = (team: TeamId, space: string, contact: string): string =>
  `${spacePartition(team, spaceTag(space))}#V#${contact}`;

export const viewerKey = (team: TeamId, id: string, contact: string): Key | undefined => {
  const pk = partitionOfPlaced(team, id);
  return pk === undefined ? undefined : { pk: `${pk}#V#${contact}`, sk: `${DISCUSSION}${id}` };
};

/** Changes what a contact did with a discussion; the condition is what keeps each thing to once a contact. */
export const viewerStep = (key: Key, { initial, ...change }: Change, condition: Condition): Step => ({
  label: 'viewer',
  update: key,
  change: { ...change, initial: { ...initial, entity: 'discussion_viewer' } },
  condition,
});

export const hasReacted = (viewer: object | undefined, emoji: string): boolean =>
  viewer !== undefined && emojiAttribute(emoji) in viewer;
