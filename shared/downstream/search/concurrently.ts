/**
 * Processes items with limited concurrency. After a failure no further item is started, and the error is thrown once
 * all running items have ended.
 */
export const concurrently = async <T>(
  lanes: number,
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> => {
  const next = [...items].values();
  let failed = false;
  const lane = async (): Promise<void> => {
    for (const item of next) {
      if (failed) return;
      try {
        await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
};
