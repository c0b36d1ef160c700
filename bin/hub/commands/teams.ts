import { resource } from '../resource.ts';
import { type FlagOf, list, shown } from '../verb.ts';

const TEAMS = '/api/v1/teams';
const TEAM = `${TEAMS}/{team_id}` as const;
const ACCOUNT = `${TEAM}/payment-account` as const;

const attributes: readonly FlagOf<never, 'description' | 'support_email'>[] = [
  { flag: '--description <text>', about: 'description', attribute: 'description' },
  { flag: '--support-email <address>', about: 'address for questions of members', attribute: 'support_email' },
];

export const { define, verbs } = resource([
  list(TEAMS, {
    name: 'list',
    about: 'List your teams',
    isDefault: true,
    what: 'teams',
    columns: [{ attribute: 'name', wide: true }, 'support_email', 'created_at'],
  }),
  shown('get', TEAM, { name: 'get', about: 'Show the team selected with --team' }),
  shown('post', TEAMS, {
    name: 'create',
    about: 'Create a team',
    type: 'teams',
    flags: [{ flag: '--name <name>', about: 'name', attribute: 'name', needed: true }, ...attributes],
  }),
  shown('patch', TEAM, {
    name: 'update',
    about: 'Update the team selected with --team',
    type: 'teams',
    flags: [{ flag: '--name <name>', about: 'name', attribute: 'name' }, ...attributes],
  }),
  shown('get', ACCOUNT, { name: 'payment-account', about: 'Show the payment account of the team' }),
  shown('post', ACCOUNT, {
    name: 'connect-payments',
    about: 'Connect a payment account; prints the URL of the onboarding',
    type: 'payment_accounts',
    flags: [{ flag: '--email <address>', about: 'address of the account', attribute: 'email' }],
  }),
]);
