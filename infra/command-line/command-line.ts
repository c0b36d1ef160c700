import { parseArgs } from 'node:util';
import { helpOf } from './help.ts';
import type { Options, Program } from './program.ts';

/** An argument that the program does not understand. */
export class UsageError extends Error {}

const accepted = <T>(parse: () => T): T => {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

/** The options and the other arguments. Throws a `UsageError` for any that is not declared. */
export const parsed = <const O extends Options>(program: Program<O>, args: readonly string[]) => {
  const { values, positionals } = accepted(() =>
    parseArgs({
      args,
      allowPositionals: program.words !== undefined,
      options: program.options ?? ({} as O),
      strict: true,
    }),
  );
  const words: readonly string[] = positionals;
  return { values, words };
};

/**
 * What `read` makes of the arguments of this process. With `--help`, prints the help and ends the process; after a
 * `UsageError`, prints the help and then the error, and ends the process with 2.
 */
export const readArguments = <T>(program: Program, read: (args: readonly string[]) => T): T => {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(helpOf(program));
    process.exit(0);
  }
  try {
    return read(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${helpOf(program)}\n\n${error.message}`);
    process.exit(2);
  }
};

/** The options and the other arguments of this process. */
export const commandLine = <const O extends Options>(program: Program<O>) =>
  readArguments(program, (args) => parsed(program, args));
