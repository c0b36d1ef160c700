import * as z from 'zod';
import { explained, NO_MESSAGE } from '../../platform/http/expected.ts';
import { valueAt } from '../../platform/http/problems.ts';
import { ImportRow } from '../people/contacts/contact-input.ts';
import type { RowError } from './import-item.ts';

/** A valid row with its number. */
export type NumberedRow = z.output<typeof ImportRow> & { readonly row: number };

export interface SortedRows {
  readonly good: readonly NumberedRow[];
  readonly bad: readonly RowError[];
}

const problemOf = (row: number, input: unknown, { issues }: z.ZodError): RowError => {
  const [issue] = issues;
  if (!issue) return { row, field: null, message: 'The row cannot be read.' };
  const { message } = explained(issue, valueAt(input, issue.path));
  return { row, field: issue.path[0]?.toString() ?? null, message };
};

/** Splits rows into valid rows and the first error of each invalid row. */
export const sortRows = (rows: readonly unknown[], now: Date): SortedRows => {
  const good: NumberedRow[] = [];
  const bad: RowError[] = [];
  for (const [index, input] of rows.entries()) {
    const row = index + 1;
    const parsed = z.safeParse(ImportRow, input, NO_MESSAGE);
    if (!parsed.success) bad.push(problemOf(row, input, parsed.error));
    else if (parsed.data.expires_at && Date.parse(parsed.data.expires_at) <= now.getTime())
      bad.push({ row, field: 'expires_at', message: 'The expiry time must be in the future.' });
    else good.push({ row, ...parsed.data });
  }
  return { good, bad };
};
