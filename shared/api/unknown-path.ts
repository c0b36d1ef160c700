import { nearestPath } from '#explanations';
import { knownPaths } from '#known-paths';
import { Refusal, refuse } from '../platform/http/errors.ts';
import { router } from '../platform/http/router.ts';
import { isPossible } from './path-values.ts';

const PREFIX = '/api/v1';

/** The path of a route, as it is declared, from its canonical template. */
const declared = (template: string) => {
  const prefixed = template.startsWith(`${PREFIX}/`);
  return { method: 'GET' as const, path: prefixed ? template.slice(PREFIX.length) : template, root: !prefixed };
};

const isServed = (path: string, templates: readonly string[]): boolean => {
  const found = router(templates.map(declared))('GET', path);
  return (
    found !== undefined &&
    'params' in found &&
    Object.entries(found.params).every(([name, value]) => isPossible(name, value))
  );
};

/** The wait in `Retry-After`, in seconds. */
const MOVING_SECONDS = 5;

/**
 * The refusal of a path that a function does not serve: 404 with the nearest known path. 503 if another function serves
 * it: while a deployment moves an operation, the gateway sends its path to the function that had it.
 */
export const unknownPath = (path: string, own: readonly string[]): Refusal<'service_unavailable'> => {
  const known = [...new Set(knownPaths(own))];
  if (isServed(path, known))
    return refuse('service_unavailable', {
      detail: 'This operation is being updated and nothing was changed. Try again.',
      headers: { 'Retry-After': String(MOVING_SECONDS) },
    });
  const suggested = nearestPath(path, known);
  const hint = suggested === undefined ? '' : ` Did you mean ${suggested}?`;
  return new Refusal<never>(404, [{ detail: `There is no resource at this path.${hint}` }]);
};
