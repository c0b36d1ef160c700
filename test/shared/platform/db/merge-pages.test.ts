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

/** The rows that the filter passes. */
const isWanted = (sk: string): boolean => Number.parseInt(sk, 10) % 3 > 0;

/**
 * A page of a filtered query: few rows or none, and the position of the last row that was read, except at
 * the end.
 */
const pageOf = (rows: readonly string[], after: string | undefined, size: number): Page<Row> => {
  const rest = rows.filter((sk) => after === undefined || sk < after);
  const scanned = rest.slice(0, size);
  const items = scanned.filter(isWanted).map((sk) => ({ pk: 'p', sk, entity: 'row' }));
  const last = scanned.at(-1);
  return rest.length > size && last ? { items, next: { sk: last } } : { items };
};

test('merged pages of several partitions contain every row once, in order', () => {
  fc.assert(
    fc.property(fc.array(keys, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 9 }), (partitions, size) => {
      const sorted = partitions.map((numbers, nth) =>
        numbers
          .map((number) => `${String(number).padStart(3, '0')}#${nth}`)
          .sort()
          .reverse(),
      );
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const pages = sorted.map((rows) => pageOf(rows, after, size));
        const { items, next } = mergeDescending(pages, size);
        expect(items.length).toBeLessThanOrEqual(size);
        seen.push(...items.map(({ sk }) => sk));
        after = next?.sk;
      } while (after !== undefined);
      expect(seen).toEqual(sorted.flat().filter(isWanted).sort().reverse());
    }),
  );
});
