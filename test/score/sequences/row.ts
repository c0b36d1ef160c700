import { newId } from '../../../shared/platform/ids/id.ts';
import { nameOf, paramsOf } from '../../functions/every-route/support/routes.ts';
import type { RouteWorld } from '../../functions/every-route/support/world.ts';
import { rowsIn } from '../../support/table-state.ts';
import type { Row } from '../row.ts';
import { inWorld } from '../support/in-world.ts';
import { keptState, rowsOf } from '../support/state.ts';
import { staysReadable } from './allowed.ts';
import { type Lifecycle, lifecycles } from './lifecycles.ts';
import { rules } from './rules.ts';
import { stepsOf } from './steps.ts';

const TARGET = 5_000;
/** Sequences of one kind of resource. */
const MOST = { quick: 12, full: 300 } as const;
/** The table returns to its state after this many sequences. */
const BATCH = 25;

const last = (id: string): string => id.slice(id.lastIndexOf(':') + 1);

/** A pseudo-random order that is the same in each run. */
const spread = (nth: number, count: number): number => (nth * 7_919 + 13) % count;

const runner = async (world: RouteWorld, progress: (line: string) => void) => {
  const state = await keptState(world.store);
  const steps = stepsOf(world);
  const violations = new Map<string, number>();
  const keysNow = async () => rowsOf(await rowsIn(world.store), new Set([world.ours.id]), 'none');
  let tried = 0;

  const one = async (lifecycle: Lifecycle, nth: number): Promise<boolean> => {
    const { create, param, remove, uses } = lifecycle;
    const check = (step: string, wrong: string | undefined) => {
      const name = `POST ${create.path}, ${step}: ${wrong}`;
      if (wrong === undefined) return;
      if (!violations.has(name)) progress(name);
      violations.set(name, (violations.get(name) ?? 0) + 1);
    };
    if (nth % 8 === 0) {
      const before = await keysNow();
      check('invalid body', rules.leakage(await steps.createInvalid(lifecycle, nth / 8), before, await keysNow()));
    }
    const id = await steps.create(lifecycle);
    if (id === undefined) return false;
    tried += 1;
    const ids = { [param]: last(id) };
    const [before, after] = [uses[spread(nth, uses.length)], uses[nth % uses.length]];
    if (nth % 4 === 0) {
      const listed = await steps.listed(lifecycle, {});
      if (listed) check('list', rules.listing(listed, last(id), true));
    }
    if (before && before !== remove) {
      for (const invalid of [`${last(id)}x`, newId(), last(id).toUpperCase()].slice(nth % 3, (nth % 3) + 1))
        if (invalid !== last(id))
          check(`${nameOf(before)}, invalid id`, rules.invalidObject(await steps.use(before, { [param]: invalid })));
      const foreign = await steps.use(before, ids, world.theirs);
      if (!(await steps.isPublic(before, ids, foreign)))
        check(`${nameOf(before)}, of another tenant`, rules.userNamespace(foreign));
      const parents = paramsOf(before.path).filter((name) => name !== param && name.endsWith('_id'));
      const parent = parents[nth % Math.max(1, parents.length)];
      const elsewhere = parent && world.theirs.ids[parent];
      if (elsewhere)
        check(
          `${nameOf(before)}, under another ${parent}`,
          rules.resourceHierarchy(await steps.use(before, { ...ids, [parent]: elsewhere })),
        );
      check(nameOf(before), rules.working(await steps.use(before, ids)));
    }
    const removed = await steps.use(remove, ids);
    check(nameOf(remove), rules.working(removed));
    if (removed.status >= 300 && removed.status !== 404) return true;
    if (after && !staysReadable(create, after))
      check(`${nameOf(after)}, after the deletion`, rules.useAfterFree(await steps.use(after, ids)));
    if (nth % 4 === 1 && !staysReadable(create, undefined)) {
      const listed = await steps.listed(lifecycle, {});
      if (listed) check('list', rules.listing(listed, last(id), false));
    }
    return true;
  };

  return {
    violations,
    count: () => tried,
    async run(lifecycle: Lifecycle, most: number) {
      for (let nth = 0; nth < most; nth += 1) {
        if (nth % BATCH === 0) await state.restore();
        if (await one(lifecycle, nth)) continue;
        /* A limit of a day, which later sequences reach. */
        if (nth > 0) return progress(`POST ${lifecycle.create.path}: refused after ${nth} sequences`);
        violations.set(`POST ${lifecycle.create.path}: no sample is accepted`, 1);
        return;
      }
      await state.restore();
    },
  };
};

const measure = inWorld(async (world, size, progress) => {
  const { run, violations, count } = await runner(world, progress);
  for (const lifecycle of lifecycles) await run(lifecycle, MOST[size]);
  const failed = [...violations.values()].reduce((sum, one) => sum + one, 0);
  return {
    tried: count(),
    failed,
    value: `${failed} violations in ${count()} sequences`,
    met: failed === 0 && (size === 'quick' || count() >= TARGET),
    details: [...violations].map(([name, times]) => `${name} (${times} times)`),
  };
});

export const row: Row = {
  number: 4,
  name: 'sequences',
  measures: 'stateful sequences by the rules of RESTler',
  done: 'For each resource that an operation creates at a declared location and another deletes: create it, use it by one operation that takes its id, delete it, use it by another; every operation is used before and after. Each sequence also uses the resource by an invalid id, from another tenant (what everybody may read is allowed) and under another parent; some create from an invalid body and compare the table, or look for the resource in its list. Rules: use after free, resource hierarchy, user namespace, leakage, invalid dynamic object, and that a list shows a resource from its creation to its deletion.',
  target: `0 violations in at least ${TARGET} sequences`,
  madeToFail:
    'With a deletion of tags that deleted nothing, a sample reported 12 violations in 240 sequences, such as `GET /teams/{team_id}/tags/{tag_id}, after the deletion: used after its deletion: 200`.',
  measure,
};
