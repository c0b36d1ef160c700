import { BUDGETS, type Cost } from '../../infra/cost/budgets.ts';
import { markdownTable } from './markdown.ts';

const shown = ({ requests, trips, read, write }: Cost): string =>
  [requests, trips, read, write].every((n) => n === 0) ? '–' : [requests, trips, read, write].join(' · ');

/** What each operation costs. */
export const budgetsTable = (): string =>
  markdownTable(
    ['Operation', 'Access', 'Own'],
    BUDGETS.map(({ operation, access, own }) => [operation, shown(access), shown(own)]),
  );
