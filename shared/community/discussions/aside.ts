import type { TeamId } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import { DISCUSSION, type DiscussionItem, type DiscussionStatus, discussionsOf } from './discussion-item.ts';

/** Those that are neither shown nor wait for their time. */
const ASIDE = ['draft', 'pending_review', 'hidden'] as const;
export type AsideStatus = (typeof ASIDE)[number];

export const isAside = (status: DiscussionStatus | undefined): status is AsideStatus =>
  ASIDE.some((one) => one === status);

/** The partition of the index that holds what a space keeps aside, by status and by when it was written. */
export const asideOf = (team: TeamId, space: string): string => `${discussionsOf(team, space)}#ASIDE`;

export const asidePrefix = (status: AsideStatus): string => `${status.toUpperCase()}#${DISCUSSION}`;

/** Where one stands that is put aside: it is found among those of its status, however many were published. */
export const asideKey = (
  { team_id, space_id, id }: Pick<DiscussionItem, 'team_id' | 'space_id' | 'id'>,
  status: AsideStatus,
) => listed({ partition: asideOf(team_id, space_id), sort: `${asidePrefix(status)}${id}` });
