import { expect, onTestFinished, vi } from 'vitest';
import type { TestStore } from '../../support/dynamo.ts';
import { type Effect, type Process, startProcess } from '../../support/interruptible-process.ts';
import { disableStream, normalizer, restore, rowsIn, snapshot } from '../../support/table-state.ts';

/** One invocation of a worker in a process of its own; a queue's worker answers which messages come again. */
export type Invocation = (
  process: Process,
  jobs: readonly object[],
) => Promise<{ readonly batchItemFailures: readonly unknown[] } | undefined>;

/** What a worker is given to do, on tables that hold what it needs. */
export interface World {
  readonly stores: readonly TestStore[];
  readonly invoke: Invocation;
  /** The queue that the worker reads, as its process names it: what it sends there is done in the end. */
  readonly own?: string;
  /** The jobs of each message; one worker on a schedule has cases without jobs. */
  readonly cases: Readonly<Record<string, readonly object[]>>;
  /** Does what follows by other ways than the worker's own queue. */
  readonly settle?: (process: Process) => Promise<void>;
  stop(): Promise<void>;
}

/** A message comes again after three minutes; by then no lock or lease of the stopped process holds. */
const LATER_MS = 10 * 60_000;
/** No worker of these tests sends itself nearly so many messages. */
const MAX_MESSAGES = 500;

/** A queue's event with these jobs, received for the so-manieth time. */
export const messages = (jobs: readonly object[], receives = 1) => ({
  Records: jobs.map((job, nth) => ({
    messageId: `message-${nth}`,
    body: JSON.stringify(job),
    attributes: { ApproximateReceiveCount: String(receives) },
  })),
});

/** What one of two lists has more often than the other. */
const between = (wanted: readonly string[], found: readonly string[]) => {
  const without = (from: readonly string[], taken: readonly string[]): readonly string[] => {
    const left = Map.groupBy(taken, (one) => one);
    return from.filter((one) => left.get(one)?.pop() === undefined);
  };
  return { missing: without(wanted, found), unexpected: without(found, wanted) };
};

/** An email that the provider accepted and of which that was not noted any more: it alone may be sent twice. */
const isUnnoted = (log: readonly string[], last: number): boolean => {
  const accepted = log.indexOf('email');
  return accepted >= 0 && last === accepted + 1;
};

type Row = Awaited<ReturnType<typeof rowsIn>>[number];

/** A limit without how much it counted: a worker that was stopped after it took a slot takes another, never none. */
const withoutCount = (row: Row): Row =>
  row.entity?.S === 'limit'
    ? Object.fromEntries(Object.entries(row).filter(([name]) => name === 'pk' || name === 'sk' || name === 'entity'))
    : row;

/** Does the messages that a worker sent to its own queue, and those that they send. */
const drain = async ({ invoke, own }: World, effects: readonly Effect[]): Promise<readonly Effect[]> => {
  const all = [...effects];
  let done = 0;
  for (let next = 0; next < all.length; next += 1) {
    const { name, input } = all[next] ?? { name: '', input: [] };
    if (own === undefined || name !== own) continue;
    done += 1;
    if (done > MAX_MESSAGES) throw new Error('It goes on and on');
    const sent: unknown = JSON.parse(JSON.stringify((input as readonly unknown[])[0]));
    const jobs = Array.isArray(sent) ? sent.map(({ job }: { job: object }) => job) : [sent as object];
    const { process, ended, effects: more } = startProcess();
    expect((await invoke(process, jobs))?.batchItemFailures ?? []).toEqual([]);
    await ended();
    all.push(...more);
  }
  return all.filter(({ name }) => name !== own);
};

/**
 * Stops the worker after each of its steps, starts it again as the event source does, and requires what an undisturbed
 * run leaves: the same rows, the same messages, the same requests to providers, and each email once. Answers how many
 * steps there were.
 */
export const requireSameEnd = async (world: World, jobs: readonly object[]): Promise<number> => {
  const { stores, invoke } = world;
  /* A moment that no row names yet. */
  const start = Date.now() + 1_234;
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  onTestFinished(() => void vi.useRealTimers());
  await Promise.all(stores.map(disableStream));
  const before = await Promise.all(stores.map(rowsIn));
  const write = normalizer([...before.flat(), ...jobs]);
  const anew = () => Promise.all(stores.map((store, nth) => restore(store, before[nth] ?? [])));

  const run = async (last: number) => {
    await anew();
    vi.setSystemTime(start);
    const first = startProcess(last);
    const answered = await invoke(first.process, jobs).catch(() => undefined);
    await first.ended();
    if (last === Number.POSITIVE_INFINITY) expect(answered?.batchItemFailures ?? []).toEqual([]);
    vi.setSystemTime(start + LATER_MS);
    const second = startProcess();
    const again = await invoke(second.process, jobs);
    await world.settle?.(second.process);
    await second.ended();
    expect([last, again?.batchItemFailures ?? []]).toEqual([last, []]);
    const effects = await drain(world, [...first.effects, ...second.effects]);
    const emails = effects.filter(({ name }) => name === 'email').length;
    const rows = (await Promise.all(stores.map(rowsIn))).flatMap((all) => snapshot(all.map(withoutCount), write));
    return { log: first.log, emails, end: [...rows, ...new Set(effects.map(write))] };
  };

  const whole = await run(Number.POSITIVE_INFINITY);
  const steps = whole.log.length;
  for (let last = 1; last <= steps; last += 1) {
    const { log, emails, end } = await run(last);
    const stopped = { last, after: log.at(-1) };
    expect({ ...stopped, ...between(whole.end, end) }).toEqual({ ...stopped, missing: [], unexpected: [] });
    if (!isUnnoted(log, last)) expect([last, emails]).toEqual([last, whole.emails]);
  }
  await anew();
  return steps;
};
