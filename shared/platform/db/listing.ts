/**
 * The table's one index, which lists rows in another order than their keys. Only this file knows its stored names:
 * renaming needs a migration.
 */
export const LISTING = { index: 'gsi1', partition: 'gsi1pk', sort: 'gsi1sk' } as const;

/** The attributes by which the index lists a row. An alias, so that it can be the `set` of a change. */
export type Listed = { readonly gsi1pk: string; readonly gsi1sk: string };

type Row = Partial<Listed>;

/** Lists a row in a partition of the index. */
export const listed = ({ partition, sort }: { readonly partition: string; readonly sort: string }): Listed => ({
  gsi1pk: partition,
  gsi1sk: sort,
});

/** Moves a row to another partition of the index. */
export const listedIn = (partition: string) => ({ gsi1pk: partition });

/** Moves a row within its partition of the index; also the index's part of a position. */
export const sortedBy = (sort: string) => ({ gsi1sk: sort });

/** The attributes to remove from a row that the index no longer lists. */
export const UNLISTED: readonly string[] = [LISTING.partition, LISTING.sort];

/** The partition of the index that lists the row; `undefined` if the index does not list it. */
export const listOf = ({ gsi1pk }: Row): string | undefined => gsi1pk;

export const sortOf = ({ gsi1sk = '' }: Row): string => gsi1sk;

export const isListed = (row: Row): boolean => listOf(row) !== undefined;

/** A row without the attributes of the index. */
export const withoutListing = <T extends Row>({ gsi1pk: _list, gsi1sk: _sort, ...row }: T): Omit<T, keyof Listed> =>
  row;
