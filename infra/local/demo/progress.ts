const EVERY_MS = 1_000;
/** In a file, a line follows when twice as much time has passed. */
const FIRST_SECONDS = 5;

interface Output {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/**
 * Prints what is going on: in a terminal once a second, in the same line; otherwise in a few lines, after 5, 10, 20, 40 …
 * seconds, so that what was printed before stays in sight.
 */
export const progress = (output: Output, text: (seconds: number) => string): { readonly stop: () => void } => {
  const began = performance.now();
  const [start, end] = output.isTTY ? ['\r\u001B[K', ''] : ['', '\n'];
  let next = output.isTTY ? 0 : FIRST_SECONDS;
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - began) / 1_000);
    if (seconds < next) return;
    next *= 2;
    output.write(`${start}${text(seconds)}${end}`);
  }, EVERY_MS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      output.write(start);
    },
  };
};
