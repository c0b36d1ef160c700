/** The attributes of a row that keep a time. */
type TimeName<T> = {
  [Name in keyof T & string]: Name extends `${string}_at` | `${string}_since` | `${string}_until` | 'since'
    ? T[Name] extends string | null | undefined
      ? Name
      : never
    : never;
}[keyof T & string];

/**
 * When a fact happened: an attribute of the row that says so, or a function of the row as it is, as it was, and of the
 * time of the write. Of a deletion both are the row as it was.
 */
export type FactTime<T> = TimeName<T> | ((row: T, was: T | undefined, written: string) => string | null | undefined);

/** The write itself is the fact. */
export const ofWrite = (_row: unknown, _was: unknown, written: string): string => written;

/** The row was made with it; where there was one before, the write is the fact. */
export const made = ({ created_at }: { readonly created_at: string }, was: unknown, written: string): string =>
  was === undefined ? created_at : written;

interface Published {
  readonly published_at: string | null;
}

/** The first time that it is published its row keeps the time; later ones are told by the write. */
export const publishedAt = ({ published_at }: Published, was: Published | undefined, written: string): string | null =>
  published_at === was?.published_at ? written : published_at;

/** The earlier of a time that was set beforehand, where it has passed, and the write. */
export const setFor = (time: string | null | undefined, written: string): string =>
  time && Date.parse(time) < Date.parse(written) ? time : written;

/** When it happened; where the row does not say, with the write. */
export const factTime = <T extends object>(of: FactTime<T>, row: T, was: T | undefined, written: string): string => {
  const said = typeof of === 'function' ? of(row, was, written) : (row[of] as string | null | undefined);
  const time = Date.parse(said ?? '');
  return Number.isNaN(time) ? written : new Date(time).toISOString();
};
