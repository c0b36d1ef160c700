import { beforeAll, expect, test, vi } from 'vitest';
import { transferData } from '../../../functions/transfer-data/transfer-data.ts';
import { IMPORT_ATTEMPTS } from '../../../shared/hubs/imports/import-queue.ts';
import { sortRows } from '../../../shared/hubs/imports/import-rows.ts';
import { imports } from '../../../shared/hubs/imports/imports.ts';
import { table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { holdClock } from '../../support/clock.ts';
import { startStore } from '../../support/dynamo.ts';
import { type Fault, injectFaults, unavailable } from '../../support/faults.ts';
import { useWorld } from '../../support/use-world.ts';
import { startImport, startWorker } from './import-worker.ts';

const store = useWorld(startStore);
let fault: Fault | undefined;
beforeAll(() => {
  injectFaults(store.client, () => fault);
});

const db = () => table(store.client, store.name);

test('a message that is delivered twice, before and after its chunk is counted, has its effect once', async () => {
  const worker = startWorker(db());
  const { state, contacts } = await startImport(db(), 450, worker);
  for (let delivered = 0; worker.jobs.length > 0; delivered += 1) {
    expect(delivered).toBeLessThan(100);
    await worker.deliver({ unacknowledged: delivered % 2 === 0 && delivered < 20 });
  }
  expect(await state()).toMatchObject({ status: 'completed', total: 451, done: 450, failed: 1 });
  expect(await contacts()).toBe(450);
});

test('two concurrent workers with the same chunk count it once', async () => {
  const [one, two] = [startWorker(db()), startWorker(db())];
  const { state, contacts } = await startImport(db(), 250, one);
  while (one.jobs.length > 0) {
    const [first] = one.jobs;
    if (first) two.jobs.push({ ...first });
    await Promise.all([one.deliver(), two.deliver()]);
    one.jobs.push(...two.jobs.splice(0).slice(0, one.jobs.length > 0 ? 0 : 1));
  }
  expect(await state()).toMatchObject({ status: 'completed', done: 250, failed: 1 });
  expect(await contacts()).toBe(250);
});

test.each([0, 1, 15, 31, 32])('an import is completed by redelivery after write %i of a chunk failed', async (at) => {
  const worker = startWorker(db());
  const { state, contacts } = await startImport(db(), 210, worker);
  let writes = 0;
  fault = (command) => {
    if (!/Transact|Update|Put/.test(command)) return undefined;
    writes += 1;
    return writes === at + 1 ? unavailable() : undefined;
  };
  while (worker.jobs.length > 0) await worker.deliver();
  fault = undefined;
  expect(await state()).toMatchObject({ status: 'completed', total: 211, done: 210, failed: 1 });
  expect(await contacts()).toBe(210);
});

test('an import is continued by redelivery after a worker died before it queued the next chunk', async () => {
  const worker = startWorker(db());
  const { state } = await startImport(db(), 210, worker);
  worker.failQueue(true);
  await worker.deliver();
  expect(await state()).toMatchObject({ status: 'running', next_chunk: 1, done: 30 });
  worker.failQueue(false);
  while (worker.jobs.length > 0) await worker.deliver();
  expect(await state()).toMatchObject({ status: 'completed', done: 210 });
});

test('an import fails after the maximum number of receives, and a redrive completes it', async () => {
  const worker = startWorker(db());
  const { state } = await startImport(db(), 10, worker);
  fault = (command, input) =>
    command.startsWith('Transact') && JSON.stringify(input).includes('CONTACT_EMAIL') ? unavailable() : undefined;
  for (let attempt = 1; attempt < IMPORT_ATTEMPTS; attempt += 1) await worker.deliver();
  expect((await state())?.status).toBe('running');
  await worker.deliver();
  fault = undefined;
  expect((await state())?.status).toBe('failed');
  expect(worker.failures).toHaveLength(IMPORT_ATTEMPTS);
  await worker.deliver();
  expect(await state()).toMatchObject({ status: 'completed', done: 10 });
});

test('an unknown message fails alone and does not block the others', async () => {
  const worker = startWorker(db());
  const { id, team, state } = await startImport(db(), 3, worker);
  const run = transferData({
    db: db(),
    queue: { send: async () => {} },
    exports: { send: async () => {} },
    files: { write: async () => {}, remove: async () => {} },
    failed: () => {},
  });
  const valid = JSON.stringify({ team_id: team, import_id: id, chunk: 0 });
  const missing = JSON.stringify({ team_id: team, import_id: newId(), chunk: 0 });
  const bodies = ['{}', valid, 'x', missing];
  const Records = bodies.map((body, n) => ({ messageId: `m${n}`, body }));
  expect(await run({ Records })).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }, { itemIdentifier: 'm2' }] });
  expect((await state())?.status).toBe('completed');
});

test('a chunk of thirty rows reads its addresses in one request and writes each in one transaction', async () => {
  const worker = startWorker(db());
  await startImport(db(), 30, worker);
  const commands: string[] = [];
  fault = (command) => {
    commands.push(command);
    return undefined;
  };
  await worker.deliver();
  fault = undefined;
  const count = (name: string) => commands.filter((command) => command === name).length;
  expect([count('BatchGetItemCommand'), count('GetItemCommand'), count('TransactWriteItemsCommand')]).toEqual([
    1, 2, 30,
  ]);
});

test('a worker processes chunks while it has time, and then queues the next one', async () => {
  const worker = startWorker(db(), { chunks: 3 });
  const { state } = await startImport(db(), 200, worker);
  await worker.deliver();
  expect(await state()).toMatchObject({ status: 'running', next_chunk: 3, done: 90 });
  expect(worker.jobs).toHaveLength(1);
  while (worker.jobs.length > 0) await worker.deliver();
  expect(await state()).toMatchObject({ status: 'completed', done: 200 });
});

test('a worker whose chunk was counted by another, which then died, continues with the next chunk', async () => {
  const real = db();
  let counted = false;
  const update: typeof real.update = async (key, change, condition) => {
    if (!counted && change.set && 'next_chunk' in change.set) {
      counted = true;
      const before = await state();
      if (before) await imports(real, team).advance(before, { done: 30, errors: [] }, new Date());
    }
    return real.update(key, change, condition);
  };
  const worker = startWorker({ ...real, update });
  const { team, state } = await startImport(real, 90, worker);
  await worker.deliver();
  expect(await state()).toMatchObject({ status: 'running', next_chunk: 2, done: 60 });
  while (worker.jobs.length > 0) await worker.deliver();
  expect(await state()).toMatchObject({ status: 'completed', done: 90 });
});

test('rows of the maximum length fit into their items, and ten thousand short rows are stored in 35 writes', async () => {
  const tags = Array.from({ length: 20 }, (_, nth) => `${'€'.repeat(79)}${nth % 10}`);
  const row = (nth: number) => ({ email: `${nth}@${'a'.repeat(60)}.example.com`, name: '€'.repeat(120), tags });
  const rows = sortRows(
    Array.from({ length: 31 }, (_, nth) => row(nth)),
    new Date(),
  );
  expect(rows.bad).toEqual([]);
  let sizes: number[] = [];
  fault = (_, input) => {
    sizes.push(Buffer.byteLength(JSON.stringify(input)));
    return undefined;
  };
  const create = (of: typeof rows) => imports(db(), newId()).create(of, { type: 'user', id: newId() }, new Date());
  await create(rows);
  expect([sizes.length, Math.max(...sizes) < 400 * 1024]).toEqual([3, true]);
  sizes = [];
  const short = Array.from({ length: 10_000 }, (_, nth) => ({ email: `${nth}@example.com` }));
  await create(sortRows(short, new Date()));
  fault = undefined;
  expect([sizes.length, Math.max(...sizes) < 400 * 1024]).toEqual([35, true]);
});

test('each chunk moves `updated_at`, and `completed_at` is the time of the last write', async () => {
  holdClock();
  const start = Date.now();
  fault = (command) => {
    if (command.startsWith('Transact')) vi.setSystemTime(Date.now() + 1);
    return undefined;
  };
  const worker = startWorker(db(), { chunks: 2 });
  const { state } = await startImport(db(), 450, worker);
  await worker.deliver();
  const running = await state();
  expect(Date.parse(running?.updated_at ?? '')).toBe(Date.now());
  while (worker.jobs.length > 0) await worker.deliver();
  fault = undefined;
  const { started_at, completed_at, updated_at } = (await state()) ?? {};
  expect([Date.parse(started_at ?? ''), completed_at, updated_at]).toEqual([
    start,
    new Date().toISOString(),
    new Date().toISOString(),
  ]);
  expect(Date.now()).toBeGreaterThan(Date.parse(running?.updated_at ?? ''));
});
