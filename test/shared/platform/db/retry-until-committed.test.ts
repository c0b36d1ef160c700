import { afterEach, expect, test, vi } from 'vitest';
import { Contention } from '../../../../shared/platform/db/contention.ts';
import { storeFailure } from '../../../../shared/platform/db/failures.ts';
import { retryUntilCommitted } from '../../../../shared/platform/db/retry-until-committed.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('an attempt that lost to a concurrent write is retried until it commits', async () => {
  const results = [async () => undefined, () => Promise.reject(new Contention()), async () => 'settled'];
  expect(await retryUntilCommitted(() => results.shift()?.() ?? Promise.reject(new Error('once too often')))).toBe(
    'settled',
  );
});

test('a false or empty decision is final', async () => {
  let attempts = 0;
  const decide = async () => {
    attempts += 1;
    return false;
  };
  expect([await retryUntilCommitted(decide), attempts]).toEqual([false, 1]);
});

test('twenty lost attempts make the store unavailable', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  let attempts = 0;
  const moving = async () => {
    attempts += 1;
    return undefined;
  };
  const error = await retryUntilCommitted(moving).catch((reason: unknown) => reason);
  expect([storeFailure(error), attempts]).toEqual(['unavailable', 20]);
});

test('any other failure is thrown without a retry', async () => {
  let attempts = 0;
  const failing = async () => {
    attempts += 1;
    throw new Error('denied');
  };
  await expect(retryUntilCommitted(failing)).rejects.toThrow('denied');
  expect(attempts).toBe(1);
});
