import type { EventSource } from './mapping.ts';

const woken = (sources: readonly EventSource[]): number => sources.reduce((sum, source) => sum + source.woken(), 0);

/**
 * Waits until no source has anything due, but no longer than the limit; tells whether all of them got there. What one
 * leaves can be work for another, so all is quiet only after a round in which nothing was woken.
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
    for (let before = -1; before !== woken(sources); ) {
      before = woken(sources);
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
