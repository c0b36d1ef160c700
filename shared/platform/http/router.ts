import { lastPart } from '../ids/composed-id.ts';
import { canonicalId } from '../ids/id.ts';
import { routePaths } from './paths.ts';
import type { Method, RouteDeclaration } from './route.ts';

interface Node<R> {
  readonly fixed: Map<string, Node<R>>;
  variable?: Node<R>;
  readonly methods: Map<string, { readonly route: R; readonly names: readonly string[] }>;
}

export type Match<R> =
  | { readonly route: R; readonly params: Readonly<Record<string, string>> }
  /** The path exists without this method; `allow` lists its methods, sorted. */
  | { readonly allow: readonly string[] }
  | undefined;

const VARIABLE = /^\{(\w+)\}$/;

const node = <R>(): Node<R> => ({ fixed: new Map(), methods: new Map() });

/**
 * Binds the path values to their names. Ids are in lower case. A composed id is reduced to its last part if its other
 * parts match preceding values.
 */
const bind = (names: readonly string[], values: readonly string[]): Readonly<Record<string, string>> => {
  const bound: string[] = [];
  for (const [index, value] of values.entries())
    bound.push(lastPart(names[index]?.endsWith('_id') ? canonicalId(value) : value, bound));
  return Object.fromEntries(names.map((name, index) => [name, bound[index] ?? '']));
};

const insert = <R extends Pick<RouteDeclaration, 'method'>>(root: Node<R>, path: string, route: R): void => {
  const names: string[] = [];
  let at = root;
  for (const segment of path.split('/').slice(1)) {
    const name = VARIABLE.exec(segment)?.[1];
    if (name === undefined) {
      const next = at.fixed.get(segment) ?? node<R>();
      at.fixed.set(segment, next);
      at = next;
    } else {
      at.variable ??= node<R>();
      at = at.variable;
      names.push(name);
    }
  }
  if (at.methods.has(route.method)) throw new Error(`${route.method} ${path} is declared twice`);
  at.methods.set(route.method, { route, names });
};

/**
 * Matches paths as the gateway does: fixed segments before variables. The gateway has decoded the path, so that a percent
 * sign is one. One trailing slash is allowed (contract reading A40).
 */
export const router = <R extends Pick<RouteDeclaration, 'method' | 'path' | 'root' | 'also'>>(routes: readonly R[]) => {
  const root = node<R>();
  for (const route of routes) for (const path of routePaths(route)) insert(root, path, route);

  /** The node of the segments from `depth` on; adds the variable values to `values`. */
  const find = (at: Node<R>, segments: readonly string[], depth: number, values: string[]): Node<R> | undefined => {
    const segment = segments[depth];
    if (segment === undefined) return at.methods.size > 0 ? at : undefined;
    const fixed = at.fixed.get(segment);
    const found = fixed && find(fixed, segments, depth + 1, values);
    if (found || !at.variable || segment === '') return found;
    values.push(segment);
    const varied = find(at.variable, segments, depth + 1, values);
    if (!varied) values.pop();
    return varied;
  };

  return (method: Method | string, path: string): Match<R> => {
    const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const segments = trimmed.split('/');
    const values: string[] = [];
    const found = find(root, segments, 1, values);
    if (!found) return undefined;
    const { methods } = found;
    const served = methods.get(method);
    if (!served) return { allow: [...methods.keys()].sort() };
    return { route: served.route, params: bind(served.names, values) };
  };
};
