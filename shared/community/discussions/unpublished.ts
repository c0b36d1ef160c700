import type { TeamId } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import { DISCUSSION, type DiscussionItem, type DiscussionStatus, discussionsOf } from './discussion-item.ts';

/** Statuses of discussions that are neither published nor scheduled. */
const UNPUBLISHED = ['draft', 'pending_review', 'hidden'] as const;
export type UnpublishedStatus = (typeof UNPUBLISHED)[number];

export const isUnpublished = (status: DiscussionStatus | undefined): status is UnpublishedStatus =>
  UNPUBLISHED.some((one) => one === status);

/** The index partition of a space's unpublished discussions. Stored as `#ASIDE`: renaming needs a migration. */
export const unpublishedOf = (team: TeamId, space: string): string => `${discussionsOf(team, space)}#ASIDE`;

export const unpublishedPrefix = (status: UnpublishedStatus): string => `${status.toUpperCase()}#${DISCUSSION}`;

/** The index attributes that list an unpublished discussion by status. */
export const unpublishedListing = (
  { team_id, space_id, id }: Pick<DiscussionItem, 'team_id' | 'space_id' | 'id'>,
  status: UnpublishedStatus,
) => listed({ partition: unpublishedOf(team_id, space_id), sort: `${unpublishedPrefix(status)}${id}` });
