import { everyRoute, nameOf } from '../../functions/every-route/support/routes.ts';
import { type Resident, type RouteWorld, requestOf } from '../../functions/every-route/support/world.ts';
import type { Call } from '../../support/service.ts';
import type { Size } from '../row.ts';
import type { Prober } from './callers.ts';
import type { prober } from './probe.ts';

type Probes = Awaited<ReturnType<typeof prober>>;

const paged = everyRoute.filter(({ query, caller }) => query?.paged && !caller.platformAdmin && !caller.open);

const withQuery = (call: Call, query: string): Call => ({
  ...call,
  path: `${call.path}${call.path.includes('?') ? '&' : '?'}${query}`,
});

/** The cursors that a foreign tenant gets of its own lists: of a neighbour, only lists of its hub. */
const cursorsOf = async (world: RouteWorld, of: Resident): Promise<readonly string[]> => {
  const found: string[] = [];
  const own = paged.filter(({ path }) => of.id !== world.ours.id || path.includes('{hub_id}'));
  for (const route of own)
    for (const kind of route.caller.kinds.filter((one) => one !== 'anonymous')) {
      const { body } = await world.call(withQuery(requestOf(world, route, kind, of), 'page[size]=1'));
      const next = (body.links as { next?: string } | undefined)?.next;
      const cursor = next && new URL(next, 'https://hub.test').searchParams.get('page[after]');
      if (cursor) found.push(cursor);
    }
  return found;
};

const TAMPERED = 'A'.repeat(64);

/** Cursors of other tenants, on each of our lists. */
const probeCursors = async (
  world: RouteWorld,
  foreign: readonly Resident[],
  callers: readonly Prober[],
  to: Probes,
  most: number,
) => {
  const found = (await Promise.all(foreign.map((of) => cursorsOf(world, of)))).flat();
  const cursors = found.slice(0, most);
  for (const route of paged)
    for (const caller of callers.filter(({ kind }) => route.caller.kinds.includes(kind)))
      for (const cursor of cursors) {
        const { token: _, ...call } = requestOf(world, route, route.caller.kinds[0] ?? 'user');
        const of = (after: string) => withQuery(call, `page[after]=${after}`);
        const compared = { foreign: cursor, unknown: TAMPERED };
        await to.compare(`${nameOf(route)}, cursor of another tenant`, caller, of, compared);
      }
};

const ticketOf = async (world: RouteWorld, { hub, member }: Resident): Promise<string> => {
  const path = `/api/v1/hubs/${hub}/stream-tickets`;
  const { body } = await world.call({ method: 'POST', path, token: member.token });
  return (body.data as { attributes: { ticket: string } }).attributes.ticket;
};

/** Stream tickets of other hubs on our stream, and ours on theirs. */
const probeTickets = async (world: RouteWorld, foreign: readonly Resident[], nobody: Prober, to: Probes) => {
  for (const of of foreign)
    for (const [hub, from] of [
      [world.ours.hub, of],
      [of.hub, world.ours],
    ] as const) {
      const tickets = [await ticketOf(world, from), await ticketOf(world, from)];
      for (const ticket of tickets)
        for (const [method, path] of [
          ['GET', 'stream'],
          ['POST', 'stream-tickets'],
        ] as const) {
          const call = (with_: string): Call => ({ method, path: `/api/v1/hubs/${hub}/${path}?ticket=${with_}` });
          await to.compare(`${method} ${path}, ticket of another hub`, nobody, call, {
            foreign: ticket,
            unknown: 'A'.repeat(43),
          });
        }
    }
};

/** Idempotency keys that another tenant has used for the same operation. */
const probeKeys = async (world: RouteWorld, callers: readonly Prober[], to: Probes) => {
  const writing = everyRoute.filter(({ method, caller }) => method === 'POST' && !caller.platformAdmin && !caller.open);
  for (const [nth, route] of writing.entries())
    for (const caller of callers.filter(({ kind }) => route.caller.kinds.includes(kind))) {
      const key = `shared-${nth}-${caller.kind}`;
      const of = (tenant: Resident) => {
        const { token, ...call } = requestOf(world, route, caller.kind, tenant);
        return { token, call };
      };
      const { call } = of(world.ours);
      const named = (name: string): Call => ({ ...call, headers: { ...call.headers, 'idempotency-key': name } });
      const theirs = of(world.theirs);
      await world.call({ ...theirs.call, token: theirs.token, headers: named(key).headers ?? {} });
      const compared = { foreign: key, unknown: `${key}-unused`, foreignWrote: true };
      await to.compare(`${nameOf(route)}, Idempotency-Key of another tenant`, caller, named, compared);
    }
};

/** Probes with what a foreign tenant was given by the service: cursors, stream tickets and idempotency keys. */
export const probeTokens = async (
  world: RouteWorld,
  next: Resident,
  callers: readonly Prober[],
  to: Probes,
  size: Size,
) => {
  const of = (name: string) => callers.filter((one) => one.name === name);
  const insiders = [...of('owner'), ...of('key'), ...of('member')];
  await probeCursors(world, [world.theirs, next], insiders, to, size === 'quick' ? 1 : 12);
  for (const nobody of of('nobody')) await probeTickets(world, [world.theirs, next], nobody, to);
  await probeKeys(world, size === 'quick' ? of('member') : insiders, to);
};
