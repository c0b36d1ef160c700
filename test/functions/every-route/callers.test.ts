import { describe, expect, test } from 'vitest';
import { SYSTEM_ROLES } from '../../../shared/accounts/roles/permissions.ts';
import { useWorld } from '../../support/use-world.ts';
import { outcome } from './support/refused.ts';
import { authenticated, everyRoute, guarded, KINDS, rows } from './support/routes.ts';
import { requestOf, startRoutes } from './support/world.ts';

const world = useWorld(startRoutes);

const bare = (path: string): string => path.replace('/api/v1/', '/api/');

describe('C144 C006: a call without a credential returns 401 under both prefixes', () => {
  test.each(rows(authenticated))('%s', async (_, route) => {
    const { token, ...call } = requestOf(world, route, 'user');
    for (const path of [call.path, bare(call.path)]) {
      const answered = await world.call({ ...call, path });
      expect(outcome(answered)).toBe('401 unauthorized');
      expect(answered.headers['WWW-Authenticate']).toBe('Bearer');
    }
  });
});

describe('C145 C146: an invalid credential returns 401 on every route that checks credentials', () => {
  test.each(rows(guarded))('%s', async (_, route) => {
    const { token, headers, ...call } = requestOf(world, route, 'user');
    for (const authorization of ['Bearer garbage', 'Basic dTpw', ''])
      expect(outcome(await world.call({ ...call, headers: { ...headers, authorization } }))).toBe('401 unauthorized');
  });
});

describe('C165 C166 C167: open routes ignore credentials', () => {
  test.each(rows(everyRoute.filter(({ caller }) => caller.open)))('%s', async (_, route) => {
    const plain = outcome(await world.call(requestOf(world, route, 'anonymous')));
    if (!route.errors?.includes('unauthorized')) expect(plain).not.toBe('401 unauthorized');
    expect(outcome(await world.call({ ...requestOf(world, route, 'anonymous'), token: 'garbage' }))).toBe(plain);
  });
});

describe('A5 C169 C173: a caller of the wrong kind gets 403 before the request is validated', () => {
  const wrong = guarded.flatMap((route) =>
    KINDS.filter((kind) => !route.caller.kinds.includes(kind)).map(
      (kind) => [`${route.method} ${route.path}`, kind, route] as const,
    ),
  );

  test.each(wrong)('%s as a %s', async (_, kind, route) => {
    const call = { ...requestOf(world, route, kind), ...(route.body && { body: '{' }) };
    for (const path of [call.path, bare(call.path)])
      expect(outcome(await world.call({ ...call, path }))).toBe('403 forbidden');
  });
});

describe('a user without the permission and an API key without the scope get 403', () => {
  const restricted = guarded.filter(({ caller }) => caller.permission !== undefined);

  test.each(rows(restricted))('%s', async (_, route) => {
    const { permission, kinds, orSelf } = route.caller;
    const held: readonly string[] = SYSTEM_ROLES.moderator;
    if (permission && !held.includes(permission)) {
      const ids = orSelf
        ? { ...world.ours, ids: { ...world.ours.ids, [orSelf]: world.ours.users.admin.id } }
        : world.ours;
      const call = requestOf(world, route, 'user', ids);
      const answered = await world.call({ ...call, token: world.ours.users.moderator.token });
      expect(outcome(answered)).toBe('403 forbidden');
    }
    if (!kinds.includes('key')) return;
    const call = { ...requestOf(world, route, 'key'), token: world.ours.bareKey.secret };
    expect(outcome(await world.call(call))).toBe('403 forbidden');
  });
});

describe('C160 C164: routes for owners or platform admins refuse every other user with 403', () => {
  const ownerOrAdmin = guarded.filter(({ caller }) => caller.ownerOnly || caller.platformAdmin);

  test.each(rows(ownerOrAdmin))('%s', async (_, route) => {
    const { admin, moderator, owner } = world.ours.users;
    const others = [
      admin,
      moderator,
      world.stranger,
      ...(route.caller.platformAdmin ? [owner] : [world.platformAdmin]),
    ];
    for (const { token } of others)
      expect(outcome(await world.call({ ...requestOf(world, route, 'user'), token }))).toBe('403 forbidden');
  });
});

test('the tokens of this test are valid: each kind of caller succeeds on some route', async () => {
  for (const kind of KINDS) {
    const open = guarded.filter(({ caller, method }) => caller.kinds.includes(kind) && method === 'GET');
    const outcomes = await Promise.all(
      open.map(async (route) => outcome(await world.call(requestOf(world, route, kind)))),
    );
    expect(outcomes).toContain('ok');
  }
});
