import { expect, test } from 'vitest';
import { row } from './row.ts';

test('every requirement names a test that exists, a reason or a gap', async () => {
  const { failed, details } = await row.measure('quick', () => undefined);
  expect(details.slice(0, failed)).toEqual([]);
  expect(details.length).toBeGreaterThan(0);
});
