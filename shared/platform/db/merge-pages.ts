import type { Item } from './item.ts';
import type { Page } from './query.ts';

/**
 * Merges pages of several partitions, read from the same `after`, into one page in descending sort-key order. No row is
 * skipped: rows beyond the end of a partition's own page are left for the next page.
 */
export const mergeDescending = <T>(pages: readonly Page<T & Item>[], limit: number): Page<T & Item> => {
  const ends = pages.flatMap(({ next }) => (next?.sk === undefined ? [] : [next.sk]));
  const floor = ends.reduce((highest, end) => (end > highest ? end : highest), '');
  const known = pages
    .flatMap(({ items }) => items)
    .filter(({ sk }) => sk >= floor)
    .sort((a, b) => (a.sk < b.sk ? 1 : -1));
  const items = known.slice(0, limit);
  const last = items.at(-1);
  if (known.length > limit && last) return { items, next: { sk: last.sk } };
  return floor === '' ? { items } : { items, next: { sk: floor } };
};
