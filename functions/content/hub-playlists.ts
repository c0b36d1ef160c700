import { text } from '#docs';
import { insider } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { playlistEntries } from '../../shared/engagement/content/playlist-entries.ts';
import { playlists } from '../../shared/engagement/content/playlists.ts';
import { seesDrafts } from '../../shared/engagement/content/visible-content.ts';
import { presentEntries, visiblePlaylists } from '../../shared/engagement/content/visible-playlists.ts';
import type { Reader } from '../../shared/hubs/readers/readers.ts';
import { equals } from '../../shared/platform/db/expression.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one } from '../../shared/platform/http/response.ts';
import { Playlist, PlaylistEntry } from './playlist-resource.ts';

const visiblePlaylist = async (db: Table, reader: Reader, hub: HubKey, id: string, now: Date) => {
  const found = await playlists(db, hub).get(id);
  const [seen] = found ? await visiblePlaylists(db, reader, hub, [found], now) : [];
  return seen;
};

const listForMembers = route({
  method: 'GET',
  path: '/hubs/{hub_id}/playlists',
  summary: text('List published playlists'),
  description: text('Oldest first. A playlist that an access rule keeps from the viewer has `is_locked`.'),
  caller: insider(),
  query: list(),
  response: many(Playlist),
  async handler({ params, query }, { caller, team, db, now }) {
    const hub = { team, hub: params.hub_id };
    const creator = seesDrafts(caller);
    const filter = creator ? undefined : equals('status', 'published');
    const { items, next } = await playlists(db, hub).list(filter, query.page, { eventual: !creator });
    return answer({ items: await visiblePlaylists(db, caller, hub, items, now), next });
  },
});

const readForMembers = route({
  method: 'GET',
  path: '/hubs/{hub_id}/playlists/{playlist_id}',
  summary: text('Get a published playlist'),
  caller: insider(),
  response: one(Playlist),
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const seen = await visiblePlaylist(db, caller, { team, hub: params.hub_id }, params.playlist_id, now);
    return seen ? answer(seen) : refuse('not_found');
  },
});

const itemsForMembers = route({
  method: 'GET',
  path: '/hubs/{hub_id}/playlists/{playlist_id}/items',
  summary: text('List published playlist items'),
  description: text(
    'Sorted by position. Unpublished items are left out, so a page can be shorter than requested. Items that an access rule keeps from the viewer are locked. A locked playlist lists no items.',
  ),
  caller: insider(),
  query: list(),
  response: many(PlaylistEntry),
  errors: ['not_found', 'content_locked'],
  async handler({ params, query }, { caller, team, db, now }) {
    const hub = { team, hub: params.hub_id };
    const playlist = await visiblePlaylist(db, caller, hub, params.playlist_id, now);
    if (!playlist) return refuse('not_found');
    if (playlist.is_locked) return refuse('content_locked');
    const { items, next } = await playlistEntries(db, playlist).list(query.page);
    return answer({ items: await presentEntries(db, caller, hub, items, now), next });
  },
});

export const hubPlaylistRoutes = [listForMembers, readForMembers, itemsForMembers];
