import { expect, test } from 'vitest';
import { dollars } from '../../../infra/cost/dollars.ts';

test('dollars have about three digits', () => {
  expect([0.004, 0.75, 12.34, 3031.4].map(dollars)).toEqual(['$0.00', '$0.75', '$12.3', '$3,031']);
});
