import type * as z from 'zod';
import { schemaNotes } from './schema-notes.ts';

/** The names of the properties of rows, whose values may be anything. */
interface RowNames {
  readonly reads: (name: string) => boolean;
  /** The property that is listed at each row that has it. */
  readonly byRow: string;
}

const rowNames = /* @__PURE__ */ schemaNotes<RowNames>();

/** An array of the rows of one table: a property that is not read is listed once, at the first row that has it. */
export const tableRows = <T extends z.ZodArray<z.ZodUnknown>>(names: RowNames, schema: T): T => {
  rowNames.add(schema, names);
  return schema;
};

/** The properties of the rows that are not read, as paths; `undefined` if the array is not a table. */
export const unreadInRows = (
  schema: z.core.$ZodType,
  rows: readonly unknown[],
): readonly (readonly [number, string])[] | undefined => {
  const names = rowNames.get(schema);
  if (!names) return undefined;
  const listed = new Set<string>();
  const found = rows.flatMap((row, nth) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return [];
    const unread = Object.keys(row).filter((name) => !names.reads(name) && (name === names.byRow || !listed.has(name)));
    for (const name of unread) listed.add(name);
    return unread.map((name) => [nth, name] as const);
  });
  /* Not all of a long list is shown, and the others are few. */
  return found.toSorted(([, one], [, other]) => Number(one === names.byRow) - Number(other === names.byRow));
};
