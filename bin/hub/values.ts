import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { InvalidArgumentError } from 'commander';
import { usage } from './exit.ts';
import type { Terminal } from './terminal.ts';

/** A flag with an integer in a range. */
export const wholeNumber =
  (least: number, most: number) =>
  (input: string): number => {
    const value = Number(input);
    if (!/^\d+$/.test(input) || value < least || value > most)
      throw new InvalidArgumentError(`Use a whole number from ${least} to ${most}.`);
    return value;
  };

/** A repeatable flag. */
export const several = (input: string, before: readonly string[] = []): readonly string[] => [...before, input];

/** The contents of a file; `-` is standard input. */
export const contents = async (terminal: Terminal, file: string): Promise<string> => {
  if (file === '-') return text(terminal.in);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw usage(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
};

export const parseJson = (input: string, what: string): unknown => {
  try {
    return JSON.parse(input);
  } catch (error) {
    throw usage(`${what} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
};

/** The text of a flag, or with `@` the content of a file. */
export const textOf = (terminal: Terminal, input: string): string | Promise<string> =>
  input.startsWith('@') ? contents(terminal, input.slice(1)) : input;
