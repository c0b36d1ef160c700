import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from '../../../../shared/platform/http/sealed-answer.ts';

const ANSWER = { statusCode: 201, headers: { Location: '/things/1' }, body: '{"data":"ü"}'.repeat(100) };
const KEY = randomBytes(32);

test('a stored response is decrypted with its key', () => {
  expect(unseal(seal(ANSWER, KEY), KEY)).toEqual(ANSWER);
});

test('the stored text is base64, smaller than the response, different each time, and reveals nothing', () => {
  const sealed = seal(ANSWER, KEY);
  expect(sealed).toMatch(/^[A-Za-z0-9+/]+=*$/);
  expect(sealed.length).toBeLessThan(JSON.stringify(ANSWER).length / 4);
  expect(sealed).not.toBe(seal(ANSWER, KEY));
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('things');
});

test('another key, or changed or truncated data, is rejected', () => {
  const sealed = seal(ANSWER, KEY);
  expect(() => unseal(sealed, randomBytes(32))).toThrow();
  const bytes = Buffer.from(sealed, 'base64');
  for (const at of [0, 20, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unseal(changed.toString('base64'), KEY)).toThrow();
  }
  expect(() => unseal(bytes.subarray(0, -1).toString('base64'), KEY)).toThrow();
});
