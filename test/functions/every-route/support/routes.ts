import { groups } from '../../../../functions/groups.ts';
import type { CallerKind } from '../../../../shared/api/callers.ts';
import type { Route } from '../../../../shared/api/route.ts';
import { routePaths } from '../../../../shared/platform/http/paths.ts';

/** Every route that any group declares. A route is in these tests from the day it is declared. */
export const everyRoute: readonly Route[] = groups.flatMap(({ routes }) => routes);

/** How a route is called in the name of a test. */
export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** Rows for `test.each`: the name first. */
export const rows = (routes: readonly Route[]): readonly (readonly [string, Route])[] =>
  routes.map((route) => [nameOf(route), route]);

export const paramsOf = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** The routes that look at a credential. */
export const guarded = everyRoute.filter(({ caller }) => !caller.open);

/** The routes that need one. */
export const closed = guarded.filter(({ caller }) => !caller.kinds.includes('anonymous'));

export const KINDS = ['user', 'key', 'contact'] as const satisfies readonly CallerKind[];

/** Every path template that is served, with all methods it serves. */
export const everyPath: ReadonlyMap<string, readonly string[]> = (() => {
  const served = new Map<string, Set<string>>();
  for (const route of everyRoute)
    for (const path of routePaths(route)) served.set(path, (served.get(path) ?? new Set()).add(route.method));
  return new Map([...served].map(([path, methods]) => [path, [...methods].sort()]));
})();
