import { expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { COSTLY_PATHS, REFRESH_PATHS } from '../../../infra/gateway/costly-routes.ts';
import { classOf, ROUTE_CLASSES } from '../../../shared/api/route-class.ts';

const routes = groups.flatMap((group) => group.routes);

const isBelow = (path: string, pattern: string): boolean =>
  pattern.endsWith('/{proxy+}') ? path.startsWith(pattern.slice(0, -'{proxy+}'.length)) : path === pattern;

const isCostly = (path: string): boolean =>
  COSTLY_PATHS.some((pattern) => isBelow(path, pattern)) && !REFRESH_PATHS.includes(path);

test('every route has one class, and each class has routes', () => {
  expect(new Set(routes.map(({ method, path }) => classOf(method, path)))).toEqual(new Set(ROUTE_CLASSES));
});

test('the routes of the class sign_in are those with the gateway’s lower throttle', () => {
  const signIn = routes.filter(({ method, path }) => classOf(method, path) === 'sign_in').map(({ path }) => path);
  expect(signIn.toSorted()).toEqual(
    routes
      .map(({ path }) => path)
      .filter(isCostly)
      .toSorted(),
  );
  expect(signIn.length).toBeGreaterThan(10);
});

test('the routes of the class search are those of the function search', () => {
  const search = groups.flatMap(({ name, routes: own }) =>
    own.filter(({ method, path }) => classOf(method, path) === 'search').map(() => name),
  );
  expect(new Set(search)).toEqual(new Set(['search']));
});

test('other requests are reads or writes, as are those without a route', () => {
  expect([classOf('GET'), classOf('HEAD'), classOf('POST'), classOf('DELETE', '/hubs/{hub_id}')]).toEqual([
    'read',
    'read',
    'write',
    'write',
  ]);
});
