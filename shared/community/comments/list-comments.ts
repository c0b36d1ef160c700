import { isModerator, type Reader } from '../../hubs/readers/readers.ts';
import { all, type Condition, either, equals } from '../../platform/db/expression.ts';
import { gatherNear } from '../../platform/db/gather-near.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { CommentCounters, CommentViewer, ViewedComment } from './admit-comment.ts';
import { type CommentItem, commentCountersKey, commentViewerKey, repliesOf, rootsOf } from './comment-item.ts';

const visibleTo = (reader: Reader): Condition => {
  const published = equals('status', 'published');
  const hidden = equals('status', 'hidden');
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

/** Eventually consistent, as all community lists. */
const listPage = async (
  db: Table,
  reader: Reader,
  run: { readonly partition: string; readonly prefix: string },
  filter: Condition,
  page: PageRequest,
): Promise<Page<ViewedComment>> => {
  const visible = all(visibleTo(reader), filter);
  const { items, next } = await db.query<CommentItem>({
    ...run,
    ...page,
    filter: visible,
    dense: true,
    eventual: true,
  });
  return { items: await withCounters(db, reader, items), next };
};

/** The roots on a target, oldest first. */
export const listRoots = (db: Table, reader: Reader, target: { team_id: string; id: string }, page: PageRequest) =>
  listPage(db, reader, rootsOf(target.team_id, target.id), equals('target_id', target.id), page);

/** The replies to a comment, oldest first. */
export const listReplies = (db: Table, reader: Reader, root: CommentItem, page: PageRequest) =>
  listPage(db, reader, repliesOf(root.team_id, root), equals('parent_comment_id', root.id), page);
