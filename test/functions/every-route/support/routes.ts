import { groups } from '../../../../functions/groups.ts';
import type { CallerKind } from '../../../../shared/api/callers.ts';
import type { Route } from '../../../../shared/api/route.ts';
import { routePaths } from '../../../../shared/platform/http/paths.ts';

/** Deletions come last, those of parts before those of what contains them. */
const turn = ({ method, path }: Route): number => (method === 'DELETE' ? 100 - path.split('/').length : 0);

/**
 * Every route of every group, so that these tests cover a new route as soon as it is declared: in an order in which the
 * calls of a test find what they name.
 */
export const everyRoute: readonly Route[] = groups
  .flatMap(({ routes }) => routes)
  .toSorted((one, other) => turn(one) - turn(other));

/** The name of a route in test titles. */
export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** Rows for `test.each`: the name first. */
export const rows = (routes: readonly Route[]): readonly (readonly [string, Route])[] =>
  routes.map((route) => [nameOf(route), route]);

export const paramsOf = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** The routes that check a credential. */
export const guarded = everyRoute.filter(({ caller }) => !caller.open);

/** The routes that require a credential. */
export const authenticated = guarded.filter(({ caller }) => !caller.kinds.includes('anonymous'));

export const KINDS = ['user', 'key', 'contact'] as const satisfies readonly CallerKind[];

/** Every path template with its methods. */
export const everyPath: ReadonlyMap<string, readonly string[]> = (() => {
  const served = new Map<string, Set<string>>();
  for (const route of everyRoute)
    for (const path of routePaths(route)) served.set(path, (served.get(path) ?? new Set()).add(route.method));
  return new Map([...served].map(([path, methods]) => [path, [...methods].sort()]));
})();
