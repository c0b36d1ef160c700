import { isByReader, isModerator, type Reader } from '../../hubs/readers/readers.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { type CommentItem, commentCountersKey, commentKey, commentViewerKey } from './comment-item.ts';
import { type CommentTarget, TARGETS } from './targets.ts';

/** The counts of a comment. `root_deleted` refuses further replies and reactions. */
export interface CommentCounters {
  readonly replies?: number;
  readonly reactions?: number;
  readonly reports?: number;
  readonly root_deleted?: boolean;
  /** True if the comment has or had attachments. */
  readonly attached?: boolean;
}

/** The caller's report and reactions (under `emojiAttribute`) on the comment. */
export interface CommentViewer {
  readonly reported?: boolean;
}

/** A comment with its counters and the viewer row. */
export interface ViewedComment {
  readonly comment: CommentItem;
  readonly counters: CommentCounters | undefined;
  readonly viewer: CommentViewer | undefined;
}

export interface AdmittedComment extends ViewedComment {
  readonly target: CommentTarget;
}

/** Hidden and held comments are shown to their author and to moderators, deleted ones to nobody. */
export const isShownTo = (reader: Reader, comment: CommentItem): boolean =>
  comment.status === 'published' ||
  (comment.status !== 'deleted' && (isByReader(reader, comment.author) || isModerator(reader)));

/** The root comment of a reply; undefined for a root comment. */
const rootOf = async (db: Table, { team_id, parent_comment_id }: CommentItem): Promise<CommentItem | undefined> => {
  const key = parent_comment_id === null ? undefined : commentKey(team_id, parent_comment_id);
  return key && db.get<CommentItem>(key);
};

/**
 * Admits the caller to a comment and its target. `not_found` if it does not exist in the team or the caller may not see
 * the comment or its target.
 */
export const admitComment = async (
  db: Table,
  caller: Reader,
  team: TeamId,
  id: string,
  now: Date,
): Promise<AdmittedComment | 'not_found' | 'barred'> => {
  const [key, numbers] = [commentKey(team, id), commentCountersKey(team, id)];
  if (!key || !numbers) return 'not_found';
  const own = caller.kind === 'contact' ? commentViewerKey(team, id, caller.id) : undefined;
  const [found, counters, viewer] = await db.getMany<unknown>([key, numbers, ...(own ? [own] : [])]);
  const comment = found as CommentItem | undefined;
  if (!comment) return 'not_found';
  const [target, root] = await Promise.all([
    TARGETS[comment.target_type].admit(db, caller, team, comment.target_id, now),
    rootOf(db, comment),
  ]);
  if (target === 'not_found') return target;
  const reader = target === 'barred' ? caller : target.reader;
  const shown = [comment, ...(root ? [root] : [])].every((one) => isShownTo(reader, one));
  if (!shown) return 'not_found';
  if (target === 'barred') return target;
  return {
    comment,
    counters: counters as CommentCounters | undefined,
    viewer: viewer as CommentViewer | undefined,
    target,
  };
};
