import { everyRoute } from '../../functions/every-route/support/routes.ts';
import type { Row } from '../row.ts';
import { inWorld } from '../support/in-world.ts';
import { type Prober, probersOf } from './callers.ts';
import { type Foreign, foreignOf } from './foreign.ts';
import { plant } from './plant.ts';
import { type Position, positionsOf, wanted } from './positions.ts';
import { type Choice, prober } from './probe.ts';
import { probeTokens } from './tokens.ts';

const TARGET = 20_000;
/** A quick run makes one of this many combinations. */
const SAMPLE = 13;
/** The callers for which a full run puts the ids of every kind of resource into every position. */
const WIDE = new Set(['owner', 'member']);

const choicesOf = (foreign: readonly Foreign[], position: Position, caller: Prober, wide: boolean) =>
  foreign
    .filter(({ name }) => caller.foreignTo.includes(name))
    .map(({ name, ids }): Choice => {
      const all = Object.values(ids);
      const own = ids[wanted(position.name)];
      return { of: name, ids: wide ? all : own ? [own] : all.slice(0, 1) };
    });

const measure = inWorld(async (world, size, progress) => {
  const { foreign, next } = await foreignOf(world);
  let planted = 0;
  for (const one of foreign) planted += await plant(world.store, one);
  progress(`${planted} texts planted in foreign rows`);
  const probes = await prober(world, foreign, progress);
  const { probe, findings, count, end } = probes;
  const callers = probersOf(world);
  const routes = everyRoute.filter(({ caller }) => !caller.platformAdmin);
  await probeTokens(world, next, callers, probes, size);
  progress(`${count()} probes with cursors, tickets and idempotency keys, ${findings.length} leaks`);
  let met = 0;
  for (const [nth, route] of routes.entries()) {
    const named = route.caller.open ? callers.filter(({ name }) => name === 'nobody') : callers;
    for (const position of positionsOf(route, world))
      for (const caller of named) {
        met += 1;
        if (size === 'quick' && met % SAMPLE > 0) continue;
        const wide = size === 'full' && WIDE.has(caller.name) && route.caller.kinds.includes(caller.kind);
        await probe(route, position, caller, choicesOf(foreign, position, caller, wide));
      }
    if (nth % 20 === 19) progress(`${nth + 1} of ${routes.length} routes, ${count()} probes, ${findings.length} leaks`);
  }
  await end();
  const tried = count();
  return {
    tried,
    failed: findings.length,
    value: `${findings.length} leaks of ${tried} probes`,
    met: findings.length === 0 && (size === 'quick' || tried >= TARGET),
    details: findings,
  };
});

export const row: Row = {
  number: 1,
  name: 'isolation',
  measures: 'cross-tenant and cross-space probes',
  done: 'Every operation, by every address that it has, is called by an owner, a moderator, two API keys, a member, a contact of no hub, a user of no team and nobody, with an id of another team, another hub or a secret space in one place: path, body (nested conditions and definitions too), filter, cursor, `X-Team-ID`, `Last-Event-ID`, `Idempotency-Key` and stream ticket. A full run puts the id of every kind of resource into each place for the owner and the member. The answer must equal that for an unknown id, contain no foreign id and no planted text, and the rows of the other team must be unchanged.',
  target: `0 leaks of at least ${TARGET} probes`,
  madeToFail:
    'With an API key admitted to the path of any team, a sample reported the automation that our key created in the other team: `POST /teams/{team_id}/hubs/{hub_id}/automations, as key: rows of the other team changed`.',
  measure,
};
