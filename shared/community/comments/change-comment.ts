import type { HubItem } from '../../hubs/hubs/hub-item.ts';
import type { MemberItem } from '../../hubs/people/members/member-item.ts';
import { absent, all, either, equals } from '../../platform/db/expression.ts';
import { type Actor, attributesOf } from '../../platform/db/item.ts';
import { hasJoinedFailed, joined } from '../../platform/db/joined-steps.ts';
import { UNLISTED } from '../../platform/db/listing.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import { KEPT, type SoftDelete, softDelete, TIME_OF_DELETION } from '../../platform/db/soft-delete.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { approvalSteps, assessEdit } from '../discussions/newcomer-limits.ts';
import type { CommentCounters } from './admit-comment.ts';
import {
  type CommentItem,
  type CommentStatus,
  commentCountersEntity,
  commentCountersKey,
  commentKey,
} from './comment-item.ts';
import { heldListing } from './held-comments.ts';
import type { CommentTarget } from './targets.ts';

interface ChangingComment {
  /** The hub and the membership of a contact who changes it. */
  readonly hub?: HubItem;
  readonly member?: MemberItem | undefined;
  readonly comment: CommentItem;
  readonly actor: Actor;
  readonly now: Date;
  /** The steps of another write that is made with the change of this row, or not at all. */
  readonly with?: (comment: CommentItem) => readonly Step[];
}

const signed = ({ actor, now }: ChangingComment) => ({ actor: { ...actor }, updated_at: now.toISOString() });

type CommentSet = { readonly body?: string; readonly status?: Exclude<CommentStatus, 'deleted'> };

/**
 * The change with its effect on the review: a member's edit that adds links can hold a published comment, and a decision
 * takes it off the list of held ones.
 */
const reviewed = async (db: Table, { comment, hub, member, now }: ChangingComment, set: CommentSet) => {
  const { author, status, body } = comment;
  const isAuthor = member !== undefined && author.type === 'contact' && member.contact_id === author.id;
  const isEdit = isAuthor && hub && status === 'published' && set.body !== undefined;
  if (isEdit && (await assessEdit(db, { hub, member }, [body ?? ''], [set.body ?? ''], now))) {
    const held = { status: 'pending_review', was_published: true, ...heldListing(comment) };
    return { change: { set: { ...set, ...held } }, steps: [] };
  }
  if (status !== 'pending_review' || set.status === undefined) return { change: { set: { ...set } }, steps: [] };
  const isFirst = set.status === 'published' && !comment.was_published && author.type === 'contact';
  const steps = isFirst && hub ? approvalSteps(hub, author.id) : [];
  return { change: { set: { ...set }, remove: [...UNLISTED] }, steps };
};

/** Changes the body or the status. A concurrent change of the status is kept and the change is retried. */
export const changeComment = async (
  db: Table,
  changing: ChangingComment,
  set: CommentSet,
): Promise<CommentItem | 'not_found'> => {
  let { comment } = changing;
  const key = commentKey(comment.team_id, comment.id);
  if (!key) return 'not_found';
  return retryUntilCommitted(async () => {
    const sameStatus = equals('status', comment.status);
    const { change, steps } = await reviewed(db, { ...changing, comment }, set);
    const signedChange = { ...change, set: { ...change.set, ...signed(changing) } };
    const also = joined(changing.with?.(comment) ?? []);
    const [first, ...more] = [{ update: key, change: signedChange, condition: sameStatus }, ...steps, ...also];
    if (more.length === 0) {
      const written = await db.update<CommentItem>(key, signedChange, sameStatus);
      if (written.ok) return written.value;
    } else {
      const written = await db.transact([first, ...more]);
      if (written.ok) return (await db.get<CommentItem>(key)) ?? 'not_found';
      if (hasJoinedFailed(written.failed)) return 'not_found';
    }
    const current = await db.get<CommentItem>(key);
    if (!current || current.status === 'deleted') return 'not_found';
    comment = current;
    return undefined;
  });
};

/** The text is cleared; the row is kept with the status `deleted`. */
const AFTER_DELETION: SoftDelete<CommentItem> = {
  id: KEPT,
  team_id: KEPT,
  hub_id: KEPT,
  space_id: KEPT,
  target_type: KEPT,
  target_id: KEPT,
  parent_comment_id: KEPT,
  author: KEPT,
  body: null,
  status: 'deleted',
  was_published: KEPT,
  deleted_at: TIME_OF_DELETION,
  created_at: KEPT,
  updated_at: TIME_OF_DELETION,
};

/** The number of comments that a deletion removes, and the step on the counters of their root. */
interface CountedDeletion {
  readonly by: number;
  readonly root: Step | undefined;
}

const rootDeletion = ({ team_id, id }: CommentItem, replies: number): CountedDeletion => {
  const update = commentCountersKey(team_id, id);
  const unchanged = replies === 0 ? either(absent('replies'), equals('replies', 0)) : equals('replies', replies);
  const condition = all(absent('root_deleted'), unchanged);
  const change = { set: { entity: commentCountersEntity, root_deleted: true } };
  return { by: 1 + replies, root: update && { label: 'root', update, change, condition } };
};

const replyDeletion = ({ team_id, parent_comment_id }: CommentItem): CountedDeletion => {
  const update = commentCountersKey(team_id, parent_comment_id ?? '');
  const condition = absent('root_deleted');
  return { by: 1, root: update && { label: 'root', update, change: { add: { replies: -1 } }, condition } };
};

/**
 * Deletes a comment and clears its text. Its replies are deleted with it, and the count of the target falls by exactly
 * the replies that existed. False if the comment does not exist, or if the write that is made with it fails.
 */
export const removeComment = async (db: Table, changing: ChangingComment, target: CommentTarget): Promise<boolean> => {
  const { comment, actor, now } = changing;
  const { team_id, id, parent_comment_id } = comment;
  const [key, numbers] = [commentKey(team_id, id), commentCountersKey(team_id, id)];
  if (!key || !numbers) return false;
  for (;;) {
    const [found, counters] = await db.getMany<unknown>([key, numbers]);
    const current = found as CommentItem | undefined;
    if (!current || current.status === 'deleted') return false;
    const replies = (counters as CommentCounters | undefined)?.replies ?? 0;
    const deletion = parent_comment_id === null ? rootDeletion(comment, replies) : replyDeletion(comment);
    const set = { ...attributesOf(softDelete(AFTER_DELETION, now).set), actor: { ...actor } };
    const gone = await db.transact([
      { label: 'comment', update: key, change: { set, remove: UNLISTED }, condition: equals('status', current.status) },
      target.countStep(-deletion.by),
      ...(deletion.root ? [deletion.root] : []),
      ...joined(changing.with?.(current) ?? []),
    ]);
    if (gone.ok) return true;
    if (hasJoinedFailed(gone.failed)) return false;
    /* The root was deleted first, and the reply was counted with it. */
    if (parent_comment_id !== null && gone.failed.some(({ label }) => label === 'root')) return false;
  }
};
