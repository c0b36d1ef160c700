import type { ApiResponse } from '../../support/service.ts';
import { type ContentWorld, call, data, document, nodesOf, ownerOf } from './world.ts';

/** Calls of our owner to content nodes; the world is read lazily. */
export const nodes = (world: () => ContentWorld) => {
  const path = (id = ''): string => `${nodesOf(world().ours)}${id && `/${id}`}`;
  const send = (method: string, at: string, body?: object): Promise<ApiResponse> =>
    call(world(), method, at, ownerOf(world().ours), body);
  return {
    path,
    create: (attributes: object) => send('POST', path(), document('content_nodes', attributes)),
    patch: (id: string, attributes: object) => send('PATCH', path(id), document('content_nodes', attributes)),
    read: async (id: string) => data(await send('GET', path(id))).attributes,
  };
};
