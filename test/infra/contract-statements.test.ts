import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE, page } from '../contract/statements/page.ts';
import { REASONS } from '../contract/statements/reasons.ts';
import {
  allStatements,
  namedIn,
  numbered,
  testsByStatement,
  withoutComments,
} from '../contract/statements/statements.ts';

const tests = testsByStatement();

test('each of the 520 statements is named by a test or has a reason why not, and none has both', () => {
  const statements = allStatements();
  expect(statements).toHaveLength(520);
  expect(statements.filter((one) => !tests.has(one) && REASONS[one] === undefined)).toEqual([]);
  expect(Object.keys(REASONS).filter((one) => tests.has(one) || !statements.includes(one))).toEqual([]);
});

test('no test names a statement that does not exist', () => {
  const known = new Set(allStatements());
  expect([...tests.keys()].filter((one) => !known.has(one))).toEqual([]);
});

test('test/contract/README.md is current', () => {
  const hint = 'tests were renamed since: node test/contract/statements/page.ts';
  expect(readFileSync(PAGE, 'utf8'), hint).toBe(page());
  const rows = page()
    .split('\n')
    .filter((line) => line.startsWith('| C'));
  expect(rows.map((row) => row.slice(2, 6))).toEqual(allStatements());
});

test('a test of this file counts for no statement', () => {
  expect([...tests].filter(([, files]) => files.includes('infra/contract-statements.test.ts'))).toEqual([]);
});

test('a range contains each of its statements, and comments are ignored', () => {
  const [first, second, fourth, last] = [7, 12, 14, 20].map(numbered);
  const title = `${first}: one; ${second}–${fourth} ${last}: more`;
  expect(namedIn(title)).toEqual([7, 12, 13, 14, 20].map(numbered));
  const source = `/** ${first}\n * ${second} */\n  // ${fourth}\ntest('${last}: a title // of it')`;
  expect(namedIn(withoutComments(source))).toEqual([last]);
});
