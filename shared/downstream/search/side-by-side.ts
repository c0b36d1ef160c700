/**
 * Works on some items, so many at once. After a failure nothing more is begun, and it is thrown only once all that was
 * under way has ended: nothing goes on behind the back of who called.
 */
export const sideBySide = async <T>(
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
