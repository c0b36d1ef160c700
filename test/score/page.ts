import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from './results.ts';

const page = join(import.meta.dirname, 'README.md');
const MEASURED = /(<!-- measured -->\n)[\s\S]*(<!-- \/measured -->)/;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const table = (results: readonly Result[]) =>
  [
    '| # | row | figure | target | |',
    '| --- | --- | --- | --- | --- |',
    ...results.map(
      ({ number, name, measures, value, target, met, size }) =>
        `| ${number} | [${name}](#${name}): ${cell(measures)} | ${cell(value)}${size === 'quick' ? ' (sample)' : ''} | ${cell(target)} | ${met ? 'met' : '**missed**'} |`,
    ),
  ].join('\n');

const section = (result: Result) =>
  [
    `### ${result.name}`,
    '',
    `${result.done}`,
    '',
    `- Measured: ${result.value}, ${result.size === 'full' ? 'in full' : 'a sample'}, on ${result.measured_at.slice(0, 10)}, in ${result.took_seconds} s (${result.machine}).`,
    `- Target: ${result.target}.`,
    `- Made to fail: ${result.made_to_fail}`,
    ...result.details.map((detail) => `- ${detail}`),
  ].join('\n');

/** Writes the results between the markers of README.md. */
export const writePage = (results: readonly Result[]): void => {
  const measured = [table(results), ...results.map(section)].join('\n\n');
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(
      MEASURED,
      (_, before: string, after: string) => `${before}\n${measured}\n\n${after}`,
    ),
  );
};
