import { expect, test } from 'vitest';
import { AREAS } from '../../../bin/verify/areas.ts';
import { statementsOf } from '../../../bin/verify/check.ts';

const checks = AREAS.flatMap(({ checks }) => checks);

test('each check names statements of the contract or readings', () => {
  for (const check of checks)
    for (const statement of statementsOf(check)) {
      expect([check.title, statement]).toEqual([check.title, expect.stringMatching(/^(?:C\d{3}|A\d{1,2})$/)]);
      expect(Number(statement.slice(1))).toBeLessThanOrEqual(520);
    }
});

test('the checks prove more than 400 statements', () => {
  const statements = new Set(checks.flatMap(statementsOf).filter((one) => one.startsWith('C')));
  expect(statements.size).toBeGreaterThan(400);
});

test('no two checks of an area have the same title', () => {
  for (const { name, checks: own } of AREAS) {
    const titles = own.map(({ title }) => title);
    expect([name, new Set(titles).size]).toEqual([name, titles.length]);
  }
});
