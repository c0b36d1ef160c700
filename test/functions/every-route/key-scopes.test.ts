import { beforeAll, describe, expect, test } from 'vitest';
import { HUB_READING, TEAM_READING } from '../../../shared/accounts/api-keys/key-scopes.ts';
import { IMPERSONATE, type KeyScope } from '../../../shared/accounts/roles/key-scope.ts';
import { PERMISSION_SLUGS, type Permission } from '../../../shared/accounts/roles/permissions.ts';
import { ANY_SCOPE, type Scopes, scopesOf } from '../../../shared/api/callers.ts';
import type { Route } from '../../../shared/api/route.ts';
import { data } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { outcome } from './support/refused.ts';
import { everyRoute, nameOf, rows } from './support/routes.ts';
import { requestOf, startRoutes } from './support/world.ts';

const world = useWorld(startRoutes);
const SCOPES: readonly KeyScope[] = [...PERMISSION_SLUGS, IMPERSONATE];
const secrets = new Map<KeyScope, string>();
beforeAll(async () => {
  for (const scope of SCOPES) {
    const made = await world.call({
      method: 'POST',
      path: `/api/v1/teams/${world.ours.id}/api-keys`,
      token: world.ours.users.owner.token,
      body: { name: scope, scopes: [scope] },
    });
    secrets.set(scope, String(data(made).attributes.secret));
  }
});

const keyRoutes = everyRoute.filter(({ caller }) => caller.kinds.includes('key'));
/** The scopes that each admit a key on their own. */
const admittingScopes = ({ caller }: Route): readonly KeyScope[] => {
  const scopes = scopesOf(caller);
  return scopes === ANY_SCOPE ? SCOPES : scopes;
};
const isPublic = ({ caller }: Route): boolean => caller.kinds.includes('anonymous');

/** The accepted scopes of routes without a single permission. */
const SHARED: Readonly<Record<string, Scopes>> = {
  ...Object.fromEntries(
    [
      'GET /hubs/{hub_id}/spaces',
      'GET /hubs/{hub_id}/spaces/{space_id}',
      'GET /hubs/{hub_id}/spaces/{space_id}/discussions',
      'GET /discussions/{discussion_id}',
      'PATCH /discussions/{discussion_id}',
      'DELETE /discussions/{discussion_id}',
      'GET /hubs/{hub_id}/feed',
      'GET /discussions/{discussion_id}/comments',
      'GET /content-nodes/{content_node_id}/comments',
      'GET /comments/{comment_id}',
      'PATCH /comments/{comment_id}',
      'DELETE /comments/{comment_id}',
      'GET /comments/{comment_id}/replies',
      'GET /discussions/{discussion_id}/reactions',
      'GET /comments/{comment_id}/reactions',
      'GET /discussions/{discussion_id}/member-reactions',
      'GET /comments/{comment_id}/member-reactions',
      'GET /discussions/{discussion_id}/poll-votes',
      'GET /hubs/{hub_id}/content-nodes',
      'GET /hubs/{hub_id}/content-nodes/{content_node_id}',
      'GET /hubs/{hub_id}/playlists',
      'GET /hubs/{hub_id}/playlists/{playlist_id}',
      'GET /hubs/{hub_id}/playlists/{playlist_id}/items',
      'GET /media/{media_id}/transcript',
      'GET /media/{media_id}',
      'DELETE /media/{media_id}',
      'GET /attachments',
      'POST /attachments',
      'GET /attachments/{attachment_id}',
      'PATCH /attachments/{attachment_id}',
      'DELETE /attachments/{attachment_id}',
      'GET /hubs/{hub_id}/events',
      'GET /events/{event_id}',
      'PATCH /events/{event_id}',
      'DELETE /events/{event_id}',
      'GET /events/{event_id}/rsvps',
      'GET /events/{event_id}/calendar.ics',
      'GET /hubs/{hub_id}/achievements',
      'GET /hubs/{hub_id}/report-reasons',
      'GET /hubs/{hub_id}/search',
      'GET /hubs/{hub_id}/search/community',
      'GET /hubs/{hub_id}/stream',
    ].map((name) => [name, HUB_READING]),
  ),
  ...Object.fromEntries(
    ['GET /users', 'GET /users/{user_id}', 'GET /teams/{team_id}/roles', 'GET /roles/{role_id}'].map((name) => [
      name,
      TEAM_READING,
    ]),
  ),
  ...Object.fromEntries(
    [
      'GET /teams/{team_id}/hubs',
      'GET /teams/{team_id}/hubs/{hub_id}',
      'GET /teams',
      'GET /teams/{team_id}',
      'GET /permissions',
      'GET /hub-templates',
      'GET /automation-templates',
    ].map((name) => [name, ANY_SCOPE]),
  ),
  'GET /hubs/{hub_id}/products': ['commerce.read', 'commerce.manage'],
  'POST /teams/{team_id}/contacts/{contact_id}/token': ['members.impersonate'],
};

test('every route for API keys declares a permission, alternative scopes or `can_moderate`', () => {
  const undeclared = keyRoutes.filter(({ caller }) => !caller.keyMustModerate && scopesOf(caller).length === 0);
  expect(undeclared.map(nameOf)).toEqual([]);
});

test('routes without a single permission accept exactly these scopes', () => {
  const shared = keyRoutes.filter(({ caller }) => !caller.permission && !caller.keyMustModerate);
  expect(Object.fromEntries(shared.map((route) => [nameOf(route), scopesOf(route.caller)]))).toEqual(SHARED);
});

test('commerce, analytics and webhook scopes do not read community, content or members', () => {
  const none: readonly Permission[] = ['commerce.read', 'commerce.manage', 'analytics.read', 'webhooks.manage'];
  expect(HUB_READING.filter((scope) => none.includes(scope))).toEqual([]);
});

describe('a key with one scope is accepted only on routes that declare the scope', () => {
  test.each(rows(keyRoutes.filter((route) => !isPublic(route))))('%s', async (_, route) => {
    const admitting = admittingScopes(route);
    for (const scope of SCOPES) {
      const safe = route.method === 'GET';
      if (admitting.includes(scope) && !safe) continue;
      const answered = await world.call({ ...requestOf(world, route, 'key'), token: secrets.get(scope) });
      const [error] = (answered.body as { errors?: { detail?: string }[] } | undefined)?.errors ?? [];
      if (admitting.includes(scope)) expect(`${scope}: ${error?.detail ?? ''}`).not.toContain('This key');
      else expect({ scope, outcome: outcome(answered) }).toEqual({ scope, outcome: '403 forbidden' });
    }
  });
});

describe('a public route returns the anonymous view to a key without the scope', () => {
  test.each(rows(keyRoutes.filter(isPublic)))('%s', async (_, route) => {
    const visitor = await world.call(requestOf(world, route, 'anonymous'));
    expect(visitor.status).toBe(200);
    for (const scope of PERMISSION_SLUGS.filter((slug) => !admittingScopes(route).includes(slug)))
      expect(await world.call({ ...requestOf(world, route, 'key'), token: secrets.get(scope) })).toMatchObject({
        status: 200,
        body: { data: visitor.body?.data },
      });
  });
});
