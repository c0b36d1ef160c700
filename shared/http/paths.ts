import type { Route } from './route.ts';

/** Every full path template that a route is served at, the canonical one first. */
export const routePaths = ({ path, root, also = [] }: Pick<Route, 'path' | 'root' | 'also'>): readonly string[] => [
  ...(root ? [path] : [`/api/v1${path}`, `/api${path}`]),
  ...also,
];

export const canonicalPath = (route: Pick<Route, 'path' | 'root'>): string =>
  route.root ? route.path : `/api/v1${route.path}`;

const templates = new Map<string, readonly string[]>();

/** A template cut at its names: text and names take turns. */
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
