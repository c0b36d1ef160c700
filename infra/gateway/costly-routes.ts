import type { Group } from '../../functions/groups.ts';
import { segmentsOf } from './match.ts';
import { type GatewayRoute, pathOwners } from './routes.ts';

/**
 * Routes on which unauthenticated callers can cause password hashing, emails or calls to the payment provider. They are
 * whole subtrees, so that no spelling of a path avoids the limit. Refreshing a session is not among them; it has the
 * default throttle.
 */
export const COSTLY_PATHS = [
  '/auth/{proxy+}',
  '/contact-auth/{proxy+}',
  '/hub/{hub_id}/checkout',
  '/hub/{hub_id}/checkout/{proxy+}',
];
export const REFRESH_PATHS = ['/auth/refresh', '/contact-auth/refresh'];

const PREFIXES = ['/api/v1', '/api'];

export interface ThrottledRoute extends GatewayRoute {
  /** Whether the route has the lower throttle. */
  readonly costly: boolean;
}

/** The owner of a path or of a subtree; undefined if no function serves it. */
const ownerOf = (path: string, owners: ReadonlyMap<string, string>): string | undefined => {
  const greedy = segmentsOf(path).at(-1) === '{proxy+}';
  const base = greedy ? path.slice(0, -'/{proxy+}'.length) : path;
  const served = [...owners].filter(([one]) => one === base || (greedy && one.startsWith(`${base}/`)));
  const [owner, ...others] = new Set(served.map(([, one]) => one));
  if (others.length > 0) throw new Error(`${path} is served by ${[owner, ...others].join(' and ')}`);
  return owner;
};

/** Additional gateway routes, which exist only for their throttles. */
export const costlyRoutes = (groups: readonly Group[]): readonly ThrottledRoute[] => {
  const owners = pathOwners(groups);
  const routes = (paths: readonly string[], costly: boolean) =>
    PREFIXES.flatMap((prefix) => paths.map((path) => `${prefix}${path}`)).flatMap((path) => {
      const owner = ownerOf(path, owners);
      return owner === undefined ? [] : [{ path, owner, costly }];
    });
  return [...routes(COSTLY_PATHS, true), ...routes(REFRESH_PATHS, false)];
};

/** All routes of the gateway, without duplicates. */
export const throttledRoutes = (routes: readonly GatewayRoute[], costly: readonly ThrottledRoute[]) => {
  const others = routes.filter(({ path }) => costly.every((one) => one.path !== path));
  return [...others.map((route) => ({ ...route, costly: false })), ...costly] satisfies readonly ThrottledRoute[];
};
