import { type Call, type Fate, type Fates, OK } from '../core/fates.ts';
import type { Traced } from '../core/scheduler.ts';
import { type Outcome, planOf, runDay } from './run-day.ts';

/** A place in the code that crosses a boundary, and a call of a day that is made there. */
export interface Site {
  readonly seed: number;
  readonly name: string;
  readonly by: string;
  /** Its number among the calls of the invocation. */
  readonly nth: number;
}

const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]+|[0-9a-f]{32,}|\d+/g;

/** A call without the ids, numbers and emojis of its day, and a repeated key once. */
const siteName = ({ by, call }: Traced): string => {
  const parts = call.replace(IDS, '*').split(' + ');
  return `${by.replace(IDS, '*')}: ${[...new Set(parts)].join(' + ')}`;
};

const numbered = (trace: readonly Traced[]): readonly (Traced & { readonly nth: number })[] => {
  const calls = new Map<string, number>();
  return trace.map((traced) => {
    const nth = (calls.get(traced.by) ?? 0) + 1;
    calls.set(traced.by, nth);
    return { ...traced, nth };
  });
};

/** Every site that the days of these seeds reach, with the first call there. */
export const sitesOf = async (seeds: readonly number[]): Promise<readonly Site[]> => {
  const sites = new Map<string, Site>();
  for (const seed of seeds) {
    const { trace } = await runDay(planOf(seed), undefined, () => OK);
    for (const traced of numbered(trace)) {
      const name = siteName(traced);
      if (traced.call !== 'crypto token' && !sites.has(name))
        sites.set(name, { seed, name, by: traced.by, nth: traced.nth });
    }
  }
  return [...sites.values()];
};

const only = (site: Site, fate: Fate): Fates => {
  return ({ by, nth }: Call) => (by === site.by && nth === site.nth ? fate : OK);
};

/** Runs the day of a site again, with this fate at its call and no other fault. */
export const runWith = (site: Site, fate: Fate): Promise<Outcome> =>
  runDay(planOf(site.seed), undefined, only(site, fate));
