import { acceptedThings, acceptedWrites } from '../checks/accepted.ts';
import { commentCounts, spaceAndHubCounts, viewerCounts } from '../checks/community.ts';
import { derivedRows } from '../checks/derived-rows.ts';
import { ledgerOfCreations, nothingStuck, streamPlaces } from '../checks/events.ts';
import { editorVersions, eventSeats, inboxes, memberPoints } from '../checks/hub.ts';
import type { Check } from '../checks/rows.ts';
import { couponCounts, freeOnce, money } from '../checks/shop.ts';
import { type Fates, randomFates } from '../core/fates.ts';
import type { Traced } from '../core/scheduler.ts';
import { share } from '../core/seeded.ts';
import { Simulation } from '../run/simulation.ts';
import { beginning } from './beginning.ts';
import { community } from './community.ts';
import { Day } from './day.ts';
import { hub } from './hub.ts';
import { deliverRest, shop } from './shop.ts';
import { type Step, type StepKinds, stepsOf } from './step.ts';

export const KINDS: StepKinds = { ...community, ...hub, ...shop };

const CHECKS: readonly Check[] = [
  acceptedThings,
  acceptedWrites,
  commentCounts,
  viewerCounts,
  spaceAndHubCounts,
  editorVersions,
  eventSeats,
  inboxes,
  memberPoints,
  couponCounts,
  freeOnce,
  money,
  ledgerOfCreations,
  nothingStuck,
  streamPlaces,
  derivedRows,
];

const STEPS = 40;
const MINUTE = 60_000;
/** The share of calls that end in a fault: some days are quiet, some are terrible. */
const CHANCES = [0, 0.01, 0.03, 0.08];

/** What to run: a day of a seed, or a part of one. */
export interface Plan {
  readonly seed: number;
  readonly steps: readonly Step[];
  /** The faults to leave out, by the name of their call. */
  readonly without: ReadonlySet<string>;
}

/** What a day led to. */
export interface Outcome {
  readonly broken: readonly string[];
  readonly faults: readonly string[];
  readonly trace: readonly Traced[];
}

/** Changes a simulation before its day begins: a planted defect. */
export type Plant = (simulation: Simulation) => void;

/** The plan of a seed's day, with steps of all kinds or of these. */
export const planOf = (seed: number, only: readonly string[] = Object.keys(KINDS)): Plan => ({
  seed,
  steps: stepsOf(seed, Object.fromEntries(Object.entries(KINDS).filter(([name]) => only.includes(name))), STEPS),
  without: new Set(),
});

const act = async (day: Day, steps: readonly Step[]): Promise<void> => {
  for (const step of steps) {
    await day.simulation.scheduler.sleep(step.gap);
    const kind = KINDS[step.kind];
    const each = Array.from({ length: step.times }, (_, nth) =>
      kind?.run(day, { ...step, b: step.b + (step.same ? 0 : nth) }),
    );
    await Promise.all(each);
  }
};

const sweepEveryMinute = async ({ scheduler, ...of }: Simulation, isOver: () => boolean, run: () => Promise<void>) => {
  while (!isOver()) {
    await scheduler.sleep(MINUTE);
    await run();
  }
  return of;
};

/** Runs a day, lets the service recover, and checks what it promised. Without given fates, the seed decides them. */
export const runDay = (
  { seed, steps, without }: Plan,
  plant: Plant = () => undefined,
  given?: Fates,
): Promise<Outcome> => {
  const faults: string[] = [];
  const chance = CHANCES[Math.floor(share(seed, 'chance') * CHANCES.length)] ?? 0;
  const fates = given ?? randomFates(seed, chance, { without, met: (name) => faults.push(name) });
  return Simulation.surrounded({ seed, fates }, async (simulation) => {
    const day = new Day(simulation, await beginning(simulation, 'ours'), await beginning(simulation, 'theirs'));
    simulation.restart();
    simulation.scheduler.trace.length = 0;
    plant(simulation);
    let [over, failure] = [false, ''];
    const actors = [...Map.groupBy(steps, ({ actor }) => actor).values()];
    void Promise.all(actors.map((own) => act(day, own)))
      .catch((error: unknown) => {
        failure = `the day ended with ${String(error)}`;
      })
      .finally(() => {
        over = true;
      });
    void sweepEveryMinute(
      simulation,
      () => over,
      () => simulation.minute(),
    );
    await simulation.scheduler.drain();
    await simulation.heal();
    await simulation.undisturbed(() => deliverRest(day));
    await simulation.heal(1);
    const found = await Promise.all(CHECKS.map((check) => check(day)));
    const broken = [...(failure ? [failure] : []), ...day.broken, ...found.flat()];
    return { broken, faults, trace: simulation.scheduler.trace };
  });
};
