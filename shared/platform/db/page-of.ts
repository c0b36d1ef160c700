import type { Page, PageRequest, Position } from './query.ts';

/** Maps the items of a page. */
export const viewed = <A, B>({ items, next }: Page<A>, view: (item: A) => B): Page<B> => ({
  items: items.map(view),
  next,
});

/** The first `limit` items of an array; `next` is set only if more items follow. */
export const firstPage = <T>(rest: readonly T[], limit: number, positionOf: (last: T) => Position): Page<T> => {
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last && rest.length > limit ? positionOf(last) : undefined };
};

/** One page of an array sorted by id. Inserts and deletes before `after` do not shift the page. */
export const pageOf = <T extends { readonly id: string }>(
  sorted: readonly T[],
  { limit, after }: PageRequest,
): Page<T> =>
  firstPage(
    sorted.filter(({ id }) => id > (after?.id ?? '')),
    limit,
    ({ id }) => ({ id }),
  );
