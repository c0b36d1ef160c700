import type { Page, PageRequest } from './query.ts';

/** One page of things already at hand, in their own order; it survives what is added or taken away before `after`. */
export const pageOf = <T extends { readonly id: string }>(
  sorted: readonly T[],
  { limit, after }: PageRequest,
): Page<T> => {
  const from = after?.id ?? '';
  const rest = sorted.filter(({ id }) => id > from);
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  return rest.length > limit && last ? { items, next: { id: last.id } } : { items };
};
