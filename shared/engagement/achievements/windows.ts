const DAY_MS = 86_400_000;

/** Days by their number since 1970, and how much counts on each. */
export type Days = ReadonlyMap<number, number>;

/** The number of the day by UTC that a day or a moment is, or is in. */
export const dayNumber = (at: string): number => Math.floor(Date.parse(at) / DAY_MS);

/** The days on which a run of days may end: what is told late is counted as it would have been in time. */
export interface Ends {
  readonly first: number;
  readonly last: number;
}

/** The most that fell into any run of `length` days that ends on one of these. */
export const mostWithin = (days: Days, length: number, { first, last }: Ends): number => {
  const ends = [first, ...[...days.keys()].filter((day) => day > first && day <= last)];
  const sums = ends.map((end) =>
    [...days].reduce((sum, [day, count]) => (day > end - length && day <= end ? sum + count : sum), 0),
  );
  return Math.max(...sums);
};
