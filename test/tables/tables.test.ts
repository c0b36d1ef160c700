import { expect, test } from 'vitest';
import { cellsOf } from './markdown.ts';
import { readPart } from './page-part.ts';
import { TABLES } from './tables.ts';

test.each(TABLES.filter(({ rows }) => !rows))(
  '$page has the current table of $name: if not, run `npm run tables`',
  async (part) => {
    expect(readPart(part)).toBe(await part.table());
  },
);

test.each(TABLES.filter(({ rows }) => rows))(
  '$page has a row of $name for each that there is, and for no other: if not, run `npm run tables`',
  ({ rows, ...part }) => {
    expect(cellsOf(readPart(part)).map(([first]) => first)).toEqual(rows?.());
  },
);
