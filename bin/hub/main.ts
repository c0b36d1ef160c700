import { CommanderError } from 'commander';
import { environmentOf, flagsOf } from './call.ts';
import { Exit, type ExitCode } from './exit.ts';
import { explanation } from './explain.ts';
import { paintOn } from './paint.ts';
import { programOn } from './program.ts';
import type { Terminal } from './terminal.ts';

/** The command that was run, as it is written: `editor-ops put`. */
const commandOf = (argv: readonly string[], names: ReadonlySet<string>): string =>
  argv
    .filter((word, index) => names.has(word) && argv.indexOf(word) === index)
    .slice(0, 2)
    .join(' ');

/** Runs one command line; answers how the process ends. Never throws. */
export const main = async (argv: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  const program = programOn(terminal);
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return Exit.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? Exit.done : Exit.usage;
    const names = new Set(
      program.commands.flatMap((command) => [command.name(), ...command.commands.map((sub) => sub.name())]),
    );
    const env = environmentOf(terminal, flagsOf(program));
    const { exit, text } = explanation(error, commandOf(argv, names), paintOn(terminal.err, env));
    terminal.err.write(text);
    return exit;
  }
};
