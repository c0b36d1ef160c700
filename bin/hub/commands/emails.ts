import { resource } from '../resource.ts';
import { done, list, shown } from '../verb.ts';

const EMAILS = '/api/v1/teams/{team_id}/hubs/{hub_id}/emails';
const SUPPRESSIONS = '/api/v1/teams/{team_id}/suppressions';

export const { define, verbs } = resource([
  list(EMAILS, {
    name: 'list',
    about: 'List the emails of the hub and their delivery',
    isDefault: true,
    what: 'emails',
    columns: [{ attribute: 'email', title: 'TO', wide: true }, 'kind', 'status', 'created_at'],
    flags: [
      {
        flag: '--status <status>',
        about: 'filter by status',
        query: 'filter[status]',
        values: ['queued', 'sent', 'delayed', 'delivered', 'bounced', 'complained', 'suppressed'],
      },
      { flag: '--contact <id>', about: 'filter by contact', query: 'filter[contact_id]' },
      { flag: '--email <address>', about: 'filter by address', query: 'filter[email]' },
    ],
  }),
  shown('get', `${EMAILS}/{email_id}`, { name: 'get', about: 'Show an email and its history' }),
  list(SUPPRESSIONS, {
    name: 'suppressions',
    about: 'List the addresses that get no email',
    what: 'suppressed addresses',
    columns: [
      { attribute: 'email', wide: true },
      'reason',
      { attribute: 'contact_name', title: 'CONTACT', wide: true },
      'suppressed_at',
    ],
    flags: [{ flag: '--email <address>', about: 'filter by address', query: 'filter[email]' }],
  }),
  done('delete', `${SUPPRESSIONS}/{suppression_id}`, {
    name: 'unsuppress',
    about: 'Send email to a suppressed address again',
    done: 'Suppression deleted.',
  }),
]);
