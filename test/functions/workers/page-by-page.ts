import { expect } from 'vitest';
import { BUDGET_MS } from '../../../shared/platform/time/budget.ts';

/** A clock that ends the time budget of an invocation after its first page. */
export const onePage = () => {
  let now = -BUDGET_MS;
  return () => {
    now += BUDGET_MS;
    return now;
  };
};

/** One invocation, which can be stopped after `last` requests: the queued messages, and whether it is retried. */
type Invoke<Job> = (job: Job, last?: number) => Promise<{ readonly sent: readonly Job[]; readonly again: boolean }>;

/**
 * Runs a message and those that follow. The first invocation is stopped and retried. Returns the number of messages.
 */
export const drain = async <Job>(invoke: Invoke<Job>, first: Job, last: number): Promise<number> => {
  expect((await invoke(first, last)).again).toBe(true);
  const waiting = [first];
  for (let done = 1; ; done += 1) {
    const next = waiting.shift();
    if (!next) return done;
    const { sent, again } = await invoke(next);
    expect([again, sent.length <= 1]).toEqual([false, true]);
    waiting.push(...sent);
  }
};
