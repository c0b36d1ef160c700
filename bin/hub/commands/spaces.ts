import { resource } from '../resource.ts';
import { done, type FlagOf, list, shown } from '../verb.ts';

const SPACE = '/api/v1/hubs/{hub_id}/spaces/{space_id}';
const MEMBERSHIP = `${SPACE}/membership` as const;
const OF_TEAM = '/api/v1/teams/{team_id}/hubs/{hub_id}/spaces/{space_id}/memberships';

type SpaceAttribute =
  | 'slug'
  | 'description'
  | 'visibility'
  | 'access_level'
  | 'reviews_posts'
  | 'icon'
  | 'color'
  | 'position';

const attributes: readonly FlagOf<never, SpaceAttribute>[] = [
  { flag: '--slug <slug>', about: 'slug for URLs (default: derived from the name)', attribute: 'slug' },
  { flag: '--description <text>', about: 'description', attribute: 'description' },
  { flag: '--visibility <who>', about: 'visibility', attribute: 'visibility', values: ['public', 'members', 'secret'] },
  {
    flag: '--access <level>',
    about: 'how members join',
    attribute: 'access_level',
    values: ['open', 'request', 'invite', 'rule'],
  },
  { flag: '--reviews-posts <boolean>', about: 'hold posts for review', attribute: 'reviews_posts', as: 'boolean' },
  { flag: '--icon <text>', about: 'icon', attribute: 'icon' },
  { flag: '--color <hex>', about: 'color, such as #B5533C', attribute: 'color' },
  { flag: '--position <n>', about: 'place in the list', attribute: 'position', as: 'number' },
];

export const { define, verbs } = resource([
  list('/api/v1/hubs/{hub_id}/spaces', {
    name: 'list',
    about: 'List the spaces of the hub',
    isDefault: true,
    what: 'spaces',
    columns: [
      'slug',
      { attribute: 'name', wide: true },
      'visibility',
      { attribute: 'discussion_count', title: 'POSTS' },
      { attribute: 'member_count', title: 'MEMBERS' },
      { attribute: 'description', wide: true },
    ],
  }),
  list('/api/v1/hubs/{hub_id}/space-unread-counts', {
    name: 'unread',
    about: 'List how many posts you have not read, by space (members)',
    what: 'unread counts',
    id: 'space_id',
    columns: [
      { attribute: 'space_name', title: 'SPACE', wide: true },
      { attribute: 'unread_count', title: 'UNREAD' },
      'read_at',
    ],
  }),
  done('put', `${SPACE}/read`, {
    name: 'read',
    about: 'Mark the posts of a space as read (members)',
    done: 'Space marked as read.',
  }),
  shown('get', SPACE, { name: 'get', about: 'Show a space, by its slug or id' }),
  shown('post', '/api/v1/hubs/{hub_id}/spaces', {
    name: 'create',
    about: 'Create a space',
    type: 'spaces',
    flags: [{ flag: '--name <name>', about: 'name', attribute: 'name', needed: true }, ...attributes],
  }),
  shown('patch', SPACE, {
    name: 'update',
    about: 'Update a space; an empty value clears',
    type: 'spaces',
    flags: [{ flag: '--name <name>', about: 'name', attribute: 'name' }, ...attributes],
  }),
  done('delete', SPACE, { name: 'delete', about: 'Delete a space', done: 'Space deleted.' }),
  shown('put', MEMBERSHIP, { name: 'join', about: 'Join a space or request to join (members)' }),
  done('delete', MEMBERSHIP, { name: 'leave', about: 'Leave a space (members)', done: 'You left the space.' }),
  list(OF_TEAM, {
    name: 'members',
    about: 'List the members and join requests of a space',
    what: 'space members',
    id: 'contact_id',
    columns: [{ attribute: 'contact_display_name', title: 'NAME', wide: true }, 'status', 'created_at'],
    flags: [
      { flag: '--status <status>', about: 'filter by status', query: 'filter[status]', values: ['pending', 'active'] },
    ],
  }),
  shown('put', `${OF_TEAM}/{contact_id}`, { name: 'admit', about: 'Add a hub member to a space' }),
  done('delete', `${OF_TEAM}/{contact_id}`, {
    name: 'remove',
    about: 'Remove a member or reject a join request',
    done: 'Space member removed.',
  }),
]);
