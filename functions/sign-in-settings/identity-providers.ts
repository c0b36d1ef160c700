import * as z from 'zod';
import { described, text } from '#docs';
import { redirectUriOf, startUrlOf } from '../../shared/access/sign-in/sign-in-urls.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { anyone, creator, owner, type UserCaller } from '../../shared/api/callers.ts';
import { fillsTeamField, isFieldTarget, unknownClaim } from '../../shared/hubs/identity-providers/claimed-values.ts';
import {
  identityProviderChange,
  identityProviderInput,
} from '../../shared/hubs/identity-providers/identity-provider-input.ts';
import {
  type IdentityProviderItem,
  identityProvidersOf,
  MAX_HUB_PROVIDERS,
} from '../../shared/hubs/identity-providers/identity-provider-item.ts';
import { identityProviders } from '../../shared/hubs/identity-providers/identity-providers.ts';
import { profileFieldsOf } from '../../shared/hubs/people/contacts/profile.ts';
import { isFull } from '../../shared/platform/db/is-full.ts';
import { hubOf, type TeamId } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import { checkTarget, TARGET_PROBLEMS } from '../../shared/platform/outbound/target-guard.ts';
import { route, type SignInSettingsPorts } from './ports.ts';

const IdentityProvider = resource('identity_providers', () =>
  z.object({
    hub_id: z.string().meta(described('The hub whose members sign in with the provider.')),
    name: z.string().meta(described('The name on the sign-in button. Public.')),
    issuer: z.string().meta(described('The issuer URL of the provider. It cannot be changed.')),
    client_id: z.string().meta(described('The id of the client at the provider.')),
    is_client_secret_set: z
      .boolean()
      .meta(described('Whether a client secret is stored. The secret is never returned.')),
    scopes: z.array(z.string()).meta(described('The requested scopes besides `openid`.')),
    claims: z
      .record(z.string(), z.string())
      .meta(
        described(
          'The attribute of the contact that each claim fills if it is empty: `name`, or `fields.` and the `key` of a profile field.',
        ),
      ),
    email_domains: z
      .array(z.string())
      .meta(
        described(
          'The email domains that the provider speaks for, in lower case and ASCII. With another address, only members of the hub are admitted who have never been in another hub of the team or bought something there.',
        ),
      ),
    enabled: z.boolean().meta(described('Whether members can sign in with the provider.')),
    redirect_uri: z.string().meta(described('The redirect URI to register at the provider.')),
    start_url: z.string().meta(described('The page where a sign-in begins. Public.')),
    created_at: z.iso.datetime().meta(described('When the provider was created.')),
    updated_at: z.iso.datetime().meta(described('When the provider was last changed.')),
  }),
);

const PublicProvider = resource(
  'identity_providers',
  () => IdentityProvider.attributes.pick({ name: true, start_url: true }),
  'PublicIdentityProvider',
);

const shown = ({ sealed_secret, ...provider }: IdentityProviderItem, { publicOrigin }: SignInSettingsPorts) => ({
  ...provider,
  claims: { ...provider.claims },
  email_domains: provider.email_domains ?? [],
  is_client_secret_set: sealed_secret !== null,
  redirect_uri: redirectUriOf(publicOrigin, provider),
  start_url: startUrlOf(publicOrigin, provider),
});

const collection = '/teams/{team_id}/hubs/{hub_id}/identity-providers';
const item = `${collection}/{identity_provider_id}` as const;
const reader = creator('hubs.manage');

const seal = (
  secret: string | null,
  { team_id, hub_id, id }: Pick<IdentityProviderItem, 'team_id' | 'hub_id' | 'id'>,
  ports: SignInSettingsPorts,
) => (secret === null ? null : ports.seal(secret, { team: team_id, hub: hub_id, endpoint: id }));

const ONLY_WITH_MEMBERS_MANAGE =
  'A claim fills a profile field that only the team can see. The caller needs the permission members.manage for it.';

/**
 * The refusal of claims for profile fields that the team does not have, or that only the team sees and the caller may not
 * fill. Without such claims, nothing is read.
 */
const claimsRefusal = async (
  db: Table,
  { team, permissions }: Pick<UserCaller, 'permissions'> & { readonly team: TeamId },
  claims: Readonly<Record<string, string>> = {},
) => {
  if (!Object.values(claims).some(isFieldTarget)) return undefined;
  const fields = await profileFieldsOf(db, team);
  if (unknownClaim(claims, fields) !== undefined) return refuse('unknown_profile_field', { field: 'claims' });
  if (permissions.has('members.manage') || !fillsTeamField(claims, fields)) return undefined;
  return refuse('permission_not_held', { field: 'claims', detail: ONLY_WITH_MEMBERS_MANAGE });
};

const listProviders = route({
  method: 'GET',
  path: collection,
  summary: text("List a hub's identity providers"),
  description: text('Oldest first, disabled ones included.'),
  caller: reader,
  query: list(),
  response: many(IdentityProvider),
  async handler({ params, query }, { db, ports }) {
    const { items, next } = await identityProviders(db, hubOf(params)).list(query.page);
    return answer({ items: items.map((one) => shown(one, ports)), next });
  },
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Create an identity provider'),
  description: text(
    `Members sign in to the hub with this OpenID Connect provider. A hub can have ${MAX_HUB_PROVIDERS}. Register the \`redirect_uri\` of the response at the provider, and link to the \`start_url\` with a \`return_url\` on the site of the hub. The issuer must be a public https address on port 443 or 8443; otherwise 422 \`target_not_allowed\`. The provider can sign in every contact of the team with an address of its \`email_domains\` that it reports as verified, and with other addresses the members of the hub who have never been in another hub of the team or bought something there. Therefore only owners can create it.`,
  ),
  caller: owner(),
  body: envelope('identity_providers', identityProviderInput),
  status: 201,
  location: `${collection}/{id}`,
  response: one(IdentityProvider),
  errors: ['limit_reached', 'permission_not_held', 'target_not_allowed', 'unknown_profile_field'],
  async handler({ params, body }, { caller, db, now, ports }) {
    if (await isFull(db, identityProvidersOf(hubOf(params)), MAX_HUB_PROVIDERS)) return refuse('limit_reached');
    const target = await checkTarget(body.issuer, ports.access.guard);
    if (typeof target === 'string')
      return refuse('target_not_allowed', { field: 'issuer', detail: `The URL ${TARGET_PROBLEMS[target]}.` });
    const unknown = await claimsRefusal(db, { ...caller, team: params.team_id }, body.claims);
    if (unknown) return unknown;
    const { client_secret, ...input } = body;
    const ids = { id: newId(), team_id: params.team_id, hub_id: params.hub_id };
    const sealed_secret = await seal(client_secret, ids, ports);
    const providers = identityProviders(db, hubOf(params));
    return answer(shown(await providers.create({ ...input, id: ids.id, sealed_secret }, actorOf(caller), now), ports));
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get an identity provider'),
  caller: reader,
  response: one(IdentityProvider),
  errors: ['not_found'],
  async handler({ params }, { db, ports }) {
    const found = await identityProviders(db, hubOf(params)).get(params.identity_provider_id);
    return found ? answer(shown(found, ports)) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: item,
  summary: text('Update an identity provider'),
  description: text(
    'Omitted attributes stay unchanged. A `client_secret` replaces the stored one; null removes it. The issuer cannot be changed. Only an owner can. Sessions of a disabled provider end within 15 minutes.',
  ),
  caller: owner(),
  body: envelope('identity_providers', identityProviderChange),
  response: one(IdentityProvider),
  errors: ['not_found', 'permission_not_held', 'unknown_profile_field'],
  async handler({ params, body }, { caller, db, now, ports }) {
    const { client_secret, ...input } = body;
    const { team_id, hub_id, identity_provider_id: id } = params;
    const unknown = await claimsRefusal(db, { ...caller, team: team_id }, body.claims);
    if (unknown) return unknown;
    const sealed = client_secret === undefined ? undefined : await seal(client_secret, { team_id, hub_id, id }, ports);
    const set = { ...input, ...(sealed !== undefined && { sealed_secret: sealed }) };
    const changed = await identityProviders(db, hubOf(params)).change(id, set, actorOf(caller), now);
    return changed ? answer(shown(changed, ports)) : refuse('not_found');
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete an identity provider'),
  description: text('Only an owner can. Sessions that began with it end within 15 minutes.'),
  caller: owner(),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, db, now }) {
    const gone = await identityProviders(db, hubOf(params)).remove(params.identity_provider_id, actorOf(caller), now);
    return gone ? done() : refuse('not_found');
  },
});

const listPublic = route({
  method: 'GET',
  path: '/hubs/{hub_id}/identity-providers',
  summary: text('List the sign-in options of a hub'),
  description: text(
    'The enabled identity providers, oldest first, for the sign-in page of the hub. No sign-in is needed.',
  ),
  caller: anyone(),
  query: list(),
  response: many(PublicProvider),
  async handler({ params, query }, { hub, db, ports }) {
    const key = { team: hub.team_id, hub: params.hub_id };
    const { items, next } = await identityProviders(db, key).list(query.page);
    return answer({ items: items.filter(({ enabled }) => enabled).map((one) => shown(one, ports)), next });
  },
});

export const identityProviderRoutes = [listProviders, create, read, change, remove, listPublic];
