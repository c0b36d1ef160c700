import { expect, test } from 'vitest';
import { counted } from '../../../../shared/platform/text/counted.ts';

test.each([
  [0, '0 teams'],
  [1, '1 team'],
  [2, '2 teams'],
])('the noun of %i is singular for one only', (count, expected) => {
  expect(counted(count, 'team')).toBe(expected);
});

test('a noun can name its plural, with its verb', () => {
  expect([1, 2].map((count) => counted(count, 'team is', 'teams are'))).toEqual(['1 team is', '2 teams are']);
});
