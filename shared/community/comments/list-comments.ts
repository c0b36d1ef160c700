import { isModerator, type Reader } from '../../hubs/readers/readers.ts';
import { all, type Condition, either, equals, oneOf } from '../../platform/db/expression.ts';
import { gather } from '../../platform/db/gather.ts';
import { gatherNear } from '../../platform/db/gather-near.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';
import { listPlaces } from '../../platform/db/list-places.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { type CommentCounters, type CommentViewer, isShownTo, type ViewedComment } from './admit-comment.ts';
import {
  type CommentItem,
  commentCountersKey,
  commentKey,
  commentViewerKey,
  repliesOf,
  rootsOf,
} from './comment-item.ts';
import { byReactions, type CommentPlace } from './comment-places.ts';

const visibleTo = (reader: Reader): Condition => {
  const published = equals('status', 'published');
  const hidden = oneOf('status', ['hidden', 'pending_review']);
  if (isModerator(reader)) return either(published, hidden);
  return reader.kind === 'contact' ? either(published, all(hidden, equals('author.id', reader.id))) : published;
};

/** Comments with their counters and the reader's viewer rows: one round trip. */
const withCounters = async (
  db: Table,
  reader: Reader,
  comments: readonly CommentItem[],
): Promise<readonly ViewedComment[]> => {
  const rowsOf = ({ team_id, id }: CommentItem): readonly (Key | undefined)[] => [
    commentCountersKey(team_id, id),
    reader.kind === 'contact' ? commentViewerKey(team_id, id, reader.id) : undefined,
  ];
  const keys = comments.flatMap(rowsOf).filter((key) => key !== undefined);
  const rows = await gatherNear(db, keys, { eventual: true });
  return comments.map((comment) => {
    const [numbers, own] = rowsOf(comment);
    return {
      comment,
      counters: numbers && rows<CommentCounters>(numbers),
      viewer: own && rows<CommentViewer>(own),
    };
  });
};

export const COMMENT_SORTS = ['created_at', '-reactions'] as const;

/** The order of a list of comments; the oldest first without one. */
interface CommentSort {
  readonly field: 'created_at' | 'reactions';
  readonly descending: boolean;
}

/** The comments of a list: those on a target, or the replies to a comment. */
interface CommentList {
  readonly run: { readonly partition: string; readonly prefix: string };
  readonly top: { readonly partition: string; readonly prefix: string };
  readonly team: TeamId;
  readonly belongs: (comment: CommentItem) => boolean;
  readonly filter: Condition;
}

/** By reactions, the most first. Comments are read as they are now. */
const listTop = (db: Table, reader: Reader, { team, top, belongs }: CommentList, page: PageRequest) =>
  listPlaces<CommentPlace, ViewedComment>(db, { ...top, descending: true }, page, async (places) => {
    const keys = places.map(({ comment_id }) => commentKey(team, comment_id));
    const known = keys.filter((key) => key !== undefined);
    const rows = await gather(db, known, { eventual: true });
    const found = known.flatMap((key) => rows<CommentItem>(key) ?? []);
    const shown = found.filter((comment) => belongs(comment) && isShownTo(reader, comment));
    const seen = await withCounters(db, reader, shown);
    const byId = new Map(seen.map((one) => [one.comment.id, one]));
    return places.map(({ comment_id }) => byId.get(comment_id));
  });

/** Eventually consistent, as all community lists. */
const listPage = async (
  db: Table,
  reader: Reader,
  comments: CommentList,
  page: PageRequest,
  sort: CommentSort | undefined,
): Promise<Page<ViewedComment>> => {
  if (sort?.field === 'reactions') return listTop(db, reader, comments, page);
  const { items, next } = await db.query<CommentItem>({
    ...comments.run,
    ...page,
    descending: sort?.descending ?? false,
    filter: all(visibleTo(reader), comments.filter),
    dense: true,
    eventual: true,
  });
  return { items: await withCounters(db, reader, items), next };
};

/** The roots on a target. */
export const listRoots = (
  db: Table,
  reader: Reader,
  { team_id, id }: { team_id: string; id: string },
  page: PageRequest,
  sort?: CommentSort,
) => {
  const filter = equals('target_id', id);
  const belongs = ({ target_id, parent_comment_id }: CommentItem) => target_id === id && parent_comment_id === null;
  const comments = { team: team_id, run: rootsOf(team_id, id), top: byReactions(team_id, id, id), belongs, filter };
  return listPage(db, reader, comments, page, sort);
};

/** The replies to a comment. */
export const listReplies = (db: Table, reader: Reader, root: CommentItem, page: PageRequest, sort?: CommentSort) => {
  const { team_id, target_id, id } = root;
  const filter = equals('parent_comment_id', id);
  const belongs = ({ parent_comment_id }: CommentItem) => parent_comment_id === id;
  const comments = {
    team: team_id,
    run: repliesOf(team_id, root),
    top: byReactions(team_id, target_id, id),
    belongs,
    filter,
  };
  return listPage(db, reader, comments, page, sort);
};
