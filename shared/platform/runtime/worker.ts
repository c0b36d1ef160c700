/** The handler of a worker. It connects on the first event, and does not read the environment before. */
export const worker = <Event extends readonly unknown[], Result>(connect: () => (...event: Event) => Result) => {
  let connected: ReturnType<typeof connect> | undefined;
  return (...event: Event): Result => {
    connected ??= connect();
    return connected(...event);
  };
};
