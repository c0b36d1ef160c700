import * as z from 'zod';
import type { Route } from '../../../shared/api/route.ts';
import { everyRoute, paramsOf } from '../../functions/every-route/support/routes.ts';

/** The operations of one kind of resource, as the routes declare them. */
export interface Lifecycle {
  readonly create: Route;
  /** The path parameter of its id. */
  readonly param: string;
  readonly remove: Route;
  /** The list of the collection that it is created in, if it needs no filter. */
  readonly list: Route | undefined;
  /** Every operation on the resource or below it. */
  readonly uses: readonly Route[];
}

const withoutNames = (path: string): string => path.replace(/\{\w+\}/g, '{}');

/** Every resource that an operation creates at a declared location and another deletes. */
export const lifecycles: readonly Lifecycle[] = everyRoute.flatMap((create): readonly Lifecycle[] => {
  if (create.method !== 'POST' || create.location === undefined) return [];
  const location = withoutNames(create.location);
  const read = everyRoute.find(({ method, path }) => method === 'GET' && withoutNames(path) === location);
  const param = read && paramsOf(read.path).at(-1);
  if (!param || paramsOf(create.path).includes(param)) return [];
  const uses = everyRoute.filter(({ path, caller }) => paramsOf(path).includes(param) && !caller.platformAdmin);
  const remove = uses.find(({ method, path }) => method === 'DELETE' && withoutNames(path) === location);
  const list = everyRoute.find(({ method, path, query }) => {
    const isList = method === 'GET' && path === create.path && query?.paged;
    return isList && z.safeParse(query.filter, {}).success;
  });
  return remove ? [{ create, param, remove, list, uses }] : [];
});
