import { settleCommentPlaces } from '../../shared/community/comments/comment-places.ts';
import { settleDiscussionPlaces } from '../../shared/community/discussions/discussion-places.ts';
import type { TeamId } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';

/**
 * Makes the places of a post in sorted lists agree with the post. A comment is the last activity of its discussion, so
 * the discussion's places follow it.
 */
export const settlePost = async (
  db: Table,
  team: TeamId,
  type: 'discussion' | 'comment',
  id: string,
): Promise<void> => {
  if (type === 'discussion') return settleDiscussionPlaces(db, team, id);
  const comment = await settleCommentPlaces(db, team, id);
  if (comment?.target_type === 'discussion') await settleDiscussionPlaces(db, team, comment.target_id);
};
