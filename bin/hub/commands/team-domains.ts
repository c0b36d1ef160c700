import { resource } from '../resource.ts';
import { done, list, shown } from '../verb.ts';

const DOMAINS = '/api/v1/teams/{team_id}/domains';
const DOMAIN = `${DOMAINS}/{domain_id}` as const;

export const { define, verbs } = resource([
  list(DOMAINS, {
    name: 'list',
    about: 'List the email domains of the team',
    isDefault: true,
    what: 'domains',
    columns: [{ attribute: 'domain', wide: true }, 'status', 'checked_at'],
  }),
  shown('get', DOMAIN, { name: 'get', about: 'Show a domain and its TXT record' }),
  shown('post', DOMAINS, {
    name: 'create',
    about: 'Add the domain of your email addresses',
    type: 'team_domains',
    args: ['domain'],
  }),
  shown('post', `${DOMAIN}/verify`, { name: 'verify', about: 'Verify the TXT record now' }),
  done('delete', DOMAIN, { name: 'delete', about: 'Delete a domain', done: 'Domain deleted.' }),
]);
