import type { Item } from './item.ts';
import type { Key } from './key.ts';
import type { Table } from './table.ts';

/** Reads rows of several entities in one round trip, in the order of the keys. The caller gives the row types. */
export const rowsAt = async <Rows extends readonly unknown[]>(db: Table, keys: readonly Key[]) =>
  (await db.getMany(keys)) as readonly unknown[] as { readonly [Nth in keyof Rows]: (Rows[Nth] & Item) | undefined };
