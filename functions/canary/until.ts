import { Unexpected } from './origin.ts';

/** The time of a run, which tests move. */
export interface Clock {
  now(): number;
  wait(ms: number): Promise<void>;
}

const PAUSE_MS = 500;

/** Repeats a check until it returns a value. Throws `Unexpected` at the deadline. */
export const until = async <T>(
  { now, wait }: Clock,
  deadline: number,
  what: string,
  check: () => Promise<T | undefined>,
): Promise<T> => {
  for (;;) {
    const value = await check();
    if (value !== undefined) return value;
    if (now() + PAUSE_MS > deadline) throw new Unexpected(`${what} took too long`);
    await wait(PAUSE_MS);
  }
};
