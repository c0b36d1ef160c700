const EVERY_MS = 1_000;

interface Output {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** Prints what is going on once a second: in a terminal in the same line, otherwise in a line of its own. */
export const progress = (output: Output, text: (seconds: number) => string): { readonly stop: () => void } => {
  const began = performance.now();
  const [start, end] = output.isTTY ? ['\r\u001B[K', ''] : ['', '\n'];
  const timer = setInterval(
    () => output.write(`${start}${text(Math.round((performance.now() - began) / 1_000))}${end}`),
    EVERY_MS,
  );
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      output.write(start);
    },
  };
};
