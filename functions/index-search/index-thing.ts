import { type CommentItem, commentKey } from '../../shared/community/comments/comment-item.ts';
import { discussionKey } from '../../shared/community/discussions/discussion-item.ts';
import type { IndexQueue, Thing } from '../../shared/downstream/search/index-queue.ts';
import type { Kind, SearchIndex } from '../../shared/downstream/search/search-index.ts';
import { kindOfMedia } from '../../shared/downstream/search/sources/media.ts';
import { SOURCES } from '../../shared/downstream/search/sources/sources.ts';
import { contentNodeKey } from '../../shared/engagement/content/content-node-item.ts';
import { type MediaItem, mediaKey } from '../../shared/media/media/media-item.ts';
import type { HubKey, Key } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { isReply } from '../../shared/platform/ids/place-id.ts';

/** What the work is done with. */
export interface IndexRoom {
  readonly db: Table;
  readonly index: SearchIndex;
  readonly queue: IndexQueue;
}

/**
 * A comment is indexed by what it is on, a media by what it is; of one that is gone nobody knows, so it is forgotten
 * as either.
 */
const kindsOf = async (db: Table, { team }: HubKey, thing: Thing, id: string): Promise<readonly Kind[]> => {
  if (thing === 'media') {
    const key = mediaKey(team, id);
    const row = key && (await db.get<MediaItem>(key));
    return row ? [kindOfMedia(row)] : ['media', 'file'];
  }
  if (thing !== 'comment') return [thing];
  const key = commentKey(team, id);
  const row = key && (await db.get<CommentItem>(key));
  if (!row) return ['comment', 'remark'];
  return [row.target_type === 'discussion' ? 'comment' : 'remark'];
};

interface Changed {
  readonly created_at: string;
  readonly updated_at: string;
  readonly target_id?: string;
}

/** The keys of things that others are indexed with; `null` for things that nothing hangs on. */
const KEYS: Readonly<Record<Thing, ((team: string, id: string) => Key | undefined) | null>> = {
  discussion: discussionKey,
  content_node: contentNodeKey,
  comment: commentKey,
  media: null,
  member: null,
};

/** What comes and goes with a thing that came or went: the comments on it, the replies to it. What is new has none. */
const followersOf = async ({ db, queue }: IndexRoom, { team, hub }: HubKey, thing: Thing, id: string) => {
  const key = KEYS[thing]?.(team, id);
  const row = key && (await db.get<Changed>(key));
  if (!key || (row && row.created_at === row.updated_at)) return;
  const ofHub = { team_id: team, hub_id: hub };
  if (thing !== 'comment') await queue.send({ kind: 'comments', ...ofHub, target: id });
  else if (row?.target_id !== undefined && !isReply(id))
    await queue.send({ kind: 'comments', ...ofHub, target: row.target_id, root: id });
};

/**
 * Makes the index equal to a thing as it is now. Jobs for its comments are queued before the index records that the
 * thing appeared or went, so a failure between the two repeats both.
 */
export const indexThing = async (room: IndexRoom, hub: HubKey, thing: Thing, id: string): Promise<void> => {
  const { db, index } = room;
  for (const kind of await kindsOf(db, hub, thing, id)) {
    const [source, ref] = [SOURCES[kind], { kind, id }];
    if (!source) continue;
    const read = () => source.document(db, hub, ref);
    await index.refresh(hub, ref, read, () => followersOf(room, hub, thing, id));
  }
};
