const DAY_MS = 86_400_000;

/** The count of each day, by day number since 1970. */
export type Days = ReadonlyMap<number, number>;

/** The number of the UTC day of a date or date-time. */
export const dayNumber = (at: string): number => Math.floor(Date.parse(at) / DAY_MS);

/** The days on which a window may end, so that a late event counts as if it had arrived in time. */
export interface Ends {
  readonly first: number;
  readonly last: number;
}

/** The highest total of any window of `length` days with its last day in `ends`. */
export const maxWithinWindow = (days: Days, length: number, { first, last }: Ends): number => {
  const ends = [first, ...[...days.keys()].filter((day) => day > first && day <= last)];
  const sums = ends.map((end) =>
    [...days].reduce((sum, [day, count]) => (day > end - length && day <= end ? sum + count : sum), 0),
  );
  return Math.max(...sums);
};
