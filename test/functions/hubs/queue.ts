import type { ApiResponse } from '../../support/service.ts';
import type { HubsWorld } from './world.ts';

export const queuePath = (world: HubsWorld, hub: string, team = world.team.id) =>
  `/api/v1/teams/${team}/hubs/${hub}/editor-pending-ops`;

export const readQueue = (world: HubsWorld, hub: string): Promise<ApiResponse> =>
  world.service.call({ path: queuePath(world, hub), token: world.team.users.owner.token });

/** Writes a queue; `body` replaces the envelope with `ops`. */
export const writeQueue = (
  world: HubsWorld,
  hub: string,
  { ops = [], body, ifMatch }: { readonly ops?: unknown; readonly body?: unknown; readonly ifMatch?: string },
): Promise<ApiResponse> =>
  world.service.call({
    method: 'PUT',
    path: queuePath(world, hub),
    token: world.team.users.owner.token,
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
    body: body ?? { data: { type: 'hub_editor_pending_ops', attributes: { ops } } },
  });
