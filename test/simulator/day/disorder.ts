import { digestOf } from '../checks/digest.ts';
import { type Fates, OK } from '../core/fates.ts';
import type { Scheduler } from '../core/scheduler.ts';
import { share } from '../core/seeded.ts';
import { Simulation } from '../run/simulation.ts';
import { beginning } from './beginning.ts';
import { Day } from './day.ts';
import { KINDS, planOf } from './run-day.ts';
import { deliverRest } from './shop.ts';

const GAP_MS = 6_000;
const JUMP_MS = 2 * 60_000;
/** Late calls take up to nine seconds each, and a message whose work failed comes back after three minutes. */
const LATE_WORK_MS = 5 * 60_000;
/** All checkouts have expired by then. */
const HOURS_AFTER = 30;
/** The share of stream batches and messages that are delivered again, and of calls of workers that are late. */
const DISORDER = 0.4;

const IN_ORDER: Fates = () => OK;
const late =
  (seed: number): Fates =>
  ({ by, nth }) =>
    !by.startsWith('request') && share(seed, by, nth) < DISORDER ? { name: 'late', late: 9_000 } : OK;

const CALLBACK = 'deliver a callback';

/** Moves the clock forwards while what follows from the last step is worked on, then back. */
const moveClock = async (scheduler: Scheduler): Promise<void> => {
  scheduler.now += JUMP_MS;
  await scheduler.sleep(GAP_MS / 4);
  scheduler.now -= JUMP_MS;
};

/** One client after the other does the steps of a day; what follows from them is in order, or in disorder. */
const endState = (seed: number, disorder: boolean): Promise<ReadonlyMap<string, number>> =>
  Simulation.surrounded({ seed, fates: disorder ? late(seed) : IN_ORDER }, async (simulation) => {
    const day = new Day(simulation, await beginning(simulation, 'ours'), await beginning(simulation, 'theirs'));
    const { scheduler } = simulation;
    day.awaitLateWork = () => scheduler.sleep(LATE_WORK_MS);
    const live = async (): Promise<void> => {
      for (const step of planOf(seed).steps) {
        await scheduler.sleep(GAP_MS);
        const isTripled = disorder && step.kind.startsWith(CALLBACK);
        if (disorder) await moveClock(scheduler);
        await KINDS[isTripled ? `${CALLBACK} three times` : step.kind]?.run(day, step);
      }
    };
    simulation.repeat(disorder ? DISORDER : 0);
    void live();
    await scheduler.drain();
    await simulation.undisturbed(() => deliverRest(day));
    await simulation.heal(HOURS_AFTER);
    return digestOf(simulation);
  });

/** How the end state of a day in disorder differs from that of the same day in order. */
export const differencesOf = async (seed: number): Promise<readonly string[]> => {
  const [ordered, disordered] = [await endState(seed, false), await endState(seed, true)];
  return [...new Set([...ordered.keys(), ...disordered.keys()])].flatMap((name) => {
    const [one, other] = [ordered.get(name) ?? 0, disordered.get(name) ?? 0];
    return one === other ? [] : [`seed ${seed}: ${name} is ${one} in order and ${other} in disorder`];
  });
};
