import { type Command, CommanderError } from 'commander';
import { environmentOf, flagsOf } from './call.ts';
import { commands } from './commands.ts';
import { Exit, type ExitCode } from './exit.ts';
import { explanation } from './explain.ts';
import type { Called } from './next-command.ts';
import { paintOn } from './paint.ts';
import { programOn } from './program.ts';
import { type GlobalFlags, settingsOf } from './settings.ts';
import type { Terminal } from './terminal.ts';

/** The name of the command, such as `editor-ops put`. */
const commandOf = (argv: readonly string[], program: Command): string => {
  const words: string[] = [];
  let at = program;
  for (const word of argv) {
    const next = at.commands.find((command) => command.name() === word);
    if (!next) continue;
    words.push(word);
    at = next;
  }
  return words.join(' ');
};

/** Rewrites `--version` and `help <command>` to what the parser knows. */
const understood = (argv: readonly string[]): readonly string[] => {
  const [first = '', ...rest] = argv;
  if (/^(--version|-V)$/.test(first) && rest.length === 0) return ['version'];
  if (first !== 'help') return argv;
  const isKnown = rest.length === 0 || commands.some(({ name }) => name === rest[0]);
  return isKnown ? [...rest, '--help'] : rest;
};

/** The URL and credential for the error message; invalid settings are the error themselves. */
const calledBy = (flags: GlobalFlags, env: Terminal['env']): Omit<Called, 'command'> => {
  try {
    const { url, credential } = settingsOf(flags, env);
    return { url, from: credential?.from, kind: credential?.kind };
  } catch {
    return { url: 'its URL' };
  }
};

/** Runs a command line and returns the exit code. Never throws. */
export const main = async (argv: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  const program = programOn(terminal);
  try {
    await program.parseAsync([...understood(argv)], { from: 'user' });
    return Exit.done;
  } catch (error) {
    const command = commandOf(argv, program);
    if (error instanceof CommanderError) {
      const isHelp = error.exitCode === 0 || error.code === 'commander.help';
      if (!isHelp) terminal.err.write(`try: hub ${command} --help\n`.replace('  ', ' '));
      return error.exitCode === 0 ? Exit.done : Exit.usage;
    }
    const flags = flagsOf<object>(program);
    const env = environmentOf(terminal, flags);
    const { exit, text } = explanation(error, { command, ...calledBy(flags, env) }, paintOn(terminal.err, env));
    terminal.err.write(text);
    return exit;
  }
};
