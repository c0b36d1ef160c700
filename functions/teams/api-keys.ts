import * as z from 'zod';
import { described, text } from '#docs';
import { ApiKeyChange, ApiKeyInput, apiKeys } from '../../shared/accounts/api-keys/api-keys.ts';
import { canGrantScopes } from '../../shared/accounts/roles/grants.ts';
import { IMPERSONATE } from '../../shared/accounts/roles/key-scope.ts';
import { isPermission, PERMISSION_SLUGS } from '../../shared/accounts/roles/permissions.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { platform } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import { either, optionalType } from '../../shared/platform/http/body.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource, withMeta } from '../../shared/platform/http/response.ts';
import { sole } from '../../shared/platform/runtime/sole.ts';
import { holderOf } from './holder.ts';
import { namedKeys } from './named.ts';

const moment = z.iso.datetime().nullable();

const ApiKey = resource('api_keys', () =>
  z.object({
    name: z.string(),
    key_prefix: z.string(),
    scopes: z.array(z.string()),
    created_by: z.string(),
    ...personShape('created_by'),
    can_moderate: z.boolean(),
    created_at: moment,
    updated_at: moment,
    last_used_at: moment,
    expires_at: moment,
    revoked_at: moment,
  }),
);

/** The only response with the secret; a replay omits it. */
const NewApiKey = resource('api_keys', () => ApiKey.attributes.extend({ secret: z.string().optional() }), 'NewApiKey');

const collection = '/teams/{team_id}/api-keys';
const item = '/teams/{team_id}/api-keys/{key_id}';

const UNKNOWN = {
  unknown_scopes: z
    .array(z.string())
    .optional()
    .meta(described('The scopes that are not permissions and grant nothing. Missing without any.')),
};

const isUnknown = (scope: string): boolean => scope !== '*' && scope !== IMPERSONATE && !isPermission(scope);

/** The refusal of unknown scopes, each at its pointer. */
const unknownScopes = (scopes: readonly string[]): Refusal<never> =>
  new Refusal(
    422,
    scopes.flatMap((scope, nth) =>
      isUnknown(scope)
        ? [
            {
              detail: 'This is not a permission.',
              field: `scopes.${nth}`,
              meta: { rule: 'one_of', limit: ['*', IMPERSONATE, ...PERMISSION_SLUGS] },
            },
          ]
        : [],
    ),
  );

const listKeys = route({
  method: 'GET',
  path: collection,
  summary: text('List API keys'),
  description: text('Includes revoked keys. Secrets are never returned.'),
  caller: platform('keys.manage'),
  query: list(),
  response: many(ApiKey),
  async handler({ params: { team_id: team }, query }, { db, now, files }) {
    const { items, next } = await apiKeys(db, team).list(query.page);
    return answer({ items: await namedKeys(db, team, items, { now, files }), next });
  },
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Create an API key'),
  description: text(
    'The secret is returned only in this response. Scopes are permission slugs, or `*` for all permissions. A key without `scopes` in the body has `*`: name the permissions that it needs. You can only grant scopes that you hold yourself. `members.impersonate` lets the key act for members; `*` does not include it, and only an owner can grant it. Any other scope is accepted and grants nothing; `meta.unknown_scopes` names it, and with `Prefer: handling=strict` it returns 422.',
  ),
  caller: platform('keys.manage'),
  body: either('api_keys', ApiKeyInput),
  status: 201,
  location: '/teams/{team_id}/api-keys/{id}',
  response: withMeta(one(NewApiKey), UNKNOWN),
  secrets: ['secret'],
  errors: ['expires_in_past', 'permission_not_held'],
  async handler({ params: { team_id: team }, body, strict }, { caller, db, now, files }) {
    const holder = holderOf(caller);
    const unknown_scopes = body.scopes.filter(isUnknown);
    if (strict && unknown_scopes.length > 0) return unknownScopes(body.scopes);
    if (body.expires_at !== null && Date.parse(body.expires_at) <= now.getTime())
      return refuse('expires_in_past', { field: 'expires_at' });
    if (!canGrantScopes(holder, body.scopes)) return refuse('permission_not_held', { field: 'scopes' });
    if (body.can_moderate && !holder.holds('members.moderate'))
      return refuse('permission_not_held', { field: 'can_moderate' });
    const actor = actorOf(caller);
    const creator = sole(await namedKeys(db, team, [{ created_by: actor.id }], { now, files }));
    const made = { ...creator, ...(await apiKeys(db, team).create(body, actor, now)) };
    return answer(made, unknown_scopes.length > 0 ? { meta: { unknown_scopes } } : {});
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get an API key'),
  description: text('Returns the prefix and scopes of the key, never the secret.'),
  caller: platform('keys.manage'),
  response: one(ApiKey),
  errors: ['not_found'],
  async handler({ params: { team_id: team, key_id } }, { db, now, files }) {
    const key = await apiKeys(db, team).get(key_id);
    return key ? answer(sole(await namedKeys(db, team, [key], { now, files }))) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: item,
  summary: text('Update an API key'),
  description: text(
    'Changes whether the key may moderate; you must be allowed to moderate yourself. Scopes cannot be changed; create a new key instead.',
  ),
  caller: platform('keys.manage'),
  body: optionalType(either('api_keys', ApiKeyChange)),
  response: one(ApiKey),
  errors: ['not_found', 'permission_not_held'],
  async handler({ params: { team_id: team, key_id }, body }, { caller, db, now, files }) {
    if (body.can_moderate && !holderOf(caller).holds('members.moderate'))
      return refuse('permission_not_held', { field: 'can_moderate' });
    const key = await apiKeys(db, team).change(key_id, body, actorOf(caller), now);
    return key ? answer(sole(await namedKeys(db, team, [key], { now, files }))) : refuse('not_found');
  },
});

const revoke = route({
  method: 'DELETE',
  path: item,
  summary: text('Revoke an API key'),
  description: text(
    'The key stops working with the next request and stays in the list. Revoking it again changes nothing.',
  ),
  caller: platform('keys.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, db, now }) {
    const known = await apiKeys(db, params.team_id).revoke(params.key_id, actorOf(caller), now);
    return known ? done() : refuse('not_found');
  },
});

export const apiKeyRoutes = [listKeys, create, read, change, revoke];
