import type { Query } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';

type Row = Readonly<Record<string, unknown>>;

/** A query for rows of a person, and the attributes that are exported. */
export interface ExportSource {
  /** The section of the file. */
  readonly section: string;
  readonly query: Pick<Query, 'partition' | 'prefix' | 'index' | 'filter'>;
  read(rows: readonly Row[], db: Table): readonly object[] | Promise<readonly object[]>;
}

/** Sources are read in the order of their names, so that a new source does not shift the others. */
export const sourceName = ({ section, query: { partition, prefix } }: ExportSource): string =>
  `${partition} ${prefix} ${section}`;

/** Picks the named attributes of each row. A name that the stored item does not have is a type error. */
export const pick =
  <Stored>(...names: readonly (keyof Stored & string)[]) =>
  (rows: readonly Row[]): readonly object[] =>
    rows.map((row) => Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : []))));

/** The part of a row's sort key after the prefix. */
export const afterPrefix = (row: Row, prefix: string): string => String(row.sk).slice(prefix.length);
