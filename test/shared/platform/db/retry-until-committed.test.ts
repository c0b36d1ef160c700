import { afterEach, expect, test, vi } from 'vitest';
import { Contention } from '../../../../shared/platform/db/contention.ts';
import { storeFailure } from '../../../../shared/platform/db/failures.ts';
import { retryUntilCommitted } from '../../../../shared/platform/db/retry-until-committed.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('an attempt that lost against a concurrent write is repeated until it commits', async () => {
  const attempts = [async () => undefined, () => Promise.reject(new Contention()), async () => 'settled'];
  expect(await retryUntilCommitted(() => attempts.shift()?.() ?? Promise.reject(new Error('once too often')))).toBe(
    'settled',
  );
});

test('a decision that is false or empty has settled', async () => {
  let asked = 0;
  const decide = async () => {
    asked += 1;
    return false;
  };
  expect([await retryUntilCommitted(decide), asked]).toEqual([false, 1]);
});

test('twenty lost attempts count as an unavailable store', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  let asked = 0;
  const moving = async () => {
    asked += 1;
    return undefined;
  };
  const error = await retryUntilCommitted(moving).catch((reason: unknown) => reason);
  expect([storeFailure(error), asked]).toEqual(['unavailable', 20]);
});

test('any other failure is thrown at once', async () => {
  let asked = 0;
  const failing = async () => {
    asked += 1;
    throw new Error('denied');
  };
  await expect(retryUntilCommitted(failing)).rejects.toThrow('denied');
  expect(asked).toBe(1);
});
