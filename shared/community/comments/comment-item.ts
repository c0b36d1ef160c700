import type { Author } from '../../platform/db/item.ts';
import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { isReply, placeOf, rootOf, rootTag, tagFor } from '../../platform/ids/place-id.ts';

export const commentViewerEntity = /* @__PURE__ */ entity('comment_viewer');

export const commentCountersEntity = /* @__PURE__ */ entity('comment_counters');

export const TARGET_TYPES = ['discussion', 'content_node'] as const;
export type TargetType = (typeof TARGET_TYPES)[number];

export const COMMENT_STATUSES = ['pending_review', 'published', 'hidden', 'deleted'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

/** A stored comment. Its counts are a separate row. */
export interface CommentItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly space_id: string | null;
  readonly target_type: TargetType;
  readonly target_id: string;
  /** The comment that it replies to; null for a comment. */
  readonly parent_comment_id: string | null;
  readonly author: Author;
  readonly body: string | null;
  readonly status: CommentStatus;
  /** True if it was published before it was held for review. */
  readonly was_published?: boolean;
  readonly deleted_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

const ROOT = 'C#';
const REPLY = 'R#';

/** The partition of a target's comments. The ids of the target and of its comments carry the tag. */
export const targetPartition = (team: TeamId, tag: string): string => `${teamPartition(team)}#TARGET#${tag}`;

const sk = (id: string): string => (isReply(id) ? `${REPLY}${rootOf(id)}#${id}` : `${ROOT}${id}`);

const keyIn =
  (suffix: (contact: string) => string) =>
  (team: TeamId, id: string, contact = ''): Key | undefined => {
    const tag = placeOf(id);
    return tag === undefined ? undefined : { pk: targetPartition(team, tag) + suffix(contact), sk: sk(id) };
  };

/** The key from the team and the id alone; undefined for an id that no comment can have. */
export const commentKey = keyIn(() => '');
export const commentCountersKey = keyIn(() => '#N');
/** The row of one contact's report and reactions on a comment. */
export const commentViewerKey = keyIn((contact) => `#V#${contact}`);

/** The comments on a target, or the replies to a comment, oldest first. Others may share the tag: filter by id. */
export const rootsOf = (team: TeamId, target: string) => ({
  partition: targetPartition(team, tagFor(target)),
  prefix: ROOT,
});

export const repliesOf = (team: TeamId, { target_id, id }: Pick<CommentItem, 'target_id' | 'id'>) => ({
  partition: targetPartition(team, tagFor(target_id)),
  prefix: `${REPLY}${rootTag(id)}#`,
});

export const commentCountersKind = {
  entity: commentCountersEntity,
  key: ['TEAM#{team}#TARGET#{tag}#N', 'C#{comment} or R#{root}#{comment}'],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
  note: 'created with the first change',
} as const satisfies RowKind;
