import { type FurtherPlace, settlePlaces } from '../../platform/db/further-places.ts';
import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import { sortableCount } from '../../platform/db/sortable-count.ts';
import type { Table } from '../../platform/db/table.ts';
import { tagFor } from '../../platform/ids/place-id.ts';
import { postPlaceEntity } from '../discussions/discussion-places.ts';
import type { CommentCounters } from './admit-comment.ts';
import { type CommentItem, commentCountersKey, commentKey, targetPartition } from './comment-item.ts';

/** A place of a comment in the order of reactions. */
export interface CommentPlace {
  readonly comment_id: string;
}

const REACTIONS = 'REACTIONS#';

/** The comments on a target, or the replies to a comment, in the order of their reactions, the fewest first. */
export const byReactions = (team: TeamId, target: string, list: string) => ({
  partition: `${targetPartition(team, tagFor(target))}#TOP#${list}`,
  prefix: REACTIONS,
});

/** Makes the comment's place by reactions agree with the comment and its counts. */
export const settleCommentPlaces = async (db: Table, team: TeamId, id: string): Promise<CommentItem | undefined> => {
  const [key, numbers] = [commentKey(team, id), commentCountersKey(team, id)];
  if (!key || !numbers) return undefined;
  const placeKey = { pk: `${teamPartition(team)}#LISTED${key.pk.slice(teamPartition(team).length)}`, sk: key.sk };
  let latest: CommentItem | undefined;
  await settlePlaces(db, {
    entity: postPlaceEntity,
    async read(): Promise<readonly FurtherPlace[]> {
      const [comment, counters] = await rowsAt<[CommentItem, CommentCounters]>(db, [key, numbers]);
      latest = comment;
      if (!comment || comment.status === 'deleted') return [{ key: placeKey }];
      const { partition, prefix } = byReactions(
        team,
        comment.target_id,
        comment.parent_comment_id ?? comment.target_id,
      );
      const sort = `${prefix}${sortableCount(counters?.reactions ?? 0)}#${id}`;
      return [{ key: placeKey, at: { partition, sort, attributes: { comment_id: id } } }];
    },
  });
  return latest;
};
