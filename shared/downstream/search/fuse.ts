import type { Hit, Silo } from './search-index.ts';

/** Reciprocal rank fusion (Cormack, Clarke, Büttcher): what a place in a ranking is worth. */
export const reciprocalRank = (rank: number): number => 1 / (60 + rank);

interface Ranked<T extends { readonly hit: Hit }> {
  readonly silo: Silo;
  /** Best first. */
  readonly ranking: readonly T[];
}

export type Fused<T> = T & { readonly silo: Silo; readonly rank: number; readonly rrf: number };

/**
 * One ranking of several that have nothing in common: the first of each before the second of any. Of those that stand
 * equally high the one with the better score of its own comes first.
 */
export const fuse = <T extends { readonly hit: Hit }>(rankings: readonly Ranked<T>[]): readonly Fused<T>[] =>
  rankings
    .flatMap(({ silo, ranking }) =>
      ranking.map((one, nth) => ({ ...one, silo, rank: nth + 1, rrf: reciprocalRank(nth + 1) })),
    )
    .sort((a, b) => a.rank - b.rank || b.hit.score - a.hit.score);
