import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf } from '../../../../shared/platform/db/page-of.ts';
import type { Position } from '../../../../shared/platform/db/query.ts';

const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 30 });

test('C025 C026 C028: the pages contain every item once, and the last page has no next position', () => {
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 8 }), (all, limit) => {
      const sorted = [...all].sort().map((id) => ({ id }));
      const seen: { id: string }[] = [];
      let after: Position | undefined;
      let pages = 0;
      do {
        pages += 1;
        const page = pageOf(sorted, { limit, after });
        seen.push(...page.items);
        after = page.next;
        if (after) expect(page.items).toHaveLength(limit);
      } while (after);
      expect(seen).toEqual(sorted);
      expect(pages).toBe(Math.max(1, Math.ceil(sorted.length / limit)));
    }),
  );
});

test('C031: an item that exists throughout is returned once while others are added and removed', () => {
  const [first, later] = [
    ['a', 'c', 'e', 'g'],
    ['b', 'c0', 'e', 'g', 'h'],
  ];
  const named = (names: string[]) => names.map((id) => ({ id }));
  const page = pageOf(named(first), { limit: 2, after: undefined });
  expect(page.items.map(({ id }) => id)).toEqual(['a', 'c']);
  const next = pageOf(named(later), { limit: 9, after: page.next });
  expect(next.items.map(({ id }) => id)).toEqual(['c0', 'e', 'g', 'h']);
});
