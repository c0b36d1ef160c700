import { resource } from '../resource.ts';
import { done, type FlagOf, list, shown } from '../verb.ts';

const PROVIDERS = '/api/v1/teams/{team_id}/hubs/{hub_id}/identity-providers';
const PROVIDER = `${PROVIDERS}/{identity_provider_id}` as const;

const others: readonly FlagOf<never, 'client_secret' | 'scopes' | 'claims' | 'email_domains' | 'enabled'>[] = [
  {
    flag: '--client-secret <secret>',
    about: 'client secret; @file reads a file, @- standard input',
    attribute: 'client_secret',
  },
  { flag: '--scope <scope>', about: 'scope to request besides openid (repeatable)', attribute: 'scopes', as: 'list' },
  {
    flag: '--claims <json>',
    about: 'claims that fill the profile, such as {"city": "fields.city"}',
    attribute: 'claims',
    as: 'json',
  },
  {
    flag: '--email-domain <domain>',
    about: 'domain under which contacts of other hubs are admitted (repeatable)',
    attribute: 'email_domains',
    as: 'list',
  },
  { flag: '--enabled <boolean>', about: 'whether members can sign in with it', attribute: 'enabled', as: 'boolean' },
];

export const { define, verbs } = resource([
  list(PROVIDERS, {
    name: 'list',
    about: 'List the identity providers of the hub',
    isDefault: true,
    what: 'identity providers',
    columns: [{ attribute: 'name', wide: true }, 'enabled', { attribute: 'issuer', wide: true }, 'client_id'],
  }),
  shown('get', PROVIDER, { name: 'get', about: 'Show an identity provider and its redirect URI' }),
  shown('post', PROVIDERS, {
    name: 'create',
    about: 'Let members sign in with an OpenID Connect provider',
    type: 'identity_providers',
    flags: [
      { flag: '--name <name>', about: 'name that the sign-in page displays', attribute: 'name', needed: true },
      { flag: '--issuer <url>', about: 'issuer of the provider', attribute: 'issuer', needed: true },
      {
        flag: '--client-id <id>',
        about: 'id of the client at the provider',
        attribute: 'client_id',
        needed: true,
      },
      ...others,
    ],
  }),
  shown('patch', PROVIDER, {
    name: 'update',
    about: 'Update an identity provider',
    type: 'identity_providers',
    flags: [
      { flag: '--name <name>', about: 'name that the sign-in page displays', attribute: 'name' },
      { flag: '--client-id <id>', about: 'id of the client at the provider', attribute: 'client_id' },
      ...others,
    ],
  }),
  done('delete', PROVIDER, {
    name: 'delete',
    about: 'Delete an identity provider',
    done: 'Identity provider deleted.',
  }),
  list('/api/v1/hubs/{hub_id}/identity-providers', {
    name: 'options',
    about: 'List the sign-in options that members see',
    what: 'sign-in options',
    open: true,
    columns: [
      { attribute: 'name', wide: true },
      { attribute: 'start_url', wide: true },
    ],
  }),
]);
