import type { TeamId } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import { DISCUSSION, type DiscussionItem, type DiscussionStatus, discussionsOf } from './discussion-item.ts';

/** Those that are neither shown nor wait for their time. */
const UNPUBLISHED = ['draft', 'pending_review', 'hidden'] as const;
export type UnpublishedStatus = (typeof UNPUBLISHED)[number];

export const isUnpublished = (status: DiscussionStatus | undefined): status is UnpublishedStatus =>
  UNPUBLISHED.some((one) => one === status);

/** The partition of the index that holds what a space keeps aside, by status and by when it was written. */
export const unpublishedOf = (team: TeamId, space: string): string => `${discussionsOf(team, space)}#ASIDE`;

export const unpublishedPrefix = (status: UnpublishedStatus): string => `${status.toUpperCase()}#${DISCUSSION}`;

/** Where one stands that is put aside: it is found among those of its status, however many were published. */
export const unpublishedListing = (
  { team_id, space_id, id }: Pick<DiscussionItem, 'team_id' | 'space_id' | 'id'>,
  status: UnpublishedStatus,
) => listed({ partition: unpublishedOf(team_id, space_id), sort: `${unpublishedPrefix(status)}${id}` });
