import { type Outcome, type Plan, type Plant, runDay } from './run-day.ts';

/** How many runs a shrunk trace may cost. */
const MAX_RUNS = 150;

/** A failing plan from which nothing more could be left out, and what it leads to. */
export interface Shrunk {
  readonly plan: Plan;
  readonly outcome: Outcome;
}

/** Leaves out parts of a list, from halves to single members, as long as `fails` without them. */
const shrunkList = async <T>(all: readonly T[], fails: (kept: readonly T[]) => Promise<boolean>) => {
  let kept = all;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = kept.length - size; from > -size; from -= size) {
      const rest = kept.filter((_, nth) => nth < from || nth >= from + size);
      if (rest.length < kept.length && (await fails(rest))) kept = rest;
    }
  return kept;
};

/** Leaves out steps, then faults, as long as the day still breaks a promise. */
export const shrink = async (plan: Plan, outcome: Outcome, plant?: Plant): Promise<Shrunk> => {
  let best: Shrunk = { plan, outcome };
  let runs = 0;
  const fails = async (tried: Plan): Promise<boolean> => {
    runs += 1;
    if (runs > MAX_RUNS) return false;
    const found = await runDay(tried, plant);
    if (found.broken.length > 0) best = { plan: tried, outcome: found };
    return found.broken.length > 0;
  };
  await shrunkList(plan.steps, (steps) => fails({ ...best.plan, steps }));
  const { faults } = best.outcome;
  await shrunkList(faults, (kept) =>
    fails({ ...best.plan, without: new Set([...plan.without, ...faults.filter((one) => !kept.includes(one))]) }),
  );
  return best;
};
