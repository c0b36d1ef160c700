import { type AttachmentsItem, attachmentsKey } from '../../media/attachments/attachment-item.ts';
import { attachmentViews, type PresentDeps } from '../../media/attachments/present-attachments.ts';
import { gather } from '../../platform/db/gather.ts';
import { hubOf, type Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { authorAttributes, authorKeys } from '../discussions/authors.ts';
import { emojiCounts } from '../discussions/counters.ts';
import { hasReacted } from '../discussions/viewer-item.ts';
import type { ViewedComment } from './admit-comment.ts';
import type { CommentTarget } from './targets.ts';

/** Undefined if the comment never had attachments. */
const attachedKey = ({ comment, counters }: ViewedComment): Key | undefined =>
  counters?.attached ? attachmentsKey(comment.team_id, { type: 'comment', id: comment.id }) : undefined;

/** Comments on one target with its title and their authors' current attributes. */
export const presentComments = async (
  db: Table,
  seen: readonly ViewedComment[],
  { title: target_title, space_name }: Pick<CommentTarget, 'title' | 'space_name'>,
  showing: PresentDeps,
) => {
  const keys = seen.flatMap((one) => {
    const attached = attachedKey(one);
    return [...authorKeys(hubOf(one.comment), one.comment.author), ...(attached ? [attached] : [])];
  });
  const rows = await gather(db, keys, { eventual: true });
  return seen.map((one) => {
    const { comment, counters, viewer } = one;
    const attached = attachedKey(one);
    return {
      ...comment,
      target_title,
      space_name,
      ...authorAttributes(hubOf(comment), comment.author, rows, showing),
      attachments: attachmentViews(attached && rows<AttachmentsItem>(attached), showing),
      reply_count: counters?.replies ?? 0,
      reaction_count: counters?.reactions ?? 0,
      report_count: counters?.reports ?? 0,
      reported_by_me: viewer?.reported ?? false,
      reactions: emojiCounts(counters).map(({ emoji, count }) => ({
        emoji,
        count,
        viewer_reacted: hasReacted(viewer, emoji),
      })),
    };
  });
};
