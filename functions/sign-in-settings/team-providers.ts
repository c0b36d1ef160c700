import * as z from 'zod';
import { described, text } from '#docs';
import { teamRedirectUriOf, teamStartUrlOf } from '../../shared/access/sign-in/sign-in-urls.ts';
import { teamProviderChange, teamProviderInput } from '../../shared/access/sign-in/team/team-provider-input.ts';
import {
  MAX_TEAM_PROVIDERS,
  type TeamProviderItem,
  teamProvidersOf,
} from '../../shared/access/sign-in/team/team-provider-item.ts';
import { teamProviders } from '../../shared/access/sign-in/team/team-providers.ts';
import { sealedFor } from '../../shared/access/sign-in/team/team-secret.ts';
import { roleOf } from '../../shared/accounts/roles/role.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { owner } from '../../shared/api/callers.ts';
import { isFull } from '../../shared/platform/db/is-full.ts';
import type { TeamId } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import { checkTarget, TARGET_PROBLEMS } from '../../shared/platform/outbound/target-guard.ts';
import { route, type SignInSettingsPorts } from './ports.ts';

const TeamProvider = resource('team_identity_providers', () =>
  z.object({
    team_id: z.string().meta(described('The team whose users sign in with the provider.')),
    name: z.string().meta(described('The name on the sign-in button. Public.')),
    issuer: z.string().meta(described('The issuer URL of the provider. It cannot be changed.')),
    client_id: z.string().meta(described('The id of the client at the provider.')),
    is_client_secret_set: z
      .boolean()
      .meta(described('Whether a client secret is stored. The secret is never returned.')),
    scopes: z.array(z.string()).meta(described('The requested scopes besides `openid`.')),
    return_urls: z
      .array(z.string())
      .meta(described('The pages that a sign-in may return to. The first is the default.')),
    default_role_id: z
      .string()
      .nullable()
      .meta(
        described('The role of people who join the team by signing in; null if only users of the team can sign in.'),
      ),
    enabled: z.boolean().meta(described('Whether users can sign in with the provider.')),
    redirect_uri: z.string().meta(described('The redirect URI to register at the provider.')),
    start_url: z.string().meta(described('The page where a sign-in begins. Public.')),
    created_at: z.iso.datetime().meta(described('When the provider was created.')),
    updated_at: z.iso.datetime().meta(described('When the provider was last changed.')),
  }),
);

const shown = ({ sealed_secret, ...provider }: TeamProviderItem, { publicOrigin }: SignInSettingsPorts) => ({
  ...provider,
  is_client_secret_set: sealed_secret !== null,
  redirect_uri: teamRedirectUriOf(publicOrigin, provider),
  start_url: teamStartUrlOf(publicOrigin, provider),
});

/** The refusal of a default role that does not exist or would make everyone an owner. */
const roleRefusal = async (db: Table, team: TeamId, id: string | null | undefined) => {
  if (id === null || id === undefined) return undefined;
  const role = await roleOf(db, team, id);
  return role && role.system_role !== 'owner' ? undefined : refuse('unknown_role', { field: 'default_role_id' });
};

const collection = '/teams/{team_id}/identity-providers';
const item = `${collection}/{team_provider_id}` as const;

const listProviders = route({
  method: 'GET',
  path: collection,
  summary: text("List a team's identity providers"),
  description: text('Oldest first, disabled ones included. Only owners can see them.'),
  caller: owner(),
  query: list(),
  response: many(TeamProvider),
  async handler({ query }, { team, db, ports }) {
    const { items, next } = await teamProviders(db, team).list(query.page);
    return answer({ items: items.map((provider) => shown(provider, ports)), next });
  },
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Create an identity provider of a team'),
  description: text(
    `Users of the team sign in with this OpenID Connect provider. A team can have ${MAX_TEAM_PROVIDERS}. Register the \`redirect_uri\` of the response at the provider. The issuer must be a public https address on port 443 or 8443; otherwise 422 \`target_not_allowed\`. The provider can sign in every user of the team, owners included, whose address is of a verified domain of the team. Therefore only owners can create it.`,
  ),
  caller: owner(),
  body: envelope('team_identity_providers', teamProviderInput),
  status: 201,
  location: `${collection}/{id}`,
  response: one(TeamProvider),
  errors: ['limit_reached', 'target_not_allowed', 'unknown_role'],
  async handler({ body }, { caller, team, db, now, ports }) {
    if (await isFull(db, teamProvidersOf(team), MAX_TEAM_PROVIDERS)) return refuse('limit_reached');
    const target = await checkTarget(body.issuer, ports.access.guard);
    if (typeof target === 'string')
      return refuse('target_not_allowed', { field: 'issuer', detail: `The URL ${TARGET_PROBLEMS[target]}.` });
    const unknown = await roleRefusal(db, team, body.default_role_id);
    if (unknown) return unknown;
    const { client_secret, ...input } = body;
    const id = newId();
    const sealed_secret = await sealedFor({ team_id: team, id }, client_secret, ports.seal);
    const made = await teamProviders(db, team).create({ ...input, id, sealed_secret }, actorOf(caller), now);
    return answer(shown(made, ports));
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get an identity provider of a team'),
  caller: owner(),
  response: one(TeamProvider),
  errors: ['not_found'],
  async handler({ params }, { team, db, ports }) {
    const found = await teamProviders(db, team).get(params.team_provider_id);
    return found ? answer(shown(found, ports)) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: item,
  summary: text('Update an identity provider of a team'),
  description: text(
    'Omitted attributes stay unchanged. A `client_secret` replaces the stored one; null removes it. The issuer cannot be changed. Sessions of a disabled provider end within 15 minutes.',
  ),
  caller: owner(),
  body: envelope('team_identity_providers', teamProviderChange),
  response: one(TeamProvider),
  errors: ['not_found', 'unknown_role'],
  async handler({ params, body }, { caller, team, db, now, ports }) {
    const { client_secret, ...input } = body;
    const id = params.team_provider_id;
    const unknown = await roleRefusal(db, team, body.default_role_id);
    if (unknown) return unknown;
    const sealed =
      client_secret === undefined
        ? {}
        : { sealed_secret: await sealedFor({ team_id: team, id }, client_secret, ports.seal) };
    const changed = await teamProviders(db, team).change(id, { ...input, ...sealed }, actorOf(caller), now);
    return changed ? answer(shown(changed, ports)) : refuse('not_found');
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete an identity provider of a team'),
  description: text('Sessions that began with it end within 15 minutes.'),
  caller: owner(),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const gone = await teamProviders(db, team).remove(params.team_provider_id, actorOf(caller), now);
    return gone ? done() : refuse('not_found');
  },
});

export const teamProviderRoutes = [listProviders, create, read, change, remove];
