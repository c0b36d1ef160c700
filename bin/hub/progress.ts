import type { Sink } from './terminal.ts';

/** A progress line on a terminal, cleared at the end. Writes nothing elsewhere. */
interface Progress {
  at(done: number, of?: number): void;
  end(): void;
}

const CLEAR = '\r\u001b[K';

/** Clears the bar before another line is printed. */
export const clearOf = ({ isTTY }: Sink): string => (isTTY ? CLEAR : '');

const LENGTH = 24;

/** Length of the moving block when the total is unknown. */
const BLOCK = 6;

const bar = (empty: number, full: number): string =>
  `${'░'.repeat(empty)}${'█'.repeat(full)}${'░'.repeat(LENGTH - empty - full)}`;

/** The position of the block, which moves to the end and back. */
const positionOf = (step: number): number => {
  const way = LENGTH - BLOCK;
  const at = (step * 2) % (2 * way);
  return at > way ? 2 * way - at : at;
};

/** A bar that fills, or a moving block if the total is unknown. */
export const barOf = (done: number, of: number | undefined, what: string, step = 0): string =>
  of === undefined || of === 0
    ? `${bar(positionOf(step), BLOCK)} ${done} ${what} …`
    : `${bar(0, Math.min(LENGTH, Math.floor((done / of) * LENGTH)))} ${done} of ${of} ${what}`;

/** Shows progress on a terminal. */
export const counter = (sink: Sink, what: string): Progress => {
  let steps = 0;
  return sink.isTTY
    ? {
        at: (done, of) => {
          sink.write(`${CLEAR}${barOf(done, of, what, steps)}`);
          steps += 1;
        },
        end: () => void sink.write(CLEAR),
      }
    : { at: () => undefined, end: () => undefined };
};
