import { resource } from '../resource.ts';
import { done, list, shown } from '../verb.ts';

const NODES = '/api/v1/teams/{team_id}/hubs/{hub_id}/content-nodes';
const NODES_OF_MEMBERS = '/api/v1/hubs/{hub_id}/content-nodes';
const COMPLETION = '/api/v1/content-nodes/{content_node_id}/completion';

export const { define, verbs } = resource([
  list(NODES, {
    name: 'list',
    about: 'List the content of the hub',
    isDefault: true,
    memberPath: NODES_OF_MEMBERS,
    what: 'content',
    columns: ['kind', { attribute: 'title', wide: true }, 'status', 'child_count', 'comment_count'],
    flags: [
      {
        flag: '--kind <kind>',
        about: 'filter by kind',
        query: 'filter[kind]',
        values: ['course', 'section', 'lesson', 'article', 'video', 'audio'],
      },
      { flag: '--parent <content>', about: 'filter by parent course or section', query: 'filter[parent_id]' },
    ],
  }),
  shown('get', `${NODES}/{content_node_id}`, {
    name: 'get',
    about: 'Show a content node',
    memberPath: `${NODES_OF_MEMBERS}/{content_node_id}`,
  }),
  shown('patch', `${NODES}/{content_node_id}`, {
    name: 'publish',
    about: 'Publish a draft',
    type: 'content_nodes',
    sends: { status: 'published' },
  }),
  done('delete', `${NODES}/{content_node_id}`, {
    name: 'delete',
    about: 'Delete a content node',
    done: 'Content node deleted.',
  }),
  shown('put', COMPLETION, { name: 'complete', about: 'Mark as completed (members)' }),
  done('delete', COMPLETION, {
    name: 'uncomplete',
    about: 'Remove your completion (members)',
    done: 'Completion removed.',
  }),
  list('/api/v1/teams/{team_id}/hubs/{hub_id}/playlists', {
    name: 'playlists',
    about: 'List the playlists of the hub',
    memberPath: '/api/v1/hubs/{hub_id}/playlists',
    what: 'playlists',
    columns: [{ attribute: 'title', wide: true }, 'item_count', 'status'],
  }),
  list('/api/v1/teams/{team_id}/hubs/{hub_id}/playlists/{playlist_id}/items', {
    name: 'items',
    about: 'List the items of a playlist',
    memberPath: '/api/v1/hubs/{hub_id}/playlists/{playlist_id}/items',
    what: 'items',
    columns: ['position', 'kind', { attribute: 'title', wide: true }, 'content_node_id', 'media_id'],
  }),
]);
