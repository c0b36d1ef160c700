import { relative } from 'node:path';

/** What this page needs of vitest's JSON report. */
export interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly unknown[];
  }[];
}

/** A line for each file, the slowest first: its seconds, its share of all files, the share so far, and its tests. */
export const profileOf = (reports: readonly Report[], root: string): readonly string[] => {
  const files = reports
    .flatMap(({ testResults }) => testResults)
    .map(({ name, startTime, endTime, assertionResults }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1_000,
      tests: assertionResults.length,
    }))
    .sort((one, other) => other.seconds - one.seconds);
  const all = files.reduce((sum, { seconds }) => sum + seconds, 0);
  const share = (seconds: number): string => `${((100 * seconds) / all).toFixed(1)} %`.padStart(9);
  let soFar = 0;
  return [
    `${all.toFixed(0)} seconds in ${files.length} files`,
    ...files.map(({ name, seconds, tests }) => {
      soFar += seconds;
      return `${seconds.toFixed(1).padStart(8)} s${share(seconds)}${share(soFar)}${String(tests).padStart(7)}  ${name}`;
    }),
  ];
};
