import { partitionOfPlaced, spacePartition, spaceTag } from '../../hubs/spaces/space-partition.ts';
import type { Author } from '../../platform/db/item.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';

export const DISCUSSION_STATUSES = ['draft', 'scheduled', 'pending_review', 'published', 'hidden', 'deleted'] as const;
export type DiscussionStatus = (typeof DISCUSSION_STATUSES)[number];

/** A video on another site. */
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
  /** False if members see who voted for which option. Polls without it are anonymous. */
  readonly is_anonymous?: boolean;
  /** Set if the poll was added after the publication. */
  readonly opened_at: string | null;
}

/** A stored discussion. Its counts are a separate row, so that this one changes rarely. */
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
  /** True if a moderator must publish it, because the space reviews members' posts. */
  readonly needs_review: boolean;
  readonly scheduled_at: string | null;
  readonly published_at: string | null;
  readonly deleted_at: string | null;
  /** The sort key of its placeholder in the space, if it was published after its creation. */
  readonly place?: string;
  /** True if an access rule restricts it. Written only with the rule. */
  readonly gated?: boolean;
  /** Incremented by each change; writes are conditional on it. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export const DISCUSSION = 'D#';

const discussionSk = (id: string): string => `${DISCUSSION}${id}`;

/** The key from the team and the id alone; undefined for an id that no discussion can have. */
export const discussionKey = (team: TeamId, id: string): Key | undefined => {
  const pk = partitionOfPlaced(team, id);
  return pk === undefined ? undefined : { pk, sk: discussionSk(id) };
};

/** The partition of a space's discussions, newest last. */
export const discussionsOf = (team: TeamId, space: string): string => spacePartition(team, spaceTag(space));
