import type { Hit, Silo } from './search-index.ts';

/** Reciprocal rank fusion (Cormack, Clarke, Büttcher): the score of a rank. */
export const reciprocalRank = (rank: number): number => 1 / (60 + rank);

interface Ranked<T extends { readonly hit: Hit }> {
  readonly silo: Silo;
  /** Best first. */
  readonly ranking: readonly T[];
}

export type Fused<T> = T & { readonly silo: Silo; readonly rank: number; readonly rrf: number };

/** Merges rankings by rank. Hits of equal rank are sorted by their own score. */
export const fuse = <T extends { readonly hit: Hit }>(rankings: readonly Ranked<T>[]): readonly Fused<T>[] =>
  rankings
    .flatMap(({ silo, ranking }) =>
      ranking.map((one, nth) => ({ ...one, silo, rank: nth + 1, rrf: reciprocalRank(nth + 1) })),
    )
    .sort((a, b) => a.rank - b.rank || b.hit.score - a.hit.score);
