import type { AreaResult, Failure } from './run.ts';

/** What a run showed. */
export interface Report {
  readonly url: string;
  readonly run: string;
  readonly started_at: string;
  readonly seconds: number;
  readonly requests: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The distinct statements of the contract that passed, with their number. */
  readonly statements: readonly string[];
  readonly failures: readonly Failure[];
  readonly skips: readonly { readonly statements: readonly string[]; readonly reason: string }[];
  /** What the run could not delete. */
  readonly left: readonly string[];
}

const isStatement = (name: string): boolean => name.startsWith('C');

/** The distinct statements of the contract, without readings. */
const distinct = (names: readonly string[]): readonly string[] => [...new Set(names.filter(isStatement))].sort();

/** A statement that passed in one check and failed in another did not pass. */
export const summaryOf = (
  results: readonly AreaResult[],
): Pick<Report, 'passed' | 'failed' | 'skipped' | 'statements' | 'failures' | 'skips'> => {
  const failures = results.flatMap((result) => result.failures);
  const skips = results.flatMap((result) => result.skipped);
  const failed = distinct(failures.flatMap(({ statements }) => statements));
  const passed = distinct(results.flatMap((result) => result.passed)).filter((one) => !failed.includes(one));
  const skipped = distinct(skips.flatMap(({ statements }) => statements)).filter(
    (one) => !failed.includes(one) && !passed.includes(one),
  );
  return { passed: passed.length, failed: failed.length, skipped: skipped.length, statements: passed, failures, skips };
};

export const areaLine = ({ name, passed, failures, skipped, milliseconds }: AreaResult): string => {
  const mark = failures.length > 0 ? 'FAIL' : 'ok';
  const more = [
    `${distinct(passed).length} passed`,
    ...(failures.length > 0 ? [`${distinct(failures.flatMap(({ statements }) => statements)).length} failed`] : []),
    ...(skipped.length > 0 ? [`${distinct(skipped.flatMap(({ statements }) => statements)).length} skipped`] : []),
  ];
  return `${mark.padEnd(5)}${name.padEnd(36)}${more.join(', ')} (${(milliseconds / 1_000).toFixed(1)} s)`;
};

const failureLines = ({
  area,
  title,
  statements,
  method,
  path,
  request_id,
  expected,
  actual,
}: Failure): readonly string[] => [
  `✗ ${area}: ${title} (${statements.join(' ')})`,
  ...(method ? [`  ${method} ${path}${request_id ? `  X-Request-ID: ${request_id}` : ''}`] : []),
  `  expected: ${expected}`,
  `  got:      ${actual}`,
];

/** The last lines: failures, skips, and the summary. */
export const reportLines = (report: Report): readonly string[] => [
  ...report.failures.flatMap((failure) => ['', ...failureLines(failure)]),
  ...report.skips.map(({ statements, reason }) => `skipped ${statements.join(' ')}: ${reason}`),
  ...report.left.map((one) => `not deleted: ${one}`),
  '',
  `${report.passed} passed, ${report.failed} failed${report.skipped > 0 ? `, ${report.skipped} skipped` : ''} (statements of the contract; ${report.requests} requests, ${report.seconds} s)`,
];
