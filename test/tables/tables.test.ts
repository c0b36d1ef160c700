import { expect, test } from 'vitest';
import { readPart } from './page-part.ts';
import { TABLES } from './tables.ts';

test.each(TABLES)('$page has the current table of $name: if not, run `npm run tables`', async (part) => {
  expect(readPart(part)).toBe(await part.table());
});
