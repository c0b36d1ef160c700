import { settleCommentPlaces } from '../../shared/community/comments/comment-places.ts';
import type { TeamId } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';

/** Makes the places of a post in sorted lists agree with the post. */
export const settlePost = async (
  db: Table,
  team: TeamId,
  type: 'discussion' | 'comment',
  id: string,
): Promise<void> => {
  if (type === 'comment') await settleCommentPlaces(db, team, id);
};
