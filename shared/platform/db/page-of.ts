import type { Page, PageRequest, Position } from './query.ts';

/** A page, each of its items as it is shown. */
export const viewed = <A, B>({ items, next }: Page<A>, view: (item: A) => B): Page<B> => ({
  items: items.map(view),
  next,
});

/** The first `limit` of what is left of something at hand; another page is promised only where there is one. */
export const firstPage = <T>(rest: readonly T[], limit: number, positionOf: (last: T) => Position): Page<T> => {
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last && rest.length > limit ? positionOf(last) : undefined };
};

/**
 * One page of things already at hand, in the order of their ids; it survives what is added or taken away before
 * `after`.
 */
export const pageOf = <T extends { readonly id: string }>(
  sorted: readonly T[],
  { limit, after }: PageRequest,
): Page<T> =>
  firstPage(
    sorted.filter(({ id }) => id > (after?.id ?? '')),
    limit,
    ({ id }) => ({ id }),
  );
