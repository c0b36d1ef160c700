import { expect, test } from 'vitest';
import type { Instance } from '../../../../infra/local/functions/instance.ts';
import { instanceLimit } from '../../../../infra/local/functions/instance-limit.ts';

const instance = (): Instance => ({
  invoke: async () => undefined,
  isAlive: () => true,
  end: async () => undefined,
});

const limited = (max: number) => {
  const clock = { now: 0 };
  const ended: Instance[] = [];
  const limit = instanceLimit(max, () => clock.now);
  const idle = (): Instance => {
    const made = instance();
    limit.add(made);
    limit.markIdle(made, () => ended.push(made));
    return made;
  };
  return { clock, ended, limit, idle };
};

test('the instance that is idle for longest makes room, but not one that just became idle', () => {
  const { clock, ended, limit, idle } = limited(2);
  const first = idle();
  clock.now = 1_000;
  idle();
  clock.now = 1_999;
  expect([limit.makeRoom(), ended]).toEqual([false, []]);
  clock.now = 2_000;
  expect([limit.makeRoom(), ended]).toEqual([true, [first]]);
});

test('there is room until the limit, and none while all are busy', () => {
  const { clock, limit } = limited(1);
  expect(limit.makeRoom()).toBe(true);
  limit.add(instance());
  clock.now = 60_000;
  expect(limit.makeRoom()).toBe(false);
});

test('instances that are idle since a time are ended, others stay', () => {
  const { clock, ended, limit, idle } = limited(4);
  const first = idle();
  clock.now = 5_000;
  const second = idle();
  limit.markBusy(second);
  limit.endIdleSince(5_000);
  expect(ended).toEqual([first]);
});
