import type { EventSource } from './mapping.ts';

const totalInvocations = (sources: readonly EventSource[]): number =>
  sources.reduce((sum, source) => sum + source.invocations(), 0);

/**
 * Waits until no event source has due work, at most until the limit; returns whether it got there. Work can create
 * other work, so it ends only after a round without an invocation.
 */
export const drain = async (sources: readonly EventSource[], limitMilliseconds = 10_000): Promise<boolean> => {
  let expired = false;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      expired = true;
      resolve();
    }, limitMilliseconds);
  });
  const rounds = async () => {
    for (let before = -1; before !== totalInvocations(sources); ) {
      before = totalInvocations(sources);
      for (const source of sources) {
        if (expired) return;
        await source.caughtUp();
      }
    }
  };
  await Promise.race([rounds(), limit]);
  clearTimeout(timer);
  return !expired;
};
