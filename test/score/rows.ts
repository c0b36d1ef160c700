import type { Row } from './row.ts';

/** All rows of the scorecard, in the order of their numbers. Loaded one by one: a row loads much. */
export const rows: readonly (() => Promise<Row>)[] = [
  () => import('./isolation/row.ts').then(({ row }) => row),
  () => import('./credentials/row.ts').then(({ row }) => row),
  () => import('./hostile-input/row.ts').then(({ row }) => row),
  () => import('./sequences/row.ts').then(({ row }) => row),
  () => import('./races/row.ts').then(({ row }) => row),
  () => import('./crashes/row.ts').then(({ row }) => row),
  () => import('./disorder/row.ts').then(({ row }) => row),
  () => import('./faults/row.ts').then(({ row }) => row),
  () => import('./kills/row.ts').then(({ row }) => row),
  () => import('./real-races/row.ts').then(({ row }) => row),
  () => import('./mutants/row.ts').then(({ row }) => row),
  () => import('./markup/row.ts').then(({ row }) => row),
  () => import('./secrets/row.ts').then(({ row }) => row),
  () => import('./asvs/row.ts').then(({ row }) => row),
  () => import('./load/row.ts').then(({ row }) => row),
  () => import('./receivers/row.ts').then(({ row }) => row),
  () => import('./growth/row.ts').then(({ row }) => row),
];
