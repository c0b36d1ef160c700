interface Waiting<T> {
  readonly value: T;
  readonly settle: PromiseWithResolvers<void>;
}

/**
 * Writes values that belong together by groups: while one group of a name is being written, those that come wait and
 * are written together after it, at most `most` at once, in the order in which they came. Each caller hears how the
 * write went that its value was in.
 */
export const groupCommit = <T>(write: (name: string, values: readonly T[]) => Promise<void>, most: number) => {
  const lines = new Map<string, Waiting<T>[]>();

  const work = async (name: string, line: Waiting<T>[]): Promise<void> => {
    while (line.length > 0) {
      const group = line.splice(0, most);
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
    lines.delete(name);
  };

  return (name: string, value: T): Promise<void> => {
    const settle = Promise.withResolvers<void>();
    const line = lines.get(name);
    if (line) line.push({ value, settle });
    else {
      const begun = [{ value, settle }];
      lines.set(name, begun);
      /* What comes in the same turn belongs to the first group. */
      queueMicrotask(() => void work(name, begun));
    }
    return settle.promise;
  };
};
