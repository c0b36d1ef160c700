import type { Sink } from './terminal.ts';

/** How far something has come, on one line of a terminal that is gone when it ends. Elsewhere nothing is written. */
interface Progress {
  at(done: number, of?: number): void;
  end(): void;
}

const CLEAR = '\r\u001b[K';

/** What takes a bar away, so that a line can be said in its place. */
export const clearOf = ({ isTTY }: Sink): string => (isTTY ? CLEAR : '');

const LENGTH = 24;

/** How long the part is that moves where nobody knows how much there is. */
const BLOCK = 6;

const bar = (empty: number, full: number): string =>
  `${'░'.repeat(empty)}${'█'.repeat(full)}${'░'.repeat(LENGTH - empty - full)}`;

/** Where a part of the bar stands that goes to its end and back, further with each step. */
const swing = (step: number): number => {
  const way = LENGTH - BLOCK;
  const at = (step * 2) % (2 * way);
  return at > way ? 2 * way - at : at;
};

/** A bar that fills where it is known how much there is; else one that moves with each step, and how much has come. */
export const barOf = (done: number, of: number | undefined, what: string, step = 0): string =>
  of === undefined || of === 0
    ? `${bar(swing(step), BLOCK)} ${done} ${what} …`
    : `${bar(0, Math.min(LENGTH, Math.floor((done / of) * LENGTH)))} ${done} of ${of} ${what}`;

/** Tells how far something has come where a person looks on. */
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
