import { expect, test, vi } from 'vitest';
import type { Limiter } from '../../../../shared/platform/limits/limiter.ts';
import { requestSlots } from '../../../../shared/platform/limits/request-slots.ts';
import type { Policy } from '../../../../shared/platform/limits/window.ts';

const POLICY: Policy = { name: 'tries', limit: 10, seconds: 60 };

/** A limiter that accepts every key except `full`, and counts the slots of each key. */
const counting = () => {
  const held = new Map<string, number>();
  const change = (key: string, by: number) => held.set(key, (held.get(key) ?? 0) + by);
  const limiter: Limiter = {
    read: async () => undefined,
    async take(_, key) {
      if (key === 'full') return { passed: false, retryAfter: 1 };
      if (key === 'broken') throw new Error('misconfigured');
      change(key, 1);
      return {
        passed: true,
        remaining: 1,
        async giveBack() {
          change(key, -1);
          if (key === 'lost') throw new Error('misconfigured');
        },
      };
    },
  };
  return { limiter, held: () => Object.fromEntries(held) };
};

test('a request takes each slot once, and again after its release', async () => {
  const { limiter, held } = counting();
  const slots = requestSlots(limiter);
  const [first] = await Promise.all([
    slots.take(POLICY, 'a', 0),
    slots.take(POLICY, 'a', 0),
    slots.take(POLICY, 'b', 0),
  ]);
  expect(held()).toEqual({ a: 1, b: 1 });
  if (first.passed) await first.giveBack();
  expect(held()).toEqual({ a: 0, b: 1 });
  await slots.take(POLICY, 'a', 0);
  expect(held()).toEqual({ a: 1, b: 1 });
});

test('a rejected call is retried', async () => {
  const { limiter } = counting();
  const take = vi.fn(limiter.take).mockResolvedValueOnce({ passed: false, retryAfter: 1 });
  const slots = requestSlots({ ...limiter, take });
  expect(await slots.take(POLICY, 'a', 0)).toMatchObject({ passed: false });
  expect(await slots.take(POLICY, 'a', 0)).toMatchObject({ passed: true });
});

test('all slots are released once, even if one release fails', async () => {
  const { limiter, held } = counting();
  const slots = requestSlots(limiter);
  const [slot] = await Promise.all([
    slots.take(POLICY, 'a', 0),
    slots.take(POLICY, 'b', 0),
    slots.take(POLICY, 'lost', 0),
  ]);
  await slots.take(POLICY, 'full', 0);
  await expect(slots.take(POLICY, 'broken', 0)).rejects.toThrow('misconfigured');
  if (slot.passed) await slot.giveBack();
  const unsettled = slots.take(POLICY, 'c', 0);
  await slots.giveBackAll();
  await unsettled;
  await slots.giveBackAll();
  expect(held()).toEqual({ a: 0, b: 0, lost: 0, c: 0 });
});
