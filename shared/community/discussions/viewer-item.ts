import { partitionOfPlaced, spacePartition, spaceTag } from '../../hubs/spaces/space-partition.ts';
import type { Change, Condition } from '../../platform/db/expression.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';
import { entity } from '../../platform/db/row-kind.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { emojiAttribute } from './counters.ts';
import { DISCUSSION } from './discussion-item.ts';

export const discussionViewerEntity = /* @__PURE__ */ entity('discussion_viewer');

/** One contact's vote, report, bookmark and reactions (under `emojiAttribute`) on one discussion. */
export interface ViewerItem {
  readonly vote?: string;
  readonly reported?: boolean;
  readonly bookmarked_at?: string;
}

/** The partition of a contact's viewer rows of a space, sorted as its discussions. */
export const viewerRowsOf = (team: TeamId, space: string, contact: string): string =>
  `${spacePartition(team, spaceTag(space))}#V#${contact}`;

export const viewerKey = (team: TeamId, id: string, contact: string): Key | undefined => {
  const pk = partitionOfPlaced(team, id);
  return pk === undefined ? undefined : { pk: `${pk}#V#${contact}`, sk: `${DISCUSSION}${id}` };
};

/** The step that changes a viewer row. `condition` keeps each action to once per contact. */
export const viewerStep = (key: Key, { initial, ...change }: Change, condition: Condition): Step => ({
  label: 'viewer',
  update: key,
  change: { ...change, initial: { ...initial, entity: discussionViewerEntity } },
  condition,
});

export const hasReacted = (viewer: object | undefined, emoji: string): boolean =>
  viewer !== undefined && emojiAttribute(emoji) in viewer;
