/** A request or a caller without a signal cannot abort. */
type Signal = AbortSignal | null | undefined;

/** The signals of React Native have no reason. */
const reasonOf = (signal: Signal): unknown =>
  signal?.reason ?? Object.assign(new Error('Aborted'), { name: 'AbortError' });

/** Throws the reason of an aborted signal. */
export const throwIfAborted = (signal: Signal): void => {
  if (signal?.aborted) throw reasonOf(signal);
};

/** The result of a work; or, as soon as the signal aborts, its reason, even if the work continues. */
export const unlessAborted = async <T>(signal: Signal, work: () => Promise<T>, stop?: () => void): Promise<T> => {
  throwIfAborted(signal);
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      reject(reasonOf(signal));
      stop?.();
    };
    signal?.addEventListener('abort', leave);
    work()
      .finally(() => signal?.removeEventListener('abort', leave))
      .then(resolve, reject);
  });
};
