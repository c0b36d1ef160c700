import type { Route } from '../../../shared/api/route.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { nameOf } from '../../functions/every-route/support/routes.ts';
import type { RouteWorld } from '../../functions/every-route/support/world.ts';
import type { ApiResponse, Call } from '../../support/service.ts';
import { rowsIn } from '../../support/table-state.ts';
import { inLanes, keptState, rowsOf } from '../support/state.ts';
import { isAllowed, isPublic } from './allowed.ts';
import type { Prober } from './callers.ts';
import type { Foreign } from './foreign.ts';
import { leaksIn, textOf } from './judge.ts';
import type { Position } from './positions.ts';

const LANES = 6;

const differenceOf = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const [old, now] = [new Set(before), new Set(after)];
  return [...before.filter((row) => !now.has(row)), ...after.filter((row) => !old.has(row))];
};

/** Ids of foreign resources that are probed in one position. */
export interface Choice {
  readonly of: Foreign['name'];
  readonly ids: readonly string[];
}

interface Compared {
  readonly foreign: string;
  readonly unknown: string;
  /** Whether the foreign tenant itself has written. */
  readonly foreignWrote?: boolean;
}

/** Sends probes and records what they show. */
export const prober = async (world: RouteWorld, foreign: readonly Foreign[], found: (finding: string) => void) => {
  const state = await keptState(world.store);
  const known = new Set([...Object.values(world.ours.ids), world.ours.id, world.ours.member.id]);
  const idsOf = (names: readonly Foreign['name'][]) =>
    new Set(foreign.filter(({ name }) => names.includes(name)).flatMap(({ ids }) => Object.values(ids)));
  const secured = idsOf(['other team']);
  const kept = rowsOf(state.rows, secured, world.ours.id);
  const findings: string[] = [];
  let probes = 0;
  const report = (finding: string) => {
    findings.push(finding);
    found(finding);
  };
  let dirty = false;

  /** Returns to the kept state. What changed in foreign rows until then is a finding. */
  const restore = async (after: string, unchecked = false) => {
    if (!dirty) return;
    dirty = false;
    const changed = unchecked ? [] : differenceOf(kept, rowsOf(await rowsIn(world.store), secured, world.ours.id));
    if (changed.length > 0) report(`${after}: rows of the other team changed: ${changed.join(' ').slice(0, 500)}`);
    await state.restore();
  };
  const send = async (call: Call, token: string | undefined): Promise<ApiResponse> => {
    const answered = await world.call({ ...call, token });
    if (call.method !== 'GET' && answered.status < 300) dirty = true;
    return answered;
  };

  const probe = async (route: Route, position: Position, caller: Prober, choices: readonly Choice[]) => {
    const name = `${nameOf(route)}, ${position.at}, as ${caller.name}`;
    const foreignIds = idsOf(caller.foreignTo);
    const unknownText = async () => {
      const unknown = newId();
      return textOf(await send(position.call(unknown), caller.token), unknown, known);
    };
    const expected = await unknownText();
    const clean = !dirty;
    await restore(name);
    const judge = async (of: Foreign['name'], id: string) => {
      probes += 1;
      const call = position.call(id);
      const answered = await send(call, caller.token);
      const nobody = isPublic(route, position) && (await send(call, undefined));
      if (nobody && textOf(nobody, id, known) === textOf(answered, id, known)) return;
      const leaks = leaksIn(answered, foreignIds, caller.foreignTo, JSON.stringify(call));
      if (leaks.length > 0) report(`${name}, ${of} ${id}: leaks ${leaks.join(', ')}`);
      if (textOf(answered, id, known) === expected && clean) return;
      /* Something was written, or the answers differ: both once more, each in the kept state. */
      await restore(name);
      const again = await unknownText();
      dirty = true;
      await restore(name);
      const foreignText = textOf(await send(call, caller.token), id, known);
      await restore(name);
      if (foreignText !== again && !isAllowed(route, position, of))
        report(`${name}, ${of}: ${foreignText.slice(0, 300)} instead of ${again.slice(0, 300)}`);
    };
    const tasks = choices.flatMap(({ of, ids }) => ids.map((id) => [of, id] as const));
    await inLanes(tasks, clean ? LANES : 1, ([of, id]) => judge(of, id));
    await restore(name);
  };
  /** Sends a call with something foreign, and the same with something unknown: they must be answered alike. */
  const compare = async (name: string, caller: Prober, call: (value: string) => Call, of: Compared) => {
    probes += 1;
    const sent = call(of.foreign);
    const answered = await send(sent, caller.token);
    const leaks = leaksIn(answered, idsOf(caller.foreignTo), caller.foreignTo, JSON.stringify(sent));
    if (leaks.length > 0) report(`${name}, as ${caller.name}: leaks ${leaks.join(', ')}`);
    await restore(name, of.foreignWrote);
    const got = textOf(answered, of.foreign, known);
    const expected = textOf(await send(call(of.unknown), caller.token), of.unknown, known);
    await restore(name, of.foreignWrote);
    if (got !== expected)
      report(`${name}, as ${caller.name}: ${got.slice(0, 300)} instead of ${expected.slice(0, 300)}`);
  };
  return {
    probe,
    compare,
    known,
    findings,
    count: () => probes,
    /** Compares all foreign rows once more. */
    async end() {
      dirty = true;
      await restore('in the end');
    },
  };
};
