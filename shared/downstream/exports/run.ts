import type { Query } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';

type Row = Readonly<Record<string, unknown>>;

/** A run of rows in which there is something of a person, and what of them is theirs. */
export interface Run {
  /** The part of the file. */
  readonly section: string;
  readonly query: Pick<Query, 'partition' | 'prefix' | 'index' | 'filter'>;
  read(rows: readonly Row[], db: Table): readonly object[] | Promise<readonly object[]>;
}

/** Runs are worked on in the order of their names, so that one which comes to be meanwhile shifts none. */
export const nameOf = ({ section, query: { partition, prefix } }: Run): string => `${partition} ${prefix} ${section}`;

/** Of each row the attributes that are named, where it has them. */
export const pick =
  (...names: readonly string[]) =>
  (rows: readonly Row[]): readonly object[] =>
    rows.map((row) => Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : []))));

/** What follows the last separator of a row's key. */
export const afterPrefix = (row: Row, prefix: string): string => String(row.sk).slice(prefix.length);
