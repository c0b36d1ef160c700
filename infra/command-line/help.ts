import type { Option, Program } from './program.ts';

type Lines = readonly (readonly [name: string, text: string])[];

const nameOf = ([name, { short, value }]: readonly [string, Option]): string =>
  `${short ? `-${short}, ` : ''}--${name}${value ? ` <${value}>` : ''}`;

const section = (title: string, lines: Lines): readonly string[] => {
  if (lines.length === 0) return [];
  const width = Math.max(...lines.map(([name]) => name.length)) + 2;
  return ['', title, ...lines.map(([name, text]) => `  ${name.padEnd(width)}${text}`)];
};

/** What `--help` prints. */
export const helpOf = ({ usage, about, options = {}, words, environment = {} }: Program): string => {
  const own = Object.entries(options).map((option) => [nameOf(option), option[1].text] as const);
  return [
    `Usage: ${usage} [options]${words ? ` ${words[0]}` : ''}`,
    '',
    about,
    ...section('Arguments:', words ? [words] : []),
    ...section('Options:', [...own, ['-h, --help', 'prints this help and does nothing else']]),
    ...section('Environment:', Object.entries(environment)),
  ].join('\n');
};
