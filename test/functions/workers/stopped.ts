import { expect, onTestFinished, vi } from 'vitest';
import type { TestStore } from '../../support/dynamo.ts';
import { type Effect, type Process, startProcess } from '../../support/interruptible-process.ts';
import { normalizer, restore, rowsIn, snapshot } from '../../support/table-state.ts';

/** One invocation of a worker in its own process; the worker of a queue returns the failed messages. */
export type Invocation = (
  process: Process,
  jobs: readonly object[],
) => Promise<{ readonly batchItemFailures: readonly unknown[] } | undefined>;

/** The messages of a worker, and tables with the rows that they need. */
export interface World {
  readonly stores: readonly TestStore[];
  readonly invoke: Invocation;
  /** The worker's own queue, by its name in the process; its messages are processed, too. */
  readonly ownQueue?: string;
  /** The jobs of each message; a scheduled worker has cases without jobs. */
  readonly cases: Readonly<Record<string, readonly object[]>>;
  /** Runs what follows outside of the worker's own queue. */
  readonly settle?: (process: Process) => Promise<void>;
  stop(): Promise<void>;
}

/** A message is redelivered after the locks and leases of the stopped process have expired. */
const LATER_MS = 10 * 60_000;
/** More messages than any worker of these tests sends to itself. */
const MAX_MESSAGES = 500;

/** A queue's event with these jobs and this receive count. */
export const messages = (jobs: readonly object[], receives = 1) => ({
  Records: jobs.map((job, nth) => ({
    messageId: `message-${nth}`,
    body: JSON.stringify(job),
    attributes: { ApproximateReceiveCount: String(receives) },
    messageAttributes: { thread: { stringValue: `thread-${nth}` } },
  })),
});

/** The entries that are missing from the found list, and those that it has in excess. */
const difference = (expected: readonly string[], found: readonly string[]) => {
  const without = (from: readonly string[], taken: readonly string[]): readonly string[] => {
    const left = Map.groupBy(taken, (one) => one);
    return from.filter((one) => left.get(one)?.pop() === undefined);
  };
  return { missing: without(expected, found), unexpected: without(found, expected) };
};

/** Whether the worker stopped before it recorded an email that the provider accepted: only that one may be sent twice. */
const isUnrecorded = (log: readonly string[], last: number): boolean => {
  const accepted = log.indexOf('email');
  return accepted >= 0 && last === accepted + 1;
};

type Row = Awaited<ReturnType<typeof rowsIn>>[number];

/** A limit without its count: a worker that was stopped after it counted once counts again. */
const withoutCount = (row: Row): Row =>
  row.entity?.S === 'limit'
    ? Object.fromEntries(Object.entries(row).filter(([name]) => name === 'pk' || name === 'sk' || name === 'entity'))
    : row;

/** Processes the messages that a worker sent to its own queue, and those that they send. */
const drain = async ({ invoke, ownQueue }: World, effects: readonly Effect[]): Promise<readonly Effect[]> => {
  const all = [...effects];
  let done = 0;
  for (let next = 0; next < all.length; next += 1) {
    const { name, input } = all[next] ?? { name: '', input: [] };
    if (ownQueue === undefined || name !== ownQueue) continue;
    done += 1;
    if (done > MAX_MESSAGES) throw new Error('There are too many messages.');
    const sent: unknown = JSON.parse(JSON.stringify((input as readonly unknown[])[0]));
    const jobs = Array.isArray(sent) ? sent.map(({ job }: { job: object }) => job) : [sent as object];
    const { process, ended, effects: more } = startProcess();
    expect((await invoke(process, jobs))?.batchItemFailures ?? []).toEqual([]);
    await ended();
    all.push(...more);
  }
  return all.filter(({ name }) => name !== ownQueue);
};

/**
 * Stops the worker after each of its steps, retries as the event source does, and requires the result of an
 * uninterrupted run: the same rows, messages and requests to providers, and each email once. Returns the number of
 * steps.
 */
export const requireSameEnd = async (world: World, jobs: readonly object[]): Promise<number> => {
  const { stores, invoke } = world;
  /* A time that no row contains yet. */
  const start = Date.now() + 1_234;
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  onTestFinished(() => void vi.useRealTimers());
  const before = await Promise.all(stores.map(rowsIn));
  const write = normalizer([...before.flat(), ...jobs]);
  const restoreAll = () => Promise.all(stores.map((store, nth) => restore(store, before[nth] ?? [])));

  const run = async (last: number) => {
    await restoreAll();
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

  const uninterrupted = await run(Number.POSITIVE_INFINITY);
  const steps = uninterrupted.log.length;
  for (let last = 1; last <= steps; last += 1) {
    const { log, emails, end } = await run(last);
    const stopped = { last, after: log.at(-1) };
    expect({ ...stopped, ...difference(uninterrupted.end, end) }).toEqual({ ...stopped, missing: [], unexpected: [] });
    if (!isUnrecorded(log, last)) expect([last, emails]).toEqual([last, uninterrupted.emails]);
  }
  await restoreAll();
  return steps;
};
