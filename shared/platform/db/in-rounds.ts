import { firstPage } from './page-of.ts';
import type { Page, PageRequest, Position } from './query.ts';

/** Where many are not shown, more of them are read at once, in at most so many rounds. */
const WIDE = 100;
const ROUNDS = 10;

/**
 * One page of those rows of a run that are shown, of which each round reads some: one more than asked at
 * first, so that a next page is promised only where there is one. A page is shorter only at the end, or
 * where ten rounds did not fill it.
 */
export const inRounds = async <T>(
  { limit, after }: PageRequest,
  readRound: (page: PageRequest) => Promise<Page<T>>,
  positionOf: (last: T) => Position,
): Promise<Page<T>> => {
  const found: T[] = [];
  let from = after;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { items, next } = await readRound({ limit: round === 0 ? limit + 1 : WIDE, after: from });
    found.push(...items);
    from = next;
    if (!next || found.length > limit) break;
  }
  return found.length > limit ? firstPage(found, limit, positionOf) : { items: found, next: from };
};
