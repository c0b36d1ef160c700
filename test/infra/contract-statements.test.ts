import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE } from '../contract/statements/page.ts';
import { REASONS } from '../contract/statements/reasons.ts';
import { allStatements, namedIn, testsByStatement } from '../contract/statements/statements.ts';

const tests = testsByStatement();

test('each of the 520 statements is named by a test, or has a reason why not, and none has both', () => {
  const statements = allStatements();
  expect(statements).toHaveLength(520);
  expect(statements.filter((one) => !tests.has(one) && REASONS[one] === undefined)).toEqual([]);
  expect(Object.keys(REASONS).filter((one) => tests.has(one) || !statements.includes(one))).toEqual([]);
});

test('no test names a statement that there is not', () => {
  const known = new Set(allStatements());
  expect([...tests.keys()].filter((one) => !known.has(one))).toEqual([]);
});

test('the page has a row for each of them', () => {
  const rows = readFileSync(PAGE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| C'));
  expect(rows.map((row) => row.slice(2, 6))).toEqual(allStatements());
});

test('a run of statements is each of them', () => {
  expect(namedIn('C007: one; C012–C014 C020: more')).toEqual(['C007', 'C012', 'C013', 'C014', 'C020']);
});
