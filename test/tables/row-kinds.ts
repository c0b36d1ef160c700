import type { RowKind } from '../../shared/platform/db/row-kind.ts';
import { KINDS } from '../support/rows.ts';
import { markdownTable } from './markdown.ts';

/** The forms of a key as code. */
const cell = (forms = ''): string =>
  forms
    .split(' or ')
    .map((form) => (form === 'none' || form === '' ? form : `\`${form}\``))
    .join(' or ');

const rowOf = ({ entity, key, index = ['', ''], note = '' }: RowKind): readonly string[] => [
  ...[entity, ...key, ...index].map(cell),
  note,
];

/** Every kind of row with its keys. */
export const rowKindsTable = (): string =>
  markdownTable(
    ['Entity', 'Partition', 'Sort key', 'Partition in the index', 'Sort key in the index', 'Note'],
    [...KINDS.values()].map(rowOf),
  );
