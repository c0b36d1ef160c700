import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gatherNear } from '../../../../shared/platform/db/gather-near.ts';
import type { Key } from '../../../../shared/platform/db/key.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import { type Table, table } from '../../../../shared/platform/db/table.ts';
import { startStore } from '../../../support/dynamo.ts';
import { meter } from '../../../support/meter.ts';
import { useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);
let db: Table;
let spent: ReturnType<typeof meter>;

const keyOf = (n: number, pk = 'P'): Key => ({ pk, sk: `ROW#${String(n).padStart(4, '0')}` });
const keysOf = (...numbers: readonly number[]) => numbers.map((n) => keyOf(n));
const upTo = (count: number, step = 1) => Array.from({ length: count }, (_, nth) => nth * step);

/** The numbers of the rows that are found for keys. */
const found = async (keys: readonly Key[], options = {}): Promise<readonly (number | undefined)[]> => {
  const rows = await gatherNear(db, keys, options);
  return keys.map((key) => rows<{ n: number }>(key)?.n);
};

beforeAll(async () => {
  spent = meter(store.client);
  db = table(store.client, store.name);
  for (const n of upTo(100, 2)) await db.put({ ...keyOf(n), entity: entity('row'), n });
  await db.put({ ...keyOf(0, 'Q'), entity: entity('row'), n: 1_000 });
  await db.put({ ...keyOf(500), entity: entity('row'), n: 500 });
  await db.softDelete(keyOf(500), { entity: entity('row'), actor: { type: 'system', id: 'test' }, now: new Date() });
});
beforeEach(() => {
  spent.read();
});

describe('gatherNear', () => {
  test('reads many keys of a partition with one query; absent rows cost nothing', async () => {
    expect(await found(keysOf(...upTo(40)))).toEqual(upTo(40).map((n) => (n % 2 === 0 ? n : undefined)));
    expect(spent.read()).toMatchObject({ requests: 1, trips: 1, commands: ['QueryCommand'], read: 1 });
  });

  test('a key that was asked for is known to be absent; another one is not known', async () => {
    const rows = await gatherNear(db, keysOf(...upTo(8)));
    expect([rows.has(keyOf(1)), rows.has(keyOf(9))]).toEqual([true, false]);
  });

  test('returns rows in any order of keys, repeated keys included', async () => {
    expect(await found(keysOf(8, 2, 8, 0, 6, 1))).toEqual([8, 2, 8, 0, 6, undefined]);
  });

  test('reads few keys, and keys of several partitions, key by key in the same round trip', async () => {
    expect(await found([...keysOf(0, 2, 4, 6), keyOf(0, 'Q'), keyOf(1, 'Q')])).toEqual([0, 2, 4, 6, 1_000, undefined]);
    expect(spent.read()).toMatchObject({ requests: 2, trips: 1 });
  });

  test('rows between the keys are read up to twice the number of keys; the other keys are then read alone', async () => {
    expect(await found(keysOf(0, 2, 100, 196, 198))).toEqual([0, 2, 100, 196, 198]);
    const { commands, trips } = spent.read();
    expect([[...commands], trips]).toEqual([['QueryCommand', 'BatchGetItemCommand'], 2]);
  });

  test('a tombstone is absent', async () => {
    expect(await found(keysOf(190, 192, 194, 500))).toEqual([190, 192, 194, undefined]);
  });

  test('reads consistently unless the rows may lag', async () => {
    await found(keysOf(...upTo(40)));
    const consistent = spent.read().read;
    await found(keysOf(...upTo(40)), { eventual: true });
    expect([consistent, spent.read().read]).toEqual([1, 0.5]);
  });

  test('no keys, no request', async () => {
    expect(await found([])).toEqual([]);
    expect(spent.read().requests).toBe(0);
  });
});
