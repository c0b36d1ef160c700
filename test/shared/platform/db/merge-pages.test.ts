import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeDescending } from '../../../../shared/platform/db/merge-pages.ts';
import type { Page } from '../../../../shared/platform/db/query.ts';

interface Row {
  readonly pk: string;
  readonly sk: string;
  readonly entity: string;
}

const keys = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 40 });

/** What a filter leaves in. */
const isWanted = (sk: string): boolean => Number.parseInt(sk, 10) % 3 > 0;

/**
 * A page as a query gives it that reads over what it leaves out: few rows or none, and where it
 * ended unless that was the end.
 */
const pageOf = (rows: readonly string[], after: string | undefined, size: number): Page<Row> => {
  const rest = rows.filter((sk) => after === undefined || sk < after);
  const looked = rest.slice(0, size);
  const items = looked.filter(isWanted).map((sk) => ({ pk: 'p', sk, entity: 'row' }));
  const last = looked.at(-1);
  return rest.length > size && last ? { items, next: { sk: last } } : { items };
};

test('pages of several partitions, one after another, hold every row once and in order', () => {
  fc.assert(
    fc.property(fc.array(keys, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 9 }), (partitions, size) => {
      const each = partitions.map((numbers, nth) =>
        numbers
          .map((number) => `${String(number).padStart(3, '0')}#${nth}`)
          .sort()
          .reverse(),
      );
      const walked: string[] = [];
      let after: string | undefined;
      do {
        const pages = each.map((rows) => pageOf(rows, after, size));
        const { items, next } = mergeDescending(pages, size);
        expect(items.length).toBeLessThanOrEqual(size);
        walked.push(...items.map(({ sk }) => sk));
        after = next?.sk;
      } while (after !== undefined);
      expect(walked).toEqual(each.flat().filter(isWanted).sort().reverse());
    }),
  );
});
