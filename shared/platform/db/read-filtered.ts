import { firstPage } from './page-of.ts';
import type { Page, PageRequest, Position } from './query.ts';

/** After the first round, more rows are read at once, in at most ten rounds. */
const ROUND_SIZE = 100;
const MAX_ROUNDS = 10;

/**
 * Returns one page of a run whose rows are filtered after reading. The first round reads one row more than the limit,
 * so `next` is set only if more rows follow. A page is short only at the end, or if ten rounds did not fill it.
 */
export const readFiltered = async <T>(
  { limit, after }: PageRequest,
  readRound: (page: PageRequest) => Promise<Page<T>>,
  positionOf: (last: T) => Position,
): Promise<Page<T>> => {
  const found: T[] = [];
  let from = after;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { items, next } = await readRound({ limit: round === 0 ? limit + 1 : ROUND_SIZE, after: from });
    found.push(...items);
    from = next;
    if (!next || found.length > limit) break;
  }
  return found.length > limit ? firstPage(found, limit, positionOf) : { items: found, next: from };
};
