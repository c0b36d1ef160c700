import { resource } from '../resource.ts';
import { done, list, shown } from '../verb.ts';

const SPACE = '/api/v1/hubs/{hub_id}/spaces/{space_id}';
const MEMBERSHIP = `${SPACE}/membership` as const;
const OF_TEAM = '/api/v1/teams/{team_id}/hubs/{hub_id}/spaces/{space_id}/memberships';

export const { define, verbs } = resource([
  list('/api/v1/hubs/{hub_id}/spaces', {
    name: 'list',
    about: 'List the spaces of the hub',
    isDefault: true,
    what: 'spaces',
    columns: ['slug', { attribute: 'name', wide: true }, 'visibility', { attribute: 'description', wide: true }],
  }),
  shown('get', SPACE, { name: 'get', about: 'Show a space, by its slug or id' }),
  shown('post', '/api/v1/hubs/{hub_id}/spaces', {
    name: 'create',
    about: 'Create a space',
    type: 'spaces',
    flags: [
      { flag: '--name <name>', about: 'its name', attribute: 'name', needed: true },
      { flag: '--slug <slug>', about: 'its name in addresses; made from the name unless given', attribute: 'slug' },
      { flag: '--description <text>', about: 'what it is for', attribute: 'description' },
      {
        flag: '--visibility <who>',
        about: 'who sees it',
        attribute: 'visibility',
        values: ['public', 'members', 'secret'],
      },
      {
        flag: '--access <level>',
        about: 'how members get in',
        attribute: 'access_level',
        values: ['open', 'request', 'invite', 'rule'],
      },
    ],
  }),
  done('delete', SPACE, { name: 'delete', about: 'Delete a space', done: 'The space is deleted.' }),
  shown('put', MEMBERSHIP, { name: 'join', about: 'Enter a space, or ask to, as a member' }),
  done('delete', MEMBERSHIP, { name: 'leave', about: 'Leave a space', done: 'You are not in it any more.' }),
  list(OF_TEAM, {
    name: 'members',
    about: 'List who is in a space, and who asked to be',
    what: 'members of the space',
    id: 'contact_id',
    columns: ['status', 'created_at'],
    flags: [{ flag: '--status <status>', about: 'only these', query: 'filter[status]', values: ['pending', 'active'] }],
  }),
  shown('put', `${OF_TEAM}/{contact_id}`, { name: 'admit', about: 'Let a member of the hub into a space' }),
  done('delete', `${OF_TEAM}/{contact_id}`, {
    name: 'remove',
    about: 'Refuse who asked, or take a member out',
    done: 'They are not in it.',
  }),
]);
