/** The handler of a worker. It connects on the first event, and does not read the environment before. */
export const worker = <Event extends readonly unknown[], Result>(connect: () => (...event: Event) => Result) => {
  let connected: ReturnType<typeof connect> | undefined;
  return (...event: Event): Result => {
    connected ??= connect();
    return connected(...event);
  };
};

/** The handler of a scheduled worker, called with the current time. */
export const scheduled = (connect: () => (now: Date) => Promise<void>): (() => Promise<void>) => {
  const run = worker(connect);
  return () => run(new Date());
};
