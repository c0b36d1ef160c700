import type { RouteDeclaration } from './route.ts';

type Served = Pick<RouteDeclaration, 'path' | 'root' | 'also'>;

/** The path templates that the gateway sends to the route's own function, the canonical one first. */
export const ownPaths = ({ path, root, also = [] }: Served): readonly string[] => [
  root ? path : `/api/v1${path}`,
  ...also.filter((path) => !isBare(path)),
];

/** The bare `/api` path templates, which the alias function forwards. */
export const barePaths = ({ path, root, also = [] }: Served): readonly string[] => [
  ...(root ? [] : [`/api${path}`]),
  ...also.filter(isBare),
];

const isBare = (path: string): boolean => path.startsWith('/api/') && !path.startsWith('/api/v1/');

/** All path templates of a route, the canonical one first. */
export const routePaths = (route: Served): readonly string[] => [...ownPaths(route), ...barePaths(route)];

export const canonicalPath = (route: Pick<RouteDeclaration, 'path' | 'root'>): string =>
  route.root ? route.path : `/api/v1${route.path}`;

const templates = new Map<string, readonly string[]>();

/** Splits a template at its variables: text and names alternate. */
const partsOf = (template: string): readonly string[] => {
  const parts = templates.get(template) ?? template.split(/\{(\w+)\}/);
  templates.set(template, parts);
  return parts;
};

/** Fills a template; each value becomes one percent-encoded segment. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  partsOf(template)
    .map((part, index) => (index % 2 === 1 ? encodeURIComponent(values[part] ?? '') : part))
    .join('');
