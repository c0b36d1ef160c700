import type { Sink } from './terminal.ts';

/** How far something has come, on one line of a terminal that is gone when it ends. Elsewhere nothing is written. */
interface Progress {
  at(done: number, of?: number): void;
  end(): void;
}

const CLEAR = '\r\u001b[K';
const LENGTH = 24;

/** A bar where it is known how much there is, else how much has come so far. */
export const barOf = (done: number, of: number | undefined, what: string): string => {
  if (of === undefined || of === 0) return `${done} ${what} …`;
  const full = Math.min(LENGTH, Math.floor((done / of) * LENGTH));
  return `${'█'.repeat(full)}${'░'.repeat(LENGTH - full)} ${done} of ${of} ${what}`;
};

export const counter = (sink: Sink, what: string): Progress =>
  sink.isTTY
    ? {
        at: (done, of) => void sink.write(`${CLEAR}${barOf(done, of, what)}`),
        end: () => void sink.write(CLEAR),
      }
    : { at: () => undefined, end: () => undefined };
