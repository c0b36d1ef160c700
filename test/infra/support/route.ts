import type { Route } from '../../../shared/api/route.ts';

/** A route as far as infrastructure looks at one. */
export const routeAt = (path: string, root = false): Route => ({ method: 'GET', path, root }) as unknown as Route;
