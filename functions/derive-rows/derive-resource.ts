import { type CommentItem, commentKey } from '../../shared/community/comments/comment-item.ts';
import { settleDiscussionCount } from '../../shared/community/discussions/count-discussion.ts';
import { discussionKey } from '../../shared/community/discussions/discussion-item.ts';
import type { IndexedType } from '../../shared/downstream/derived/derive-parts.ts';
import type { DerivedQueue } from '../../shared/downstream/derived/derived-queue.ts';
import type { Kind, SearchIndex } from '../../shared/downstream/search/search-index.ts';
import { kindOfMedia } from '../../shared/downstream/search/sources/media.ts';
import { SOURCES } from '../../shared/downstream/search/sources/sources.ts';
import { contentNodeKey } from '../../shared/engagement/content/content-node-item.ts';
import { type MediaItem, mediaKey } from '../../shared/media/media/media-item.ts';
import type { HubKey, Key } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { isReply } from '../../shared/platform/ids/place-id.ts';
import { settleMember } from './settle-member.ts';
import { settlePost } from './settle-post.ts';

export interface DeriveDeps {
  readonly db: Table;
  readonly index: SearchIndex;
  readonly queue: DerivedQueue;
}

/** The kinds that a resource may be indexed as. A deleted comment or media can be either kind, so both are removed. */
const kindsOf = async (db: Table, { team }: HubKey, type: IndexedType, id: string): Promise<readonly Kind[]> => {
  if (type === 'media') {
    const key = mediaKey(team, id);
    const row = key && (await db.get<MediaItem>(key));
    return row ? [kindOfMedia(row)] : ['media', 'file'];
  }
  if (type !== 'comment') return [type];
  const key = commentKey(team, id);
  const row = key && (await db.get<CommentItem>(key));
  if (!row) return ['comment', 'content_comment'];
  return [row.target_type === 'discussion' ? 'comment' : 'content_comment'];
};

interface ParentRow {
  readonly created_at: string;
  readonly updated_at: string;
  readonly target_id?: string;
}

/** The keys of resources whose visibility decides over others; `null` for the rest. */
const PARENT_KEYS: Readonly<Record<IndexedType, ((team: string, id: string) => Key | undefined) | null>> = {
  discussion: discussionKey,
  content_node: contentNodeKey,
  comment: commentKey,
  media: null,
  member: null,
};

/**
 * Queues the comments and replies that appear or disappear with a resource. A new resource has none: its creation sets
 * `created_at` and `updated_at` to the same time.
 */
const queueDependents = async ({ db, queue }: DeriveDeps, { team, hub }: HubKey, type: IndexedType, id: string) => {
  const key = PARENT_KEYS[type]?.(team, id);
  const row = key && (await db.get<ParentRow>(key));
  if (!key || (row && row.created_at === row.updated_at)) return;
  const ofHub = { team_id: team, hub_id: hub };
  if (type !== 'comment') await queue.send({ kind: 'comments', ...ofHub, target: id });
  else if (row?.target_id !== undefined && !isReply(id))
    await queue.send({ kind: 'comments', ...ofHub, target: row.target_id, root: id });
};

/**
 * Indexes the current state of a resource. Jobs for its comments are queued before the index records its change, so a
 * failure in between repeats both.
 */
export const deriveResource = async (deps: DeriveDeps, hub: HubKey, type: IndexedType, id: string): Promise<void> => {
  const { db, index } = deps;
  if (type === 'member') await settleMember(db, hub, id);
  if (type === 'discussion' || type === 'comment') await settlePost(db, hub.team, type, id);
  if (type === 'discussion') await settleDiscussionCount(db, hub, id);
  for (const kind of await kindsOf(db, hub, type, id)) {
    const [source, ref] = [SOURCES[kind], { kind, id }];
    if (!source) continue;
    const read = () => source.document(db, hub, ref);
    await index.refresh(hub, ref, read, () => queueDependents(deps, hub, type, id));
  }
};
