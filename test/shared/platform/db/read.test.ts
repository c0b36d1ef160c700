import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storeFailure } from '../../../../shared/platform/db/failures.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import { type Table, table } from '../../../../shared/platform/db/table.ts';
import { pause } from '../../../../shared/platform/time/pause.ts';
import { startStore } from '../../../support/dynamo.ts';
import { meter } from '../../../support/meter.ts';
import { useWorld } from '../../../support/use-world.ts';

vi.mock(import('../../../../shared/platform/time/pause.ts'), () => ({ pause: vi.fn(async () => undefined) }));

const store = useWorld(startStore);
let db: Table;
let spent: ReturnType<typeof meter>;
/** The number of batch reads that leave all but their first key unprocessed. */
let partialReads = 0;

beforeAll(async () => {
  store.client.middlewareStack.add(
    (next, context) => async (args) => {
      if (context.commandName !== 'BatchGetItemCommand' || partialReads === 0) return next(args);
      partialReads -= 1;
      const input = args.input as { RequestItems: Record<string, { Keys: unknown[] }> };
      const [first, ...rest] = input.RequestItems[store.name]?.Keys ?? [];
      const answer = await next({
        ...args,
        input: { RequestItems: { [store.name]: { Keys: [first] } } } as unknown as typeof args.input,
      });
      const UnprocessedKeys = rest.length > 0 ? { [store.name]: { Keys: rest } } : {};
      return { ...answer, output: { ...answer.output, UnprocessedKeys } };
    },
    { step: 'initialize', name: 'short' },
  );
  spent = meter(store.client);
  db = table(store.client, store.name);
  for (let n = 0; n < 100; n += 1) await db.put({ pk: 'P', sk: `${n}`, entity: entity('row'), n });
});
beforeEach(() => {
  partialReads = 0;
  spent.read();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const keys = (...numbers: readonly number[]) => numbers.map((n) => ({ pk: 'P', sk: `${n}` }));
const read = async (...numbers: readonly number[]) =>
  (await db.getMany<{ n: number }>(keys(...numbers))).map((item) => item?.n);

test('items are returned in the order of their keys in one request, with undefined for a missing item', async () => {
  expect(await read(7, 3, 999, 5, 0)).toEqual([7, 3, undefined, 5, 0]);
  expect(spent.read()).toMatchObject({ requests: 1, commands: ['BatchGetItemCommand'] });
});

test('a duplicate key is read once and returned twice', async () => {
  expect(await read(1, 2, 1)).toEqual([1, 2, 1]);
  expect(spent.read().read).toBe(2);
});

test('a hundred keys are read in one request, and no keys need no request', async () => {
  const all = Array.from({ length: 100 }, (_, n) => n).reverse();
  expect(await read(...all)).toEqual(all);
  expect(await read()).toEqual([]);
  expect(spent.read().requests).toBe(1);
});

test('more than a hundred keys are read in concurrent requests of a hundred each, also if some stay unprocessed', async () => {
  const all = Array.from({ length: 250 }, (_, n) => n);
  partialReads = 2;
  expect(await read(...all)).toEqual(all.map((n) => (n < 100 ? n : undefined)));
  expect(spent.read().requests).toBe(5);
});

test('keys whose parts concatenate to the same text are distinct', async () => {
  await db.put({ pk: 'P#', sk: 'x', entity: entity('row'), n: 1 });
  await db.put({ pk: 'P', sk: '#x', entity: entity('row'), n: 2 });
  const both = await db.getMany<{ n: number }>([
    { pk: 'P#', sk: 'x' },
    { pk: 'P', sk: '#x' },
  ]);
  expect(both.map((item) => item?.n)).toEqual([1, 2]);
});

test('a deleted row is absent from every read', async () => {
  const key = { pk: 'P', sk: 'gone' };
  await db.put({ ...key, entity: entity('row'), n: 1 });
  await db.softDelete(key, { entity: entity('row'), actor: { type: 'system', id: 'x' }, now: new Date() });
  expect(await db.get(key)).toBeUndefined();
  expect(await db.getMany([key])).toEqual([undefined]);
  expect(await db.query({ partition: 'P', prefix: 'gone', limit: 10 })).toEqual({ items: [] });
});

test('unprocessed keys are retried', async () => {
  partialReads = 2;
  expect(await read(1, 2, 3, 4)).toEqual([1, 2, 3, 4]);
  expect(spent.read().requests).toBe(3);
});

test('each retry of unprocessed keys waits longer', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.mocked(pause).mockClear();
  partialReads = 3;
  expect(await read(1, 2, 3, 4, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(vi.mocked(pause).mock.calls).toEqual([[20], [40], [80]]);
});

test('keys that stay unprocessed make the store unavailable', async () => {
  partialReads = 100;
  const failed = read(...Array.from({ length: 10 }, (_, n) => n));
  await expect(failed).rejects.toSatisfy((error) => storeFailure(error) === 'unavailable');
});

test('a consistent read costs one unit per 4 KB, an eventually consistent read half a unit', async () => {
  await db.get({ pk: 'P', sk: '1' });
  expect(spent.read().read).toBe(1);
  await db.get({ pk: 'P', sk: '1' }, { eventual: true });
  expect(spent.read().read).toBe(0.5);
  await db.getMany(keys(1, 2), { eventual: true });
  expect(spent.read().read).toBe(1);
});
