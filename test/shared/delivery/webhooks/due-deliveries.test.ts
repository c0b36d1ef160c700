import { expect, onTestFinished, test, vi } from 'vitest';
import { deliveryKey, webhookDeliveryEntity } from '../../../../shared/delivery/webhooks/delivery-item.ts';
import { deliveryDueAt, releaseDueDeliveries } from '../../../../shared/delivery/webhooks/due-deliveries.ts';
import { listOf } from '../../../../shared/platform/db/listing.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import { type Table, table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { BUDGET_MS } from '../../../../shared/platform/time/budget.ts';
import { startStore } from '../../../support/dynamo.ts';
import { meter } from '../../../support/meter.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const hub = { team: newId(), hub: newId() };
const endpoint = newId();
const now = new Date('2026-03-01T00:00:00.000Z');
const at = (ms: number): string => new Date(now.getTime() + ms).toISOString();

const store = useWorld(startStore);
const db = useFixture(() => table(store.client, store.name));

const wait = async (until: string): Promise<string> => {
  const id = newId();
  const key = deliveryKey(hub, endpoint, id);
  await db.put({ ...key, entity: webhookDeliveryEntity, id, turn: 2, status: 'retrying', ...deliveryDueAt(until, id) });
  return id;
};
const read = async (id: string) => {
  const row = await db.get<{ turn: number }>(deliveryKey(hub, endpoint, id));
  return [row?.turn, row && listOf(row)];
};

test('only deliveries that are due are queued', async () => {
  const [past, present, future] = [await wait(at(-1)), await wait(at(0)), await wait(at(1))];
  await releaseDueDeliveries(db, now);
  expect(await Promise.all([past, present, future].map(read))).toEqual([
    [3, undefined],
    [3, undefined],
    [2, 'WEBHOOKS#DUE'],
  ]);
  await releaseDueDeliveries(db, new Date(now.getTime() + 1));
  expect(await read(future)).toEqual([3, undefined]);
});

test('a thousand due deliveries are queued once each in pages of a hundred, even with two concurrent sweeps', async () => {
  const ids: string[] = [];
  for (let nth = 0; nth < 20; nth += 1)
    ids.push(...(await Promise.all(Array.from({ length: 50 }, (_, of) => wait(at(-(nth * 50 + of)))))));
  await Promise.all([releaseDueDeliveries(db, now), releaseDueDeliveries(db, now)]);
  const rows = await Promise.all(ids.map(read));
  expect(new Set(rows.map((row) => row.join()))).toEqual(new Set(['3,']));
});

test('if nothing is due the sweep reads the partition and its four shards once, side by side, and writes nothing', async () => {
  const spent = meter(store.client);
  await releaseDueDeliveries(db, now);
  const { requests, trips, write } = spent.read();
  expect([requests, trips, write]).toEqual([5, 1, 0]);
});

test('deliveries that remain after the time budget are processed the next minute, the most overdue first', async () => {
  let reads = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (reads * BUDGET_MS) / 50);
  onTestFinished(() => void vi.restoreAllMocks());
  const counting: Table = {
    ...db,
    query: async (request) => {
      if (request.partition !== 'WEBHOOKS#DUE') return { items: [], next: undefined };
      reads += 1;
      expect(request.limit).toBe(100);
      const items = Array.from({ length: 100 }, () => ({
        pk: 'x',
        sk: newId(),
        entity: entity('x'),
        ...deliveryDueAt(at(-1), newId()),
      }));
      return { items, next: { sk: 'more' } } as unknown as Awaited<ReturnType<typeof db.query<never>>>;
    },
    update: async () => ({ ok: false, current: undefined }),
  };
  await releaseDueDeliveries(counting, now);
  expect(reads).toBe(50);
});

test('a delivery that fails does not block the others and is reported', async () => {
  const [bad, good] = [await wait(at(-2)), await wait(at(-1))];
  const failing: Table = {
    ...db,
    update: (key, ...rest) => (key.sk.includes(bad) ? Promise.reject(new Error('throttled')) : db.update(key, ...rest)),
  };
  await expect(releaseDueDeliveries(failing, now)).rejects.toThrow(AggregateError);
  expect(await read(good)).toEqual([3, undefined]);
  await releaseDueDeliveries(db, now);
  expect(await read(bad)).toEqual([3, undefined]);
});
