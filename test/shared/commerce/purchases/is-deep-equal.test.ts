import { expect, test } from 'vitest';
import { isDeepEqual } from '../../../../shared/commerce/purchases/is-deep-equal.ts';

test('the order of members and undefined members make no difference, at any depth', () => {
  expect(isDeepEqual({ a: 1, b: { c: [{ d: 1, e: 2 }] } }, { b: { c: [{ e: 2, d: 1, f: undefined }] }, a: 1 })).toBe(
    true,
  );
});

test('another value, type, length or order of a list makes a difference', () => {
  for (const [a, b] of [
    [1, '1'],
    [null, undefined],
    [{ a: null }, {}],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 1]],
  ])
    expect(isDeepEqual(a, b), JSON.stringify([a, b])).toBe(false);
});
