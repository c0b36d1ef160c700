import { expect, test } from 'vitest';
import { parsed, UsageError } from '../../../infra/command-line/command-line.ts';
import { helpOf } from '../../../infra/command-line/help.ts';
import type { Program } from '../../../infra/command-line/program.ts';

const PROGRAM = {
  usage: 'npm run measure --',
  about: 'Measures it.',
  words: ['[name …]', 'what is measured'],
  options: {
    write: { type: 'boolean', short: 'w', text: 'writes the figures' },
    seed: { type: 'string', value: 'number', text: 'the seed' },
  },
  environment: { PORT: 'the port' },
} as const satisfies Program;

test('options and other arguments are separated', () => {
  expect(parsed(PROGRAM, ['a', '-w', '--seed=4', 'b'])).toEqual({
    values: { write: true, seed: '4' },
    words: ['a', 'b'],
  });
});

test.each([
  [['--wirte'], "Unknown option '--wirte'"],
  [['--write=yes'], "Option '-w, --write' does not take an argument"],
  [['--seed'], "Option '--seed <value>' argument missing"],
])('%j is a usage error', (args, message) => {
  expect(() => parsed(PROGRAM, args)).toThrow(UsageError);
  expect(() => parsed(PROGRAM, args)).toThrow(message);
});

test('a program without other arguments refuses them, and does not speak of them', () => {
  const program = { usage: 'x', about: 'y' };
  expect(() => parsed(program, ['a'])).toThrow(UsageError);
  expect(() => parsed(program, ['a'])).toThrow("Unexpected argument 'a'.");
  expect(() => parsed(program, ['--nothing'])).toThrow(new UsageError("Unknown option '--nothing'"));
});

test('the help says what the program does, takes and reads', () => {
  expect(helpOf(PROGRAM)).toBe(`Usage: npm run measure -- [options] [name …]

Measures it.

Arguments:
  [name …]  what is measured

Options:
  -w, --write      writes the figures
  --seed <number>  the seed
  -h, --help       prints this help and does nothing else

Environment:
  PORT  the port`);
});
