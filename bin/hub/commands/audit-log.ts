import { resource } from '../resource.ts';
import { list } from '../verb.ts';

export const { define, verbs } = resource([
  list('/api/v1/teams/{team_id}/audit-log', {
    name: 'list',
    about: 'List the writes of users and API keys, newest first',
    isDefault: true,
    what: 'audit log entries',
    columns: [
      'created_at',
      'action',
      { attribute: 'actor_display_name', title: 'ACTOR', wide: true },
      'actor_type',
      'resource_type',
      'resource_id',
      'changed',
    ],
    flags: [
      { flag: '--actor <id>', about: 'filter by user or API key', query: 'filter[actor_id]' },
      { flag: '--action <action>', about: 'filter by action, such as hub.updated', query: 'filter[action]' },
      { flag: '--type <type>', about: 'filter by resource type', query: 'filter[resource_type]' },
    ],
  }),
]);
