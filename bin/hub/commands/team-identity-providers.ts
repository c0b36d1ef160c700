import { resource } from '../resource.ts';
import { done, type FlagOf, list, shown } from '../verb.ts';

const PROVIDERS = '/api/v1/teams/{team_id}/identity-providers';
const PROVIDER = `${PROVIDERS}/{team_provider_id}` as const;

const returnUrl = { flag: '--return-url <url>', attribute: 'return_urls', as: 'list' } as const;

const others: readonly FlagOf<never, 'client_secret' | 'scopes' | 'default_role_id' | 'enabled'>[] = [
  {
    flag: '--client-secret <secret>',
    about: 'client secret; @file reads a file, @- standard input',
    attribute: 'client_secret',
  },
  { flag: '--scope <scope>', about: 'scope to request besides openid (repeatable)', attribute: 'scopes', as: 'list' },
  {
    flag: '--default-role <id>',
    about: 'role of people who join by signing in; an empty value lets only users of the team sign in',
    attribute: 'default_role_id',
  },
  { flag: '--enabled <boolean>', about: 'whether users can sign in with it', attribute: 'enabled', as: 'boolean' },
];

export const { define, verbs } = resource([
  list(PROVIDERS, {
    name: 'list',
    about: 'List the identity providers of the team',
    isDefault: true,
    what: 'identity providers',
    columns: [{ attribute: 'name', wide: true }, 'enabled', { attribute: 'issuer', wide: true }, 'client_id'],
  }),
  shown('get', PROVIDER, { name: 'get', about: 'Show an identity provider and its redirect URI' }),
  shown('post', PROVIDERS, {
    name: 'create',
    about: 'Let users of the team sign in with an OpenID Connect provider',
    type: 'team_identity_providers',
    flags: [
      { flag: '--name <name>', about: 'name on the sign-in button', attribute: 'name', needed: true },
      { flag: '--issuer <url>', about: 'issuer of the provider', attribute: 'issuer', needed: true },
      { flag: '--client-id <id>', about: 'id of the client at the provider', attribute: 'client_id', needed: true },
      { ...returnUrl, about: 'page that a sign-in may return to (repeatable)', needed: true },
      ...others,
    ],
  }),
  shown('patch', PROVIDER, {
    name: 'update',
    about: 'Update an identity provider',
    type: 'team_identity_providers',
    flags: [
      { flag: '--name <name>', about: 'name on the sign-in button', attribute: 'name' },
      { flag: '--client-id <id>', about: 'id of the client at the provider', attribute: 'client_id' },
      { ...returnUrl, about: 'page that a sign-in may return to (repeatable); replaces the others' },
      ...others,
    ],
  }),
  done('delete', PROVIDER, {
    name: 'delete',
    about: 'Delete an identity provider',
    done: 'Identity provider deleted.',
  }),
]);
