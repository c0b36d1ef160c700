import { resource } from '../resource.ts';
import { done, shown } from '../verb.ts';

const DOMAIN = '/api/v1/teams/{team_id}/hubs/{hub_id}/domain';

export const { define, verbs } = resource([
  shown('get', DOMAIN, {
    name: 'get',
    about: 'Show the domain of the hub and its DNS records',
    isDefault: true,
  }),
  shown('put', DOMAIN, { name: 'set', about: 'Set the domain of the hub', type: 'hub_domains', args: ['domain'] }),
  shown('post', `${DOMAIN}/verify`, { name: 'verify', about: 'Verify the DNS records now' }),
  done('delete', DOMAIN, { name: 'delete', about: 'Remove the domain from the hub', done: 'Domain removed.' }),
]);
