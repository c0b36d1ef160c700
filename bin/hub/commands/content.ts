import { resource } from '../resource.ts';
import { done, type FlagOf, list, shown } from '../verb.ts';

const NODES = '/api/v1/teams/{team_id}/hubs/{hub_id}/content-nodes';
const NODES_OF_MEMBERS = '/api/v1/hubs/{hub_id}/content-nodes';
const COMPLETION = '/api/v1/content-nodes/{content_node_id}/completion';

const KINDS = ['course', 'section', 'lesson', 'article', 'video', 'audio'];
const STATUSES = ['draft', 'published'];

type NodeAttribute = 'summary' | 'body' | 'parent_id' | 'media_id' | 'status' | 'position' | 'is_commentable';

const attributes: readonly FlagOf<never, NodeAttribute>[] = [
  { flag: '--summary <text>', about: 'summary', attribute: 'summary' },
  { flag: '--body <text>', about: 'text; @file reads a file, @- standard input', attribute: 'body' },
  { flag: '--parent <content>', about: 'the course or section that contains it', attribute: 'parent_id' },
  { flag: '--media <id>', about: 'its video, audio or file', attribute: 'media_id' },
  { flag: '--status <status>', about: 'status', attribute: 'status', values: STATUSES },
  { flag: '--position <n>', about: 'place in its parent', attribute: 'position', as: 'number' },
  { flag: '--commentable <boolean>', about: 'whether members can comment', attribute: 'is_commentable', as: 'boolean' },
];

export const { define, verbs } = resource([
  list(NODES, {
    name: 'list',
    about: 'List the content of the hub',
    isDefault: true,
    memberPath: NODES_OF_MEMBERS,
    what: 'content',
    columns: [
      'kind',
      { attribute: 'title', wide: true },
      'status',
      { attribute: 'child_count', title: 'CHILDREN' },
      { attribute: 'comment_count', title: 'COMMENTS' },
    ],
    flags: [
      {
        flag: '--kind <kind>',
        about: 'filter by kind',
        query: 'filter[kind]',
        values: KINDS,
      },
      { flag: '--parent <content>', about: 'filter by parent course or section', query: 'filter[parent_id]' },
      { flag: '--status <status>', about: 'filter by status (creators)', query: 'filter[status]', values: STATUSES },
    ],
  }),
  shown('get', `${NODES}/{content_node_id}`, {
    name: 'get',
    about: 'Show a content node',
    memberPath: `${NODES_OF_MEMBERS}/{content_node_id}`,
  }),
  shown('post', NODES, {
    name: 'create',
    about: 'Create a course, section, lesson or other content',
    type: 'content_nodes',
    flags: [
      { flag: '--title <text>', about: 'title', attribute: 'title', needed: true },
      { flag: '--kind <kind>', about: 'kind (default: lesson)', attribute: 'kind', values: KINDS },
      ...attributes,
    ],
  }),
  shown('patch', `${NODES}/{content_node_id}`, {
    name: 'update',
    about: 'Update a content node; an empty value clears',
    type: 'content_nodes',
    flags: [{ flag: '--title <text>', about: 'title', attribute: 'title' }, ...attributes],
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
  list('/api/v1/content-nodes/{content_node_id}/comments', {
    name: 'comments',
    about: 'List the comments of a content node',
    what: 'comments',
    columns: [
      { attribute: 'author_display_name', title: 'BY', wide: true },
      { attribute: 'body', title: 'COMMENT', wide: true },
      { attribute: 'reply_count', title: 'REPLIES' },
      'created_at',
    ],
  }),
  list('/api/v1/teams/{team_id}/hubs/{hub_id}/playlists', {
    name: 'playlists',
    about: 'List the playlists of the hub',
    memberPath: '/api/v1/hubs/{hub_id}/playlists',
    what: 'playlists',
    columns: [{ attribute: 'title', wide: true }, { attribute: 'item_count', title: 'ITEMS' }, 'status'],
  }),
  list('/api/v1/teams/{team_id}/hubs/{hub_id}/playlists/{playlist_id}/items', {
    name: 'items',
    about: 'List the items of a playlist',
    memberPath: '/api/v1/hubs/{hub_id}/playlists/{playlist_id}/items',
    what: 'items',
    columns: ['position', 'kind', { attribute: 'title', wide: true }],
  }),
]);
