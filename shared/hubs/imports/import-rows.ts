import * as z from 'zod';
import { explained } from '#explanations';
import { withCanonicalIds } from '../../platform/http/canonical-ids.ts';
import { NO_MESSAGE } from '../../platform/http/expected.ts';
import { valueAt } from '../../platform/http/problems.ts';
import { ImportRow } from '../people/contacts/contact-input.ts';
import { readConsent } from './consent.ts';
import type { RowError } from './import-item.ts';

/** A valid row with its number. */
export type NumberedRow = z.output<typeof ImportRow> & { readonly row: number; readonly refuses_emails?: true };

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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What is wrong with the times of a row. */
const timeProblem = ({ expires_at, created_at, joined_at }: z.output<typeof ImportRow>, now: Date) => {
  if (expires_at && Date.parse(expires_at) <= now.getTime())
    return { field: 'expires_at', message: 'The expiry time must be in the future.' };
  const [field] =
    Object.entries({ created_at, joined_at }).find(([, at]) => at && Date.parse(at) > now.getTime()) ?? [];
  return field === undefined ? undefined : { field, message: 'The time must not be in the future.' };
};

/** The first row of each address, with its spelling: other spellings of the address may be meant for another person. */
const spellings = () => {
  const first = new Map<string, { readonly row: number; readonly spelling: unknown }>();
  return (row: number, email: string, written: unknown): Omit<RowError, 'row'> | undefined => {
    const spelling = typeof written === 'string' ? written.trim() : written;
    const known = first.get(email);
    if (!known) first.set(email, { row, spelling });
    if (!known || known.spelling === spelling) return undefined;
    const message = `Row ${known.row} has this address in another spelling. Use one spelling, or remove one of the rows.`;
    return { field: 'email', message };
  };
};

/** Splits rows into valid rows and the first error of each invalid row. */
export const sortRows = (rows: readonly unknown[], now: Date): SortedRows => {
  const good: NumberedRow[] = [];
  const bad: RowError[] = [];
  const otherSpelling = spellings();
  for (const [index, input] of rows.entries()) {
    const row = index + 1;
    const parsed = z.safeParse(ImportRow, withCanonicalIds(ImportRow, input), NO_MESSAGE);
    if (!parsed.success) {
      bad.push(problemOf(row, input, parsed.error));
      continue;
    }
    const cells = isObject(input) ? input : {};
    const consent = readConsent(cells);
    const problem =
      timeProblem(parsed.data, now) ??
      ('message' in consent ? consent : otherSpelling(row, parsed.data.email, cells.email));
    if (problem) bad.push({ row, ...problem });
    else good.push({ row, ...parsed.data, ...('refused' in consent && consent.refused && { refuses_emails: true }) });
  }
  return { good, bad };
};
