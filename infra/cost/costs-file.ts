import { join } from 'node:path';

/** The page for operators with the costs. */
export const COSTS_FILE = join(import.meta.dirname, '..', 'docs', 'pages', 'operate', 'costs.md');

const BEGIN = '<!-- Written by `npm run cost`. -->';
const END = '<!-- End of what `npm run cost` writes. -->';

/** The file with this text between its markers. */
export const withCosts = (file: string, page: string): string => {
  const [before, rest, ...more] = file.split(BEGIN);
  const [, after, ...others] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined || more.length > 0 || others.length > 0)
    throw new Error(`The page of costs must have the lines "${BEGIN}" and "${END}" once each.`);
  return `${before}${BEGIN}\n\n${page}\n\n${END}${after}`;
};
