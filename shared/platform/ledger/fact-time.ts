/** The attributes of a row that hold a time. */
type TimeName<T> = {
  [Name in keyof T & string]: Name extends `${string}_at` | `${string}_since` | `${string}_until` | 'since'
    ? T[Name] extends string | null | undefined
      ? Name
      : never
    : never;
}[keyof T & string];

/**
 * When a fact occurred: the name of an attribute, or a function of the row, the previous row and the write time. For a
 * deletion, both rows are the previous one.
 */
export type FactTime<T> = TimeName<T> | ((row: T, before: T | undefined, written: string) => string | null | undefined);

/** The time of the write. */
export const onWrite = (_row: unknown, _before: unknown, written: string): string => written;

/** The creation time for a new row; the write time for an update. */
export const onCreate = ({ created_at }: { readonly created_at: string }, before: unknown, written: string): string =>
  before === undefined ? created_at : written;

interface Published {
  readonly published_at: string | null;
}

/** The publication time for the first publication; the write time for later ones. */
export const publishedAt = (
  { published_at }: Published,
  before: Published | undefined,
  written: string,
): string | null => (published_at === before?.published_at ? written : published_at);

/** The scheduled time if it has passed, else the write time. */
export const scheduledTime = (time: string | null | undefined, written: string): string =>
  time && Date.parse(time) < Date.parse(written) ? time : written;

/** Returns the time of a fact (ISO 8601); the write time if the row has none. */
export const factTime = <T extends object>(of: FactTime<T>, row: T, before: T | undefined, written: string): string => {
  const value = typeof of === 'function' ? of(row, before, written) : (row[of] as string | null | undefined);
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? written : new Date(time).toISOString();
};
