import type { Item } from './item.ts';
import type { Key } from './key.ts';
import type { Table } from './table.ts';

/** Rows of several entities in one round trip, in the order of their keys, each as the module that owns it wrote it. */
export const rowsAt = async <Rows extends readonly unknown[]>(db: Table, keys: readonly Key[]) =>
  (await db.getMany(keys)) as readonly unknown[] as { readonly [Nth in keyof Rows]: (Rows[Nth] & Item) | undefined };
