import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { contentNodes } from '../../shared/engagement/content/content-nodes.ts';
import { playlistEntries } from '../../shared/engagement/content/playlist-entries.ts';
import { NewPlaylistEntry, PlaylistEntryChange } from '../../shared/engagement/content/playlist-input.ts';
import { playlists } from '../../shared/engagement/content/playlists.ts';
import { presentEntries } from '../../shared/engagement/content/visible-playlists.ts';
import { isHubMedia } from '../../shared/media/media/is-hub-media.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { MOVING } from '../../shared/platform/positions/moving.ts';
import { PlaylistEntry } from './playlist-resource.ts';

const collection = '/teams/{team_id}/hubs/{hub_id}/playlists/{playlist_id}/items';
const item = '/teams/{team_id}/hubs/{hub_id}/playlists/{playlist_id}/items/{item_id}';

interface PlaylistPath {
  readonly team_id: string;
  readonly hub_id: string;
  readonly playlist_id: string;
}

const playlistOf = (db: Table, params: PlaylistPath) => playlists(db, hubOf(params)).get(params.playlist_id);

const listItems = route({
  method: 'GET',
  path: collection,
  summary: text('List all playlist items'),
  description: text(
    'Includes unpublished items. Sorted by position. An item whose content was deleted has `is_missing`; it counts towards the limit, and members do not see it.',
  ),
  caller: creator('content.manage'),
  query: list(),
  response: many(PlaylistEntry),
  errors: ['not_found'],
  async handler({ params, query }, { caller, db, now }) {
    const playlist = await playlistOf(db, params);
    if (!playlist) return refuse('not_found');
    const { items, next } = await playlistEntries(db, playlist).list(query.page);
    return answer({ items: await presentEntries(db, caller, hubOf(params), items, now), next });
  },
});

const add = route({
  method: 'POST',
  path: collection,
  summary: text('Add an item to a playlist'),
  description: text(
    'Adds a content node or a media of the hub at `position`, or at the end. A playlist has at most 500 items.',
  ),
  caller: creator('content.manage'),
  body: envelope('playlist_items', NewPlaylistEntry),
  status: 201,
  response: one(PlaylistEntry),
  errors: ['unknown_content_node', 'unknown_media', 'limit_reached', 'not_found'],
  async handler({ params, body }, { caller, db, now }) {
    const hub = hubOf(params);
    const { content_node_id: node, media_id: media } = body;
    const [playlist, known] = await Promise.all([
      playlistOf(db, params),
      node === null ? isHubMedia(db, hub, media ?? '') : contentNodes(db, hub).get(node),
    ]);
    if (!playlist) return refuse('not_found');
    if (!known && node !== null) return refuse('unknown_content_node', { field: 'content_node_id' });
    if (!known) return refuse('unknown_media', { field: 'media_id' });
    const added = await playlistEntries(db, playlist).add({ ...body, position: body.position }, actorOf(caller), now);
    if (added === 'limit_reached') return refuse(added);
    if (added === 'unknown_media') return refuse(added, { field: 'media_id' });
    const [seen] = added ? await presentEntries(db, caller, hub, [added], now) : [];
    return seen ? answer(seen) : refuse('not_found');
  },
});

const move = route({
  method: 'PATCH',
  path: item,
  summary: text('Update a playlist item'),
  description: text(`Moves the item. Items are sorted by position. ${MOVING}`),
  caller: creator('content.manage'),
  body: envelope('playlist_items', PlaylistEntryChange),
  response: one(PlaylistEntry),
  errors: ['not_found'],
  async handler({ params, body }, { caller, db, now }) {
    const playlist = await playlistOf(db, params);
    if (!playlist) return refuse('not_found');
    const entries = playlistEntries(db, playlist);
    const { position } = body;
    const moved =
      position === undefined
        ? await entries.get(params.item_id)
        : await entries.move(params.item_id, position, actorOf(caller), now);
    const [seen] = moved ? await presentEntries(db, caller, hubOf(params), [moved], now) : [];
    return seen ? answer(seen) : refuse('not_found');
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: text('Remove an item from a playlist'),
  description: text('The content node or media is kept.'),
  caller: creator('content.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, db, now }) {
    const playlist = await playlistOf(db, params);
    const gone = playlist && (await playlistEntries(db, playlist).remove(params.item_id, actorOf(caller), now));
    return gone ? done() : refuse('not_found');
  },
});

export const playlistItemRoutes = [listItems, add, move, remove];
