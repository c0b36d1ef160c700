import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Group, groups } from '../../../functions/groups.ts';
import { DEFAULT_PATH, gatewayMatcher } from '../../../infra/gateway/match.ts';
import { bareOwners, gatewayRoutes, pathOwners } from '../../../infra/gateway/routes.ts';
import { hubInput } from '../../../shared/hubs/hubs/hub-input.ts';
import { isReservedSlug } from '../../../shared/hubs/slugs/reserved-slugs.ts';
import { routePaths } from '../../../shared/platform/http/paths.ts';
import { routeAt } from '../support/route.ts';

const group = (name: string, ...paths: string[]): Group => ({
  name,
  uses: [],
  routes: paths.map((path) => routeAt(path)),
});

const substituted = (path: string) => path.replaceAll(/\{[^}]+\}/g, '018f0000-0000-7000-8000-000000000000');

/** The paths that do not reach their owner, as declared or with variables, with or without a trailing slash (A40). */
const misrouted = (all: readonly Group[]): string[] => {
  const match = gatewayMatcher(gatewayRoutes(all));
  return [...pathOwners(all)].flatMap(([path, owner]) =>
    [path, substituted(path), `${path}/`, `${substituted(path)}/`].filter((one) => match(one)?.route.owner !== owner),
  );
};

const segment = fc.constantFrom('a', 'b', 'c', '{x}');
const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
const owned = fc.uniqueArray(fc.tuple(path, fc.constantFrom('system', 'one', 'two', 'three')), {
  selector: ([template]) => template,
  minLength: 1,
  maxLength: 14,
});

const grouped = (paths: readonly (readonly [string, string])[]): Group[] =>
  [...Map.groupBy(paths, ([, owner]) => owner)].map(([name, own]) => group(name, ...own.map(([one]) => one)));

describe('the routes of the service', () => {
  test('A40: every path reaches its owner, under both prefixes, with and without a trailing slash', () => {
    expect(misrouted(groups)).toEqual([]);
    const paths = groups.flatMap(({ routes }) => routes.flatMap(routePaths));
    expect(paths.filter((one) => one.startsWith('/api/v1/'))).not.toEqual([]);
    expect(new Set(paths)).toEqual(new Set(pathOwners(groups).keys()));
    for (const path of bareOwners(groups).keys()) expect(path).toMatch(/^\/api\/(?!v1\/)/);
  });

  /* A subtree with a function of its own needs two: its path, and a greedy route for the path with a trailing slash. */
  test('there are at most 200 routes, of the 300 that an HTTP API can have', () => {
    expect(gatewayRoutes(groups).length).toBeLessThanOrEqual(200);
  });

  test('no two variable templates of different groups claim the same path', () => {
    const owners = [...pathOwners(groups)].filter(([path]) => !isBesideSlugs(path));
    const claims = owners.filter(([path, owner]) =>
      owners.some(([other, its]) => its !== owner && other !== path && !other.includes('+') && ambiguous(other, path)),
    );
    expect(claims).toEqual([]);
  });
});

const BESIDE_SLUGS = /^\/api(?:\/v1)?\/hubs\/\{hub_id\}\/([^/{]+)$/;

/** Whether this path can be reached only with a reserved slug. */
const isBesideSlugs = (path: string): boolean => {
  const word = BESIDE_SLUGS.exec(path)?.[1];
  return word !== undefined && isReservedSlug(word) && !hubInput().safeParse({ name: 'Hub', slug: word }).success;
};

/** Two templates that match the same path without one being more specific in every segment. */
const ambiguous = (a: string, b: string): boolean => {
  const [left, right] = [a.split('/'), b.split('/')];
  if (left.length !== right.length) return false;
  const pairs = left.map((one, index) => [one, right[index] ?? ''] as const);
  if (pairs.some(([one, other]) => one !== other && !one.startsWith('{') && !other.startsWith('{'))) return false;
  const closer = pairs.some(([one, other]) => !one.startsWith('{') && other.startsWith('{'));
  return closer && pairs.some(([one, other]) => one.startsWith('{') && !other.startsWith('{'));
};

describe('any set of routes', () => {
  test('reaches the owners of its paths, and other paths reach system', () => {
    fc.assert(
      fc.property(owned, (paths) => {
        const all = grouped(paths);
        const match = gatewayMatcher(gatewayRoutes(all));
        for (const [template, owner] of pathOwners(all)) {
          expect(match(template)?.route.owner).toBe(owner);
          expect(match(`${template}/`)?.route.owner).toBe(owner);
        }
        expect(match('/elsewhere')?.route.owner).toBe('system');
      }),
      { numRuns: 500 },
    );
  });

  test('needs $default and at most two routes for each path', () => {
    fc.assert(
      fc.property(owned, (paths) => {
        const all = grouped(paths);
        expect(gatewayRoutes(all).length).toBeLessThanOrEqual(2 * pathOwners(all).size + 1);
      }),
    );
  });

  test('has no unnecessary route', () => {
    fc.assert(
      fc.property(owned, (paths) => {
        const all = grouped(paths);
        const routes = gatewayRoutes(all);
        for (const route of routes.filter((one) => one.path !== DEFAULT_PATH)) {
          const match = gatewayMatcher(routes.filter((one) => one !== route));
          const unreachable = [...pathOwners(all)].filter(([template, owner]) =>
            [template, `${template}/`].some((one) => match(one)?.route.owner !== owner),
          );
          expect(unreachable).not.toEqual([]);
        }
      }),
    );
  });

  test('a group with its own subtree needs one route', () => {
    const routes = gatewayRoutes([
      group('system'),
      group('hubs', '/hubs', '/hubs/{hub_id}', '/hubs/{hub_id}/spaces'),
      group('auth', '/auth/login', '/auth/refresh', '/auth/logout'),
    ]);
    expect(routes.map(({ path, owner }) => `${path} ${owner}`).toSorted()).toEqual([
      '$default system',
      '/api/v1/auth/{proxy+} auth',
      '/api/v1/{proxy+} hubs',
      '/api/{proxy+} alias',
    ]);
  });

  test('a variable of one group does not match the literal of another', () => {
    const routes = gatewayRoutes([group('system', '/hubs/lookup'), group('hubs', '/hubs/{hub_id}')]);
    const match = gatewayMatcher(routes);
    expect(match('/api/v1/hubs/lookup')?.route.owner).toBe('system');
    expect(match('/api/v1/hubs/other')?.route.owner).toBe('hubs');
  });

  test('a path declared by two groups is rejected', () => {
    expect(() => gatewayRoutes([group('one', '/a'), group('two', '/a')])).toThrow('declared by both one and two');
    expect(() => gatewayRoutes([group('one', '/a/{b}'), group('two', '/a/{c}')])).toThrow(
      'declared by both one and two',
    );
  });

  test('a greedy route does not match its own prefix', () => {
    expect(gatewayMatcher([{ path: '/api/v1/hubs/{proxy+}' }])('/api/v1/hubs')).toBeUndefined();
  });
});
