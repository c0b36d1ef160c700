import type { Group } from '../../functions/groups.ts';
import type { Route } from '../../shared/api/route.ts';
import { barePaths, ownPaths } from '../../shared/platform/http/paths.ts';
import { DEFAULT_PATH, gatewayMatcher } from './match.ts';
import { addPath, emptyTree, type PathTree } from './path-tree.ts';

/** One route of the gateway: any method on `path` goes to the function `owner`. */
export interface GatewayRoute {
  readonly path: string;
  readonly owner: string;
}

/** The owner of all other paths: it answers with the service's own 404. */
const FALLBACK = 'system';

/** The owner of bare `/api` paths. It forwards them, so that the gateway needs one route per path. */
export const ALIAS = 'alias';

/** Each path template of the groups with its group. */
const ownersOf = (
  groups: readonly Group[],
  pathsOf: (route: Route) => readonly string[],
): ReadonlyMap<string, string> => {
  const owners = new Map<string, string>();
  for (const { name, routes } of groups) {
    for (const path of routes.flatMap(pathsOf)) {
      const owner = owners.get(path) ?? name;
      if (owner !== name) throw new Error(`${path} is declared by both ${owner} and ${name}`);
      owners.set(path, name);
    }
  }
  return owners;
};

/** The targets of the forwarded bare paths. */
export const bareOwners = (groups: readonly Group[]): ReadonlyMap<string, string> => ownersOf(groups, barePaths);

/** Each path template with the function that the gateway routes it to. */
export const pathOwners = (groups: readonly Group[]): ReadonlyMap<string, string> =>
  new Map([...ownersOf(groups, ownPaths), ...[...bareOwners(groups).keys()].map((path) => [path, ALIAS] as const)]);

const withFewestRoutes = (choices: readonly (readonly GatewayRoute[])[]): readonly GatewayRoute[] =>
  choices.reduce((best, choice) => (choice.length < best.length ? choice : best));

/**
 * The fewest routes for a subtree whose other paths go to `inherited`. A path with a trailing slash cannot be a route
 * of the gateway, so a greedy route takes it to the same owner.
 */
const cover = (tree: PathTree, inherited: string, seen: Map<PathTree, Map<string, readonly GatewayRoute[]>>) => {
  const known = seen.get(tree)?.get(inherited);
  if (known) return known;
  const below = (owner: string): GatewayRoute[] =>
    [...tree.children.values()].flatMap((child) => cover(child, owner, seen));
  const greedy = (owner: string) => [{ path: `${tree.path}/{proxy+}`, owner }, ...below(owner)];
  const exact = tree.owner === undefined || tree.owner === inherited ? [] : [{ path: tree.path, owner: tree.owner }];
  const free = tree.path === '' || tree.owner !== undefined ? [] : [...tree.owners];
  const chosen = withFewestRoutes([
    ...exact.map(({ owner }) => greedy(owner)),
    ...(exact.length > 0 ? [] : [below(inherited)]),
    ...free.filter((owner) => owner !== inherited).map(greedy),
  ]);
  const routes: readonly GatewayRoute[] = [...exact, ...chosen];
  seen.set(tree, (seen.get(tree) ?? new Map()).set(inherited, routes));
  return routes;
};

type Owners = ReadonlyMap<string, string>;

/** All paths that must reach their owner, with and without a trailing slash. */
const requested = (owners: Owners): Owners =>
  new Map([...owners].flatMap(([path, owner]) => [path, `${path}/`].map((one) => [one, owner] as const)));

/** Additional routes for paths that would reach another function. */
const misrouted = (owners: Owners, routes: readonly GatewayRoute[]): readonly GatewayRoute[] => {
  const match = gatewayMatcher(routes);
  return [...owners]
    .filter(([path, owner]) => match(path)?.route.owner !== owner)
    .map(([path, owner]) => ({ path: path.endsWith('/') ? `${path}{proxy+}` : path, owner }));
};

/** A variable next to a literal can match a path of a shorter prefix; such a path gets its own route. */
const repaired = (owners: Owners, routes: readonly GatewayRoute[]): readonly GatewayRoute[] => {
  const lost = misrouted(owners, routes);
  return lost.length === 0 ? routes : repaired(owners, [...routes, ...lost]);
};

/** Removes every route whose paths reach their owner without it. */
const pruned = (owners: Owners, routes: readonly GatewayRoute[]): readonly GatewayRoute[] => {
  const match = gatewayMatcher(routes);
  const served = Map.groupBy(owners, ([path]) => match(path)?.route.path);
  const needless = routes.find((route) => {
    if (route.path === DEFAULT_PATH) return false;
    const others = routes.filter((one) => one !== route);
    return misrouted(new Map(served.get(route.path)), others).length === 0;
  });
  return needless === undefined
    ? routes
    : pruned(
        owners,
        routes.filter((one) => one !== needless),
      );
};

/** The smallest set of routes that sends every path to its group and all others to `system`. */
export const gatewayRoutes = (groups: readonly Group[]): readonly GatewayRoute[] => {
  const owners = pathOwners(groups);
  const tree = emptyTree('');
  for (const [path, owner] of owners) addPath(tree, path, owner);
  const routes = [...cover(tree, FALLBACK, new Map()), { path: DEFAULT_PATH, owner: FALLBACK }];
  const all = requested(owners);
  return pruned(all, repaired(all, routes));
};
