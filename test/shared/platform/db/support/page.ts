import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Budget, Cost } from '../../../../../shared/platform/db/budgets.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../../shared/platform/db/README.md'), 'utf8');

/** The cells of the table under a heading, by row, without the header. */
export const tableUnder = (heading: string): readonly (readonly string[])[] => {
  const [, section = ''] = page.split(`## ${heading}\n`);
  const [text = ''] = section.split('\n## ');
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

const shown = ({ requests, trips, read, write }: Cost): string =>
  [requests, trips, read, write].every((n) => n === 0) ? '–' : [requests, trips, read, write].join(' · ');

/** A budget as a row of the page. */
export const budgetRow = ({ operation, access, own }: Budget): readonly string[] => [
  operation,
  shown(access),
  shown(own),
];

const REGEXP = /[.*+?^$()[\]\\|]/g;

/** Whether a key has the documented form: `{…}` matches any text, ` or ` separates alternatives. */
export const hasForm = (key: string | undefined, cell: string): boolean => {
  if (cell === '') return key === undefined;
  const forms = cell.split(' or ').map((form) => form.replaceAll('`', ''));
  const optional = forms.includes('none');
  if (key === undefined) return optional;
  return forms.some((form) =>
    new RegExp(`^${form.replace(REGEXP, '\\$&').replace(/\{[^}]+\}/g, '.+')}$`, 's').test(key),
  );
};
