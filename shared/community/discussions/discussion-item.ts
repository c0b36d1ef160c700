import { partitionOfPlaced, spacePartition, spaceTag } from '../../hubs/spaces/space-partition.ts';
import type { Author } from '../../platform/db/item.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';

export const DISCUSSION_STATUSES = ['draft', 'scheduled', 'pending_review', 'published', 'hidden', 'deleted'] as const;
export type DiscussionStatus = (typeof DISCUSSION_STATUSES)[number];

/** A video that stands elsewhere. */
interface VideoEmbed {
  readonly url: string;
  readonly provider?: string | undefined;
  readonly title?: string | undefined;
  readonly thumbnail_url?: string | undefined;
}

export interface PollItem {
  readonly id: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly duration_days: number;
  /** When it was put up, where that was after its discussion was published. */
  readonly opened_at: string | null;
}

/** A discussion as stored. What others add to it stands in its counters, so that this row changes seldom. */
export interface DiscussionItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly space_id: string;
  readonly author: Author;
  readonly title: string | null;
  readonly body: string | null;
  readonly external_video_embeds: readonly VideoEmbed[];
  readonly poll: PollItem | null;
  readonly repost_of: { readonly id: string; readonly space_id: string; readonly author: Author } | null;
  readonly shared_achievement_id: string | null;
  readonly shared_event_id: string | null;
  readonly status: DiscussionStatus;
  readonly is_broadcast: boolean;
  readonly is_locked: boolean;
  readonly is_pinned: boolean;
  /** It is a member's, in a space that reviews their posts: it is published by a moderator. */
  readonly needs_review: boolean;
  readonly scheduled_at: string | null;
  readonly published_at: string | null;
  readonly deleted_at: string | null;
  /** The sort key at which it stands in its space, where it was published later than it was written. */
  readonly place?: string;
  /** An access rule stands on it. Written by the rule alone. */
  readonly gated?: boolean;
  /** Grows by one with each change, so that nobody changes what they have not seen. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export const DISCUSSION = 'D#';

const discussionSk = (id: string): string => `${DISCUSSION}${id}`;

/** Found by its id and its team alone; `undefined` for an id that no discussion can have. */
export const discussionKey = (team: TeamId, id: string): Key | undefined => {
  const pk = partitionOfPlaced(team, id);
  return pk === undefined ? undefined : { pk, sk: discussionSk(id) };
};

/** The partition of a space's discussions, newest last. */
export const discussionsOf = (team: TeamId, space: string): string => spacePartition(team, spaceTag(space));
