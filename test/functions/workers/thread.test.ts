import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { TABLE_WRITES } from '../../../functions/table-writes.ts';
import { type Trigger, type WorkerName, workers } from '../../../functions/workers.ts';
import { deployedAs } from '../../../shared/downstream/queues.ts';
import { STAMP } from '../../../shared/platform/db/stamp.ts';
import { currentThread, inThread } from '../../../shared/platform/telemetry/thread.ts';
import { type Process, startProcess } from '../../support/interruptible-process.ts';
import { type Line, logged } from '../../support/logged.ts';
import { changesBetween, restore, rowsIn } from '../../support/table-state.ts';
import type { World } from './stopped.ts';
import { WORLDS } from './worlds.ts';

const LATER_MS = 10 * 60_000;

type Row = Awaited<ReturnType<typeof rowsIn>>[number];

/** What a worker did: the threads of the rows that it wrote and of its calls of ports, and its log lines. */
interface Done {
  readonly rows: readonly { readonly entity: string; readonly thread: string | undefined }[];
  readonly calls: readonly (string | undefined)[];
  readonly lines: readonly Line[];
}

/** The process, which notes the thread of each call of a port. */
const noting = (process: Process, calls: (string | undefined)[]): Process => {
  const effect: Process['effect'] = (name, work) =>
    process.effect(name, (...args) => {
      calls.push(currentThread());
      return work(...args);
    });
  return { ...process, effect, queue: (name) => ({ send: effect(`queue ${name}`, async () => undefined) }) };
};

/** Runs a worker on rows that `before` prepares. */
const run = async (world: World, jobs: readonly object[], before: (row: Row) => Row = (row) => row): Promise<Done> => {
  const found = await Promise.all(world.stores.map(rowsIn));
  const start = found.map((rows) => rows.map(before));
  await Promise.all(world.stores.map((store, nth) => restore(store, start[nth] ?? [])));
  /* Past the time in which the record of a reported email may be missing. */
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LATER_MS });
  onTestFinished(() => void vi.useRealTimers());
  const calls: (string | undefined)[] = [];
  const { process, ended } = startProcess();
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'INFO');
  const lines = await logged(async () => {
    await world.invoke(noting(process, calls), jobs);
    await ended();
  });
  vi.unstubAllEnvs();
  const end = await Promise.all(world.stores.map(rowsIn));
  const changes = end.flatMap((rows, nth) => changesBetween(start[nth] ?? [], rows));
  const rows = changes.map(({ dynamodb: { NewImage } }) => ({
    entity: NewImage?.entity?.S ?? '',
    thread: NewImage?.[STAMP]?.S,
  }));
  await Promise.all(world.stores.map((store, nth) => restore(store, found[nth] ?? [])));
  return { rows, calls, lines };
};

const started = async (name: string): Promise<World> => {
  const start = WORLDS[name as WorkerName];
  if (typeof start === 'string') throw new Error(`${name} has no work: ${start}`);
  const world = await start();
  onTestFinished(() => world.stop());
  return world;
};

const named = (of: (on: Trigger) => boolean): readonly string[] =>
  workers.filter(({ on }) => of(on)).map(({ name }) => name);

const QUEUED = named((on) => 'queue' in on);
const SCHEDULED = named((on) => 'schedule' in on);

test('every worker has a test of its thread', () => {
  const others = {
    alias: 'test/functions/alias',
    payments: 'test/functions/payments',
    'token-keys': 'logs nothing',
    canary: 'test/functions/canary',
    live: 'test/functions/live',
  };
  const tested = [...QUEUED, ...SCHEDULED, 'relay', ...Object.keys(others)];
  expect(tested.toSorted()).toEqual(workers.map(({ name }) => name).toSorted());
});

describe.each(QUEUED)('%s', (name) => {
  test('works in the thread of each message: its rows, its messages, its requests and its log lines', async () => {
    const world = await started(name);
    let written = 0;
    const queues = workers.flatMap(({ name: one, on }) =>
      one === name && 'queue' in on ? [on.queue, ...(on.slow ? [on.slow] : [])].map(deployedAs) : [],
    );
    for (const [which, jobs] of Object.entries(world.cases)) {
      const { rows, calls, lines } = await run(world, jobs);
      const threads = jobs.map((_, nth) => `thread-${nth}`);
      written += rows.length;
      for (const row of rows) expect(threads, `${which}: ${row.entity}`).toContain(row.thread);
      for (const thread of calls) expect(threads, which).toContain(thread);
      expect(lines.map(({ request_id }) => request_id).toSorted(), which).toEqual(threads);
      for (const line of lines) expect(queues).toContain(line.queue);
    }
    if (TABLE_WRITES[name]) expect(written).toBeGreaterThan(0);
  });
});

describe.each(SCHEDULED)('%s', (name) => {
  /** About the service, not about a row. */
  const OF_THE_RUN: ReadonlySet<string> = new Set(['platform_alert', 'alert_dedupe', 'dead_letters']);

  test('continues the thread of each due row', async () => {
    const world = await started(name);
    for (const jobs of Object.values(world.cases)) {
      const stamped = (row: Row): Row => ({ ...row, [STAMP]: { S: 'request-of-the-row' } });
      const { rows, calls } = await inThread('run-1', () => run(world, jobs, stamped));
      const ofRows = rows.filter(({ entity }) => !OF_THE_RUN.has(entity));
      expect(ofRows.length).toBeGreaterThan(0);
      for (const row of ofRows) expect(row).toEqual({ ...row, thread: 'request-of-the-row' });
      for (const thread of calls) expect(['run-1', 'request-of-the-row']).toContain(thread);
    }
  });
});

test('relay works in the thread of the row of each change, and starts one for a row of an earlier version', async () => {
  const world = await started('relay');
  const known = (await Promise.all(world.stores.map(rowsIn))).flat().map((row) => row[STAMP]?.S);
  const { rows, calls, lines } = await run(world, []);
  /* Rows that the test wrote have no stamp: their thread is the id of the record. The batch has a thread of its own. */
  const isThread = (thread: unknown): boolean =>
    known.includes(String(thread)) || /^(?:\d+|[0-9a-f]{32}|[0-9a-f-]{36})$/.test(String(thread));
  for (const row of rows) expect([row, isThread(row.thread)]).toEqual([row, true]);
  for (const thread of calls) expect([thread, isThread(thread)]).toEqual([thread, true]);
  const events = lines.filter(({ message }) => message === 'event');
  expect(events.length).toBeGreaterThan(5);
  expect(events.filter(({ request_id }) => known.includes(String(request_id))).length).toBeGreaterThan(3);
  for (const { request_id } of lines) expect(isThread(request_id)).toBe(true);
});
