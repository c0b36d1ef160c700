import { resource } from '../resource.ts';
import { type FlagOf, list, shown } from '../verb.ts';
import { defineImages } from './hub-images.ts';

const HUBS = '/api/v1/teams/{team_id}/hubs';
const HUB = `${HUBS}/{hub_id}` as const;

type HubAttribute =
  | 'slug'
  | 'description'
  | 'access_level'
  | 'sign_in'
  | 'allowed_origins'
  | 'newcomer_limits'
  | 'default_currency'
  | 'site_url'
  | 'color'
  | 'locale'
  | 'time_zone';

const attributes: readonly FlagOf<never, HubAttribute>[] = [
  { flag: '--slug <slug>', about: 'slug for URLs (default: derived from the name)', attribute: 'slug' },
  { flag: '--description <text>', about: 'description', attribute: 'description' },
  {
    flag: '--access <level>',
    about: 'how members join',
    attribute: 'access_level',
    values: ['open', 'request', 'invite'],
  },
  {
    flag: '--sign-in <how>',
    about: 'how members sign in',
    attribute: 'sign_in',
    values: ['password', 'magic_link', 'both'],
  },
  {
    flag: '--origin <url>',
    about: 'origin that sign-ins and checkouts can return to (repeatable; owners only)',
    attribute: 'allowed_origins',
    as: 'list',
  },
  {
    flag: '--newcomer-limits <boolean>',
    about: 'hold posts of new members that look like spam',
    attribute: 'newcomer_limits',
    as: 'boolean',
  },
  {
    flag: '--currency <code>',
    about: 'currency of new prices that name none, such as EUR',
    attribute: 'default_currency',
  },
  { flag: '--site-url <url>', about: 'address of the site of the hub (owners only)', attribute: 'site_url' },
  { flag: '--color <hex>', about: 'color, such as #B5533C', attribute: 'color' },
  { flag: '--locale <language>', about: 'language, such as de-AT', attribute: 'locale' },
  { flag: '--time-zone <zone>', about: 'time zone, such as Europe/Berlin', attribute: 'time_zone' },
];

const ofHubs = resource([
  list(HUBS, {
    name: 'list',
    about: 'List the hubs of the team (creators) or your hubs (members)',
    isDefault: true,
    memberPath: '/api/v1/me/hubs',
    what: 'hubs',
    columns: [
      'slug',
      { attribute: 'name', wide: true },
      { attribute: 'access_level', title: 'ACCESS' },
      { attribute: 'member_count', title: 'MEMBERS' },
      'created_at',
    ],
  }),
  shown('get', HUB, {
    name: 'get',
    about: 'Show the hub selected with --hub',
    memberPath: '/api/v1/hubs/{hub_id}',
  }),
  shown('get', '/api/v1/hubs-by-slug/{slug}', { name: 'by-slug', about: 'Show a public hub by slug', open: true }),
  shown('get', '/api/v1/hubs-by-domain/{domain}', {
    name: 'by-domain',
    about: 'Show a public hub by domain',
    open: true,
  }),
  shown('post', HUBS, {
    name: 'create',
    about: 'Create a hub',
    type: 'hubs',
    flags: [{ flag: '--name <name>', about: 'name', attribute: 'name', needed: true }, ...attributes],
  }),
  shown('patch', HUB, {
    name: 'update',
    about: 'Update the hub selected with --hub; an empty value clears',
    type: 'hubs',
    flags: [{ flag: '--name <name>', about: 'name', attribute: 'name' }, ...attributes],
  }),
  list('/api/v1/hub-templates', {
    name: 'templates',
    about: 'List the templates for hubs',
    what: 'templates',
    columns: [
      { attribute: 'name', wide: true },
      { attribute: 'description', wide: true },
    ],
  }),
  shown('post', `${HUBS}/from-template`, {
    name: 'from-template',
    about: 'Create a hub with the spaces of a template',
    type: 'hubs',
    args: ['template_id'],
    flags: [{ flag: '--name <name>', about: 'name', attribute: 'name', needed: true }, ...attributes],
  }),
]);

export const { verbs } = ofHubs;

export const define: typeof ofHubs.define = (command, terminal) => {
  ofHubs.define(command, terminal);
  defineImages(command, terminal);
};
