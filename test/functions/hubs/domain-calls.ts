import type { ApiResponse } from '../../support/service.ts';
import { data, type HubsWorld, send } from './world.ts';

interface Challenge {
  readonly name: string;
  readonly value: string;
}

/** A DNS fake with TXT records by name; a lookup of a name in `silent` fails. */
export const dns = () => {
  const zone = new Map<string, readonly string[]>();
  const silent = new Set<string>();
  return {
    zone,
    silent,
    txtLookup: async (name: string) => (silent.has(name) ? undefined : (zone.get(name) ?? [])),
    /** Publishes the challenge of a response in addition to the existing records. */
    publish(answered: ApiResponse): void {
      const { name, value } = data(answered).attributes.challenge as Challenge;
      zone.set(name, ['v=spf1 -all', ...(zone.get(name) ?? []), value]);
    },
  };
};

/** Calls to the domain routes of a hub. An owner sets the domain, an admin does the rest. */
export const domainCalls = (world: () => HubsWorld) => {
  const pathOf = (hub: string, team = world().team) => `/api/v1/teams/${team.id}/hubs/${hub}/domain`;
  const call = (method: string, hub: string, suffix = '', team = world().team) =>
    world().service.call({ method, path: `${pathOf(hub, team)}${suffix}`, token: team.users.admin.token });
  return {
    pathOf,
    call,
    set: (hub: string, attributes: object, team = world().team) => {
      const at = { method: 'PUT', path: pathOf(hub, team), token: team.users.owner.token };
      return send(world(), { ...at, type: 'hub_domains', attributes });
    },
    verify: (hub: string, team = world().team) => call('POST', hub, '/verify', team),
  };
};

export const statusOf = (answered: ApiResponse) => data(answered).attributes.status;
