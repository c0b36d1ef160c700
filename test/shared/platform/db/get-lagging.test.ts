import { beforeAll, expect, test } from 'vitest';
import { getLagging } from '../../../../shared/platform/db/get-lagging.ts';
import type { Key } from '../../../../shared/platform/db/key.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import { type Table, table } from '../../../../shared/platform/db/table.ts';
import { startStore } from '../../../support/dynamo.ts';
import { meter } from '../../../support/meter.ts';
import { useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);
let db: Table;
let spent: ReturnType<typeof meter>;

const keyOf = (sk: string): Key => ({ pk: 'P', sk });
/** The engine is always consistent: this table forgets rows that were just created in eventual reads. */
const lagging = (justCreated: readonly string[]): Table => ({
  ...db,
  async getMany<T>(keys: readonly Key[], options = {}) {
    const rows = await db.getMany<T>(keys, options);
    return rows.map((row, nth) =>
      'eventual' in options && justCreated.includes(keys[nth]?.sk ?? '') ? undefined : row,
    );
  },
});
const read = async (on: Table, names: readonly string[], isExpected?: (nth: number) => boolean) => {
  const rows = await getLagging<{ n: string }>(on, names.map(keyOf), isExpected);
  return rows.map((row) => row?.n);
};

beforeAll(async () => {
  spent = meter(store.client);
  db = table(store.client, store.name);
  for (const n of ['a', 'b', 'c']) await db.put({ ...keyOf(n), entity: entity('row'), n });
});

test('rows cost half of a consistent read', async () => {
  spent.read();
  expect(await read(db, ['a', 'b'])).toEqual(['a', 'b']);
  expect(spent.read()).toMatchObject({ requests: 1, read: 1 });
});

test('a row that was just created is read again, consistently', async () => {
  expect(await read(lagging(['b']), ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
});

test('a row that may be missing is not read again', async () => {
  spent.read();
  expect(await read(db, ['a', 'deleted'], (nth) => nth === 0)).toEqual(['a', undefined]);
  expect(spent.read().requests).toBe(1);
});

test('no keys, no request', async () => {
  spent.read();
  expect(await read(db, [])).toEqual([]);
  expect(spent.read().requests).toBe(0);
});
