interface Waiting<T> {
  readonly value: T;
  readonly settle: PromiseWithResolvers<void>;
}

/**
 * Batches writes by name: values that arrive while a batch of the same name is being written are written together in
 * the next one, in order of arrival, at most `maxSize` at once. Each call settles with its batch.
 */
export const groupCommit = <T>(write: (name: string, values: readonly T[]) => Promise<void>, maxSize: number) => {
  const queues = new Map<string, Waiting<T>[]>();

  const work = async (name: string, queue: Waiting<T>[]): Promise<void> => {
    while (queue.length > 0) {
      const group = queue.splice(0, maxSize);
      try {
        await write(
          name,
          group.map(({ value }) => value),
        );
        for (const { settle } of group) settle.resolve();
      } catch (error) {
        for (const { settle } of group) settle.reject(error);
      }
    }
    queues.delete(name);
  };

  return (name: string, value: T): Promise<void> => {
    const settle = Promise.withResolvers<void>();
    const queue = queues.get(name);
    if (queue) queue.push({ value, settle });
    else {
      const started = [{ value, settle }];
      queues.set(name, started);
      /* Values of the same tick join the first batch. */
      queueMicrotask(() => void work(name, started));
    }
    return settle.promise;
  };
};
