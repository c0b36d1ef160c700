import { type ContentNodeItem, contentNodeKey } from '../../engagement/content/content-node-item.ts';
import { type PlaylistItem, playlistKey } from '../../engagement/content/playlist-item.ts';
import { seesDrafts } from '../../engagement/content/visible-content.ts';
import { isEventShownTo } from '../../engagement/hub-events/admit-event.ts';
import { type HubEventItem, hubEventKey } from '../../engagement/hub-events/event-item.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { mayRead, maySeeSpace, type Reader, spaceView } from '../../hubs/readers/readers.ts';
import { type SpaceItem, spaceItemKey } from '../../hubs/spaces/space-item.ts';
import { type MediaItem, mediaKey } from '../../media/media/media-item.ts';
import type { Gathered } from '../../platform/db/gather.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import { isShownTo } from '../discussions/admit-discussion.ts';
import { type DiscussionItem, discussionKey } from '../discussions/discussion-item.ts';

/** A resource of a hub that another resource names. */
interface NamedTarget {
  readonly type: string;
  readonly id: string;
}

/** A creator. Members see titles only of what they were admitted to. */
type Creator = Extract<Reader, { readonly kind: 'user' | 'key' }>;

/** Where the row of a type is, and its title for a creator. */
interface Kind {
  key(hub: HubKey, id: string): Key | undefined;
  /** Null if the creator may not read the row, and if it is of another hub. */
  title(hub: HubKey, key: Key, creator: Creator, rows: Gathered): string | null;
}

const kind = <Row extends { readonly hub_id?: string }>(
  key: Kind['key'],
  title: (row: Row, creator: Creator) => string | null,
): Kind => ({
  key,
  title({ hub }, at, creator, rows) {
    const row = rows<Row>(at);
    return row && (row.hub_id ?? hub) === hub ? title(row, creator) : null;
  },
});

const SECRET = { visibility: 'secret', access_level: 'invite' } as const;

/** Whether the creator reads the discussions of every space, so that the space of one need not be read. */
const readsEverySpace = (creator: Creator): boolean => mayRead(spaceView(creator, SECRET, undefined, true));

const KINDS: ReadonlyMap<string, Kind> = new Map([
  [
    'hub',
    kind<Pick<HubItem, 'name'> & { readonly hub_id?: never }>(
      (hub, id) => (id === hub.hub ? hubItemKey(hub) : undefined),
      ({ name }) => name,
    ),
  ],
  [
    'space',
    kind<SpaceItem>(spaceItemKey, (space, creator) => (maySeeSpace(creator, space, false) ? space.name : null)),
  ],
  [
    'discussion',
    kind<DiscussionItem>(
      ({ team }, id) => discussionKey(team, id),
      (discussion, creator) => (readsEverySpace(creator) && isShownTo(creator, discussion) ? discussion.title : null),
    ),
  ],
  [
    'content_node',
    kind<ContentNodeItem>(
      ({ team }, id) => contentNodeKey(team, id),
      ({ title }, creator) => (seesDrafts(creator) ? title : null),
    ),
  ],
  [
    'playlist',
    kind<PlaylistItem>(
      ({ team }, id) => playlistKey(team, id),
      ({ title }, creator) => (seesDrafts(creator) ? title : null),
    ),
  ],
  [
    'event',
    kind<HubEventItem>(
      ({ team }, id) => hubEventKey(team, id),
      (event, creator) => (isEventShownTo(creator, event) ? event.title : null),
    ),
  ],
  [
    'media',
    kind<MediaItem>(
      ({ team }, id) => mediaKey(team, id),
      ({ filename, uploaded_by }, creator) => (seesDrafts(creator) && uploaded_by.type !== 'contact' ? filename : null),
    ),
  ],
]);

/** The rows that `titleOf` needs. */
export const titleKeys = (hub: HubKey, { type, id }: NamedTarget): readonly Key[] => {
  const key = KINDS.get(type)?.key(hub, id);
  return key ? [key] : [];
};

/** The current title; null if the target has none, was deleted, is of another hub, or if the creator may not read it. */
export const titleOf = (hub: HubKey, target: NamedTarget, creator: Creator, rows: Gathered): string | null => {
  const [key] = titleKeys(hub, target);
  return (key && KINDS.get(target.type)?.title(hub, key, creator, rows)) ?? null;
};
