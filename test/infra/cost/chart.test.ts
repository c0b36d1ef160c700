import { expect, test } from 'vitest';
import { bar, dollars } from '../../../infra/cost/chart.ts';

test('a bar is as long as its share of the largest value', () => {
  expect([bar(10, 10), bar(5, 10), bar(0.001, 10), bar(0, 10)]).toEqual(['█'.repeat(20), '█'.repeat(10), '▏', '']);
});

test('dollars have about three digits', () => {
  expect([0.004, 0.75, 12.34, 3031.4].map(dollars)).toEqual(['$0.00', '$0.75', '$12.3', '$3,031']);
});
