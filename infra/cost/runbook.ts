import { join } from 'node:path';

export const RUNBOOK = join(import.meta.dirname, '..', '..', 'RUNBOOK.md');

const BEGIN = '<!-- Written by `npm run cost`. -->';
const END = '<!-- End of what `npm run cost` writes. -->';

/** The runbook with this text between its markers. */
export const withCosts = (runbook: string, page: string): string => {
  const [before, rest, ...more] = runbook.split(BEGIN);
  const [, after, ...others] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined || more.length > 0 || others.length > 0)
    throw new Error(`The runbook must have the lines "${BEGIN}" and "${END}" once each.`);
  return `${before}${BEGIN}\n\n${page}\n\n${END}${after}`;
};
