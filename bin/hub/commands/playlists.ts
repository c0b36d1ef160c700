import { resource } from '../resource.ts';
import { done, type FlagOf, list, shown } from '../verb.ts';

const PLAYLISTS = '/api/v1/teams/{team_id}/hubs/{hub_id}/playlists';
const PLAYLIST = `${PLAYLISTS}/{playlist_id}` as const;
const ITEM = `${PLAYLIST}/items/{item_id}` as const;
const OF_MEMBERS = '/api/v1/hubs/{hub_id}/playlists';

const attributes: readonly FlagOf<never, 'description' | 'status'>[] = [
  { flag: '--description <text>', about: 'description', attribute: 'description' },
  { flag: '--status <status>', about: 'status', attribute: 'status', values: ['draft', 'published'] },
];

const position: FlagOf<never, 'position'> = {
  flag: '--position <n>',
  about: 'place in the playlist, from 0',
  attribute: 'position',
  as: 'number',
};

export const { define, verbs } = resource([
  list(PLAYLISTS, {
    name: 'list',
    about: 'List the playlists of the hub',
    isDefault: true,
    memberPath: OF_MEMBERS,
    what: 'playlists',
    columns: [{ attribute: 'title', wide: true }, { attribute: 'item_count', title: 'ITEMS' }, 'status'],
    flags: [
      {
        flag: '--status <status>',
        about: 'filter by status (creators)',
        query: 'filter[status]',
        values: ['draft', 'published'],
      },
    ],
  }),
  shown('get', PLAYLIST, { name: 'get', about: 'Show a playlist', memberPath: `${OF_MEMBERS}/{playlist_id}` }),
  shown('post', PLAYLISTS, {
    name: 'create',
    about: 'Create a playlist',
    type: 'playlists',
    flags: [{ flag: '--title <text>', about: 'title', attribute: 'title', needed: true }, ...attributes],
  }),
  shown('patch', PLAYLIST, {
    name: 'update',
    about: 'Update a playlist',
    type: 'playlists',
    flags: [{ flag: '--title <text>', about: 'title', attribute: 'title' }, ...attributes],
  }),
  done('delete', PLAYLIST, { name: 'delete', about: 'Delete a playlist', done: 'Playlist deleted.' }),
  list(`${PLAYLIST}/items`, {
    name: 'items',
    about: 'List the items of a playlist',
    memberPath: `${OF_MEMBERS}/{playlist_id}/items`,
    what: 'items',
    columns: ['position', 'kind', { attribute: 'title', wide: true }],
  }),
  shown('post', `${PLAYLIST}/items`, {
    name: 'add',
    about: 'Add content or a file to a playlist',
    type: 'playlist_items',
    flags: [
      { flag: '--node <content>', about: 'the content node to add', attribute: 'content_node_id' },
      { flag: '--media <id>', about: 'the file to add', attribute: 'media_id' },
      position,
    ],
  }),
  shown('patch', ITEM, { name: 'move', about: 'Move an item', type: 'playlist_items', flags: [position] }),
  done('delete', ITEM, { name: 'remove', about: 'Remove an item', done: 'Item removed.' }),
]);
