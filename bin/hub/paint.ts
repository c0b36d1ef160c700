import type { Terminal } from './terminal.ts';

export interface Paint {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
}

const painted = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const unpainted = (text: string): string => text;

/** Colors on a terminal that supports them, unless NO_COLOR is set (no-color.org). */
export const paintOn = (sink: { readonly isTTY?: boolean }, env: Terminal['env']): Paint => {
  const shows = sink.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  return shows
    ? { bold: painted(1), dim: painted(2), good: painted(32), bad: painted(31) }
    : { bold: unpainted, dim: unpainted, good: unpainted, bad: unpainted };
};
