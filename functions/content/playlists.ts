import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { authorOf } from '../../shared/community/discussions/create-discussion.ts';
import { NewPlaylist, PlaylistChange } from '../../shared/engagement/content/playlist-input.ts';
import type { PlaylistItem } from '../../shared/engagement/content/playlist-item.ts';
import { playlists } from '../../shared/engagement/content/playlists.ts';
import { equals } from '../../shared/platform/db/expression.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { statusFilter } from './list-content.ts';
import { Playlist } from './playlist-resource.ts';

const collection = '/teams/{team_id}/hubs/{hub_id}/playlists';
const item = '/teams/{team_id}/hubs/{hub_id}/playlists/{playlist_id}';

/** Nothing is locked for creators. */
const unlocked = (playlist: PlaylistItem) => ({ ...playlist, is_locked: false, unlocks_at: null });

const listAll = route({
  method: 'GET',
  path: collection,
  summary: text('List all playlists of a hub'),
  description: text('Includes drafts. Oldest first.'),
  caller: creator('content.manage'),
  query: list(() => ({ filter: statusFilter })),
  response: many(Playlist),
  async handler({ params, query }, { db }) {
    const { status } = query.filter;
    const filter = status && equals('status', status);
    const { items, next } = await playlists(db, hubOf(params)).list(filter, query.page);
    return answer({ items: items.map(unlocked), next });
  },
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Create a playlist'),
  description: text('The playlist is empty, and published unless `status` is `draft`. Members do not see drafts.'),
  caller: creator('content.manage'),
  body: envelope('playlists', NewPlaylist),
  status: 201,
  location: '/teams/{team_id}/hubs/{hub_id}/playlists/{id}',
  response: one(Playlist),
  async handler({ params, body }, { caller, db, now }) {
    const hubPlaylists = playlists(db, hubOf(params));
    return answer(unlocked(await hubPlaylists.create(body, authorOf(caller), actorOf(caller), now)));
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get a playlist as a creator'),
  caller: creator('content.manage'),
  response: one(Playlist),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const found = await playlists(db, hubOf(params)).get(params.playlist_id);
    return found ? answer(unlocked(found)) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: item,
  summary: text('Update a playlist'),
  description: text(
    'Omitted attributes stay unchanged. Set `status` to publish the playlist or make it a draft again.',
  ),
  caller: creator('content.manage'),
  body: envelope('playlists', PlaylistChange),
  response: one(Playlist),
  errors: ['not_found'],
  async handler({ params, body }, { caller, db, now }) {
    const hubPlaylists = playlists(db, hubOf(params));
    const changed = await hubPlaylists.change(params.playlist_id, body, actorOf(caller), now);
    return changed ? answer(unlocked(changed)) : refuse('not_found');
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete a playlist'),
  description: text('The content nodes and media in it are kept.'),
  caller: creator('content.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, db, now }) {
    const hubPlaylists = playlists(db, hubOf(params));
    return (await hubPlaylists.remove(params.playlist_id, actorOf(caller), now)) ? done() : refuse('not_found');
  },
});

export const playlistRoutes = [listAll, create, read, change, remove];
