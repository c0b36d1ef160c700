import type { Route } from '../../../shared/api/route.ts';

/** A route with the attributes that infrastructure reads. */
export const routeAt = (path: string, root = false): Route => ({ method: 'GET', path, root }) as unknown as Route;
