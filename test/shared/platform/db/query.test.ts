import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare } from '../../../../shared/platform/db/expression.ts';
import { listed } from '../../../../shared/platform/db/listing.ts';
import type { Page, Position, Query } from '../../../../shared/platform/db/query.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { startStore } from '../../../support/dynamo.ts';
import { meter } from '../../../support/meter.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);
const spent = useFixture(() => meter(store.client));
const db = useFixture(() => table(store.client, store.name));

interface Row {
  readonly n: number;
}

let partitions = 0;
const newPartition = (): string => {
  partitions += 1;
  return `P#${partitions}`;
};
const key = (pk: string, n: number) => ({ pk, sk: `ROW#${String(n).padStart(5, '0')}` });
const row = (pk: string, n: number) => ({
  ...key(pk, n),
  entity: entity('row'),
  n,
  ...listed({ partition: `${pk}#i`, sort: `ROW#${String(99_999 - n).padStart(5, '0')}` }),
});
const by = { entity: entity('row'), actor: { type: 'system', id: 'x' }, now: new Date() } as const;
const fill = async (pk: string, numbers: readonly number[]): Promise<void> => {
  await Promise.all(numbers.map((n) => db.put(row(pk, n))));
};
const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const page = (query: Partial<Query> & { partition: string; limit: number }): Promise<Page<Row>> =>
  db.query<Row>({ prefix: 'ROW#', ...query });

const walk = async (
  query: Partial<Query> & { partition: string; limit: number },
  between: (read: number) => Promise<unknown> = async () => {},
): Promise<number[][]> => {
  const pages: number[][] = [];
  let after: Position | undefined;
  do {
    const { items, next } = await page({ ...query, after });
    pages.push(items.map(({ n }) => n));
    after = next;
    await between(pages.flat().length);
  } while (after);
  return pages;
};

describe('query pages', () => {
  test('C026 C028: pages of any size contain every row once and in order, and the last page is not empty', async () => {
    const partition = newPartition();
    await fill(partition, upTo(12));
    await db.put({ pk: partition, sk: 'OTHER#1', entity: entity('other') });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 13 }),
        fc.boolean(),
        fc.boolean(),
        async (limit, descending, indexed) => {
          const of = indexed ? { partition: `${partition}#i`, index: 'listing' as const } : { partition };
          const pages = await walk({ ...of, limit, descending });
          expect(pages.flat()).toEqual(descending === indexed ? upTo(12) : upTo(12).reverse());
          expect(pages).toHaveLength(Math.ceil(12 / limit));
        },
      ),
      { numRuns: 40 },
    );
  });

  test('C027: an empty partition has one empty page', async () => {
    expect(await page({ partition: newPartition(), limit: 10 })).toEqual({ items: [] });
  });

  test('a page is one request', async () => {
    const partition = newPartition();
    await fill(partition, upTo(6));
    spent.read();
    await page({ partition, limit: 5 });
    expect(spent.read()).toMatchObject({ requests: 1, commands: ['QueryCommand'] });
  });
});

describe('C031: a row that exists throughout is read exactly once', () => {
  test.each([1, 2, 3])(
    'while rows before and after the cursor are added and removed, in pages of %i',
    async (limit) => {
      const partition = newPartition();
      const permanent = upTo(20).map((n) => n * 10 + 500);
      await fill(partition, permanent);
      let churn = 0;
      const pages = await walk({ partition, limit }, async () => {
        churn += 1;
        if (churn > 15) return;
        await db.put(row(partition, churn));
        await db.put(row(partition, 500 + churn * 7 + ((churn * 7) % 10 === 0 ? 1 : 0)));
        await db.transact([{ remove: key(partition, churn - 1) }]);
      });
      const seen = pages.flat();
      for (const n of permanent) expect(seen.filter((other) => other === n)).toHaveLength(1);
      expect(new Set(seen).size).toBe(seen.length);
    },
  );

  test('a cursor survives the deletion of the row it names', async () => {
    const partition = newPartition();
    await fill(partition, upTo(6));
    const { next } = await page({ partition, limit: 3 });
    await db.softDelete(key(partition, 2), by);
    await db.transact([{ remove: key(partition, 3) }]);
    const rest = await page({ partition, limit: 3, after: next });
    expect(rest.items.map(({ n }) => n)).toEqual([4, 5]);
    expect(rest.next).toBeUndefined();
  });
});

describe('skipped rows', () => {
  test('deleted rows leave no gap and no empty page, however many are adjacent', async () => {
    const partition = newPartition();
    await fill(partition, upTo(150));
    await Promise.all(upTo(148).map((n) => db.softDelete(key(partition, n + 1), by)));
    spent.read();
    expect(await walk({ partition, limit: 1 })).toEqual([[0], [149]]);
    expect(spent.read().commands).toEqual(Array(6).fill('QueryCommand'));
  });

  test('there is no next page if all later rows are deleted', async () => {
    const partition = newPartition();
    await fill(partition, upTo(40));
    await Promise.all(upTo(35).map((n) => db.softDelete(key(partition, n + 5), by)));
    expect(await walk({ partition, limit: 5 })).toEqual([[0, 1, 2, 3, 4]]);
  });

  test('C032: filtered pages are full', async () => {
    const partition = newPartition();
    await fill(partition, upTo(120));
    const pages = await walk({ partition, limit: 3, filter: compare('n', '>', 113) });
    expect(pages).toEqual([
      [114, 115, 116],
      [117, 118, 119],
    ]);
  });
});

test('a position from another partition reads only rows of the queried partition', async () => {
  const [one, other] = [newPartition(), newPartition()];
  await fill(one, upTo(4));
  await fill(other, upTo(4));
  for (const index of [undefined, 'listing' as const]) {
    const of = (partition: string) => (index ? { partition: `${partition}#i`, index } : { partition });
    const { next } = await page({ ...of(one), limit: 2 });
    expect(JSON.stringify(next)).not.toContain(`${one}#i`);
    const rest = await db.query({ ...of(other), prefix: 'ROW#', limit: 10, after: next });
    expect(new Set(rest.items.map(({ pk }) => pk))).toEqual(new Set([other]));
  }
});
