import type { RouteDeclaration } from '../route.ts';

const pascal = (words: string): string =>
  words
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `api_keys` → `api_key`; sufficient for the words in paths and resource types. */
const singular = (plural: string): string => {
  if (/(ss|us|is|ops)$/.test(plural)) return plural;
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(sses|xes|ches|shes)$/.test(plural)) return plural.slice(0, -2);
  return plural.endsWith('s') ? plural.slice(0, -1) : plural;
};

/** The schema name of a resource type: `api_keys` → `ApiKey`. */
export const schemaName = (type: string): string => pascal(singular(type));

const VERBS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'update', DELETE: 'delete' } as const;

const verbOf = ({ method, response, status, path }: RouteDeclaration): string => {
  if (method === 'GET' && response.kind === 'many') return 'list';
  const collection = path.slice(path.lastIndexOf('/') + 1);
  return method === 'POST' && status === 201 && singular(collection) !== collection ? 'create' : VERBS[method];
};

const isVariable = (segment: string | undefined): boolean => segment?.startsWith('{') ?? false;

/** The operation id, derived from method and path only: rewording a summary renames nothing in a client. */
export const operationId = (route: RouteDeclaration): string => {
  const verb = verbOf(route);
  const segments = route.path.split('/').slice(1);
  const words = segments.flatMap((segment, index) => {
    if (isVariable(segment)) return [];
    const following = segments[index + 1];
    const named = isVariable(following) || (verb === 'create' && following === undefined);
    return [pascal(named ? singular(segment) : segment)];
  });
  return verb + words.join('');
};
