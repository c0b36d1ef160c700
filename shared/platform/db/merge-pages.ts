import type { Item } from './item.ts';
import type { Page } from './query.ts';

/**
 * One page of what several partitions hold together, greatest sort key first: from a page of each that was read from
 * the same `after`, in the same order. Nothing is left out between two pages: beyond the place where a partition's own
 * page ended, what the others hold waits for the next one.
 */
export const mergeDescending = <T>(pages: readonly Page<T & Item>[], limit: number): Page<T & Item> => {
  const ends = pages.flatMap(({ next }) => (next?.sk === undefined ? [] : [next.sk]));
  const floor = ends.reduce((highest, end) => (end > highest ? end : highest), '');
  const known = pages
    .flatMap(({ items }) => items)
    .filter(({ sk }) => sk >= floor)
    .sort((one, other) => (one.sk < other.sk ? 1 : -1));
  const items = known.slice(0, limit);
  const last = items.at(-1);
  if (known.length > limit && last) return { items, next: { sk: last.sk } };
  return floor === '' ? { items } : { items, next: { sk: floor } };
};
