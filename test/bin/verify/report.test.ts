import { expect, test } from 'vitest';
import { areaLine, summaryOf } from '../../../bin/verify/report.ts';

const failure = { area: 'a', title: 't', statements: ['C002', 'C003'], expected: 'x', actual: 'y' };
const result = (more: object) => ({ name: 'a', passed: [], failures: [], skipped: [], milliseconds: 1_500, ...more });

test('a statement that failed in one check did not pass, and counts once', () => {
  const results = [result({ passed: ['C001', 'C002', 'C001', 'A16'] }), result({ failures: [failure] })];
  expect(summaryOf(results)).toMatchObject({ passed: 1, failed: 2, skipped: 0, statements: ['C001'] });
});

test('a skipped statement counts as neither passed nor failed', () => {
  const skipped = [{ statements: ['C004', 'C001'], reason: 'no mail' }];
  expect(summaryOf([result({ passed: ['C001'], skipped })])).toMatchObject({ passed: 1, failed: 0, skipped: 1 });
});

test('a line says what failed', () => {
  expect(areaLine(result({ passed: ['C001'], failures: [failure] }))).toMatch(
    /^FAIL a +1 passed, 2 failed \(1\.5 s\)$/,
  );
  expect(areaLine(result({ passed: ['C001'] }))).toMatch(/^ok +a +1 passed \(1\.5 s\)$/);
});
