/** A worker's handler. It is connected when its first event comes, and never reads the environment before. */
export const worker = <Event extends readonly unknown[], Answer>(connect: () => (...event: Event) => Answer) => {
  let connected: ReturnType<typeof connect> | undefined;
  return (...event: Event): Answer => {
    connected ??= connect();
    return connected(...event);
  };
};

/** The handler of a worker that a schedule wakes: all it is told is the time. */
export const scheduled = (connect: () => (now: Date) => Promise<void>): (() => Promise<void>) => {
  const run = worker(connect);
  return () => run(new Date());
};
