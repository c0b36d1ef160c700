import { type CommentItem, commentKey } from '../../../community/comments/comment-item.ts';
import { discussionKey } from '../../../community/discussions/discussion-item.ts';
import { type ContentNodeItem, contentNodeKey } from '../../../engagement/content/content-node-item.ts';
import { visibleContent } from '../../../engagement/content/visible-content.ts';
import { type Gathered, gather } from '../../../platform/db/gather.ts';
import type { Key, TeamId } from '../../../platform/db/key.ts';
import type { Hit } from '../search-index.ts';
import { readableDiscussions } from './discussions.ts';
import type { Readable, Source, Viewing } from './source.ts';
import { inReadableSpace } from './tagged-spaces.ts';

type KeyOf = (team: TeamId, id: string) => Key | undefined;

/** The titles of the targets whose comments the reader can read, by id. */
type Titles = (viewing: Viewing, rows: Gathered, targets: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const isPublished = (comment: CommentItem | undefined): comment is CommentItem => comment?.status === 'published';

const toReadable = ({ id, body }: CommentItem, title: string): Readable => ({
  id,
  result_kind: 'comment',
  source_type: 'comments',
  title,
  body: body ?? '',
});

/** The keys of a hit: the comment, the root of a reply, and the target. */
const keysOf = ({ team }: { team: TeamId }, { ref, places: [target = '', root] }: Hit, targetKey: KeyOf) => ({
  own: commentKey(team, ref.id),
  root: root === undefined ? undefined : commentKey(team, root),
  target: targetKey(team, target),
});

/** The source of comments on one type of target. */
const commentsOn = (
  type: CommentItem['target_type'],
  targetKey: KeyOf,
  titles: Titles,
  mayBeVisible: Source['mayBeVisible'],
): Source => ({
  async document(db, hub, { id }) {
    const key = commentKey(hub.team, id);
    const item = key && (await db.get<CommentItem>(key));
    if (!isPublished(item) || item.hub_id !== hub.hub || item.target_type !== type) return undefined;
    const root = item.parent_comment_id === null ? [] : [item.parent_comment_id];
    const above = [targetKey(hub.team, item.target_id), ...root.map((one) => commentKey(hub.team, one))];
    const rows = await db.getMany<{ status: string }>(above.filter((one) => one !== undefined));
    const isVisible = rows.length > root.length && rows.every((row) => row?.status === 'published');
    return isVisible ? { title: '', body: item.body ?? '', places: [item.target_id, ...root] } : undefined;
  },

  mayBeVisible,

  async load(viewing, hits) {
    const { db, hub } = viewing;
    const named = hits.map((hit) => keysOf(hub, hit, targetKey));
    const keys = named.flatMap((one) => Object.values(one).filter((key) => key !== undefined));
    const rows = await gather(db, keys, { eventual: true });
    const shown = named.map(({ own, root }) => {
      const item = own && rows<CommentItem>(own);
      const isRootVisible = !root || isPublished(rows<CommentItem>(root));
      return isRootVisible && isPublished(item) && item.hub_id === hub.hub ? item : undefined;
    });
    const targets = shown.flatMap((item) => item?.target_id ?? []);
    const found = await titles(viewing, rows, targets);
    return shown.map((item) => {
      const title = item && found.get(item.target_id);
      return item && title !== undefined ? toReadable(item, title) : undefined;
    });
  },
});

const titlesOfDiscussions: Titles = async (viewing, rows, targets) => {
  const found = await readableDiscussions(viewing, rows, targets);
  return new Map([...found].map(([id, { title }]) => [id, title ?? '']));
};

const titlesOfContent: Titles = async ({ db, hub, reader, now }, rows, targets) => {
  const nodes = [...new Set(targets)].flatMap((id) => {
    const key = contentNodeKey(hub.team, id);
    const node = key && rows<ContentNodeItem>(key);
    return node?.hub_id === hub.hub ? [node] : [];
  });
  const seen = await visibleContent(db, reader, hub, nodes, now);
  const open = seen.filter(({ node, is_locked }) => !is_locked && node.status === 'published');
  return new Map(open.map(({ node }) => [node.id, node.title]));
};

export const commentSource = commentsOn('discussion', discussionKey, titlesOfDiscussions, (viewing, { places }) =>
  inReadableSpace(viewing, places[0] ?? ''),
);

export const contentCommentSource = commentsOn('content_node', contentNodeKey, titlesOfContent, () => true);
