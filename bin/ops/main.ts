import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { SettingsError } from '../../infra/settings/settings.ts';
import { CommandError, Exit, type ExitCode } from '../hub/exit.ts';
import { paintOn } from '../hub/paint.ts';
import type { Terminal } from '../hub/terminal.ts';
import { commands } from './commands.ts';
import { type Ending, runnerOn } from './ops.ts';

const ABOUT = `Commands for operators of the service.

They use your AWS credentials, the account and region of infra/settings, and the resources of the stack; or the local stack.`;

const EXITS = `
Exit codes: 0 done, 1 something remains to be done or failed, 2 usage error,
3 wrong credentials, 4 not found, 7 AWS or the local stack failed.

The pages that RUNBOOK.md lists say when to use each command.`;

/** A command after `--local` would be taken for its URL. */
const urlOf = (given: string): string => {
  if (!URL.canParse(given)) throw new InvalidArgumentError('Write --local=http://127.0.0.1:8787, or --local last.');
  return given;
};

const programOn = (terminal: Terminal, ending: Ending): Command => {
  const program = new Command('hub ops')
    .description(ABOUT)
    .option('--stage <name>', 'the deployed stage: dev, staging or prod')
    .option('--local [url]', 'the local stack; write --local=<url> before a command', urlOf)
    .option('--dry-run', 'print what the command would do, and change nothing')
    .option('--yes', 'do not ask before destructive steps')
    .option('--json', 'print the result as JSON')
    .option('--no-color', 'disable colors (NO_COLOR)')
    .addHelpText('after', EXITS)
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void terminal.out.write(text),
      writeErr: (text) => void terminal.err.write(text),
      getOutHelpWidth: () => terminal.out.columns ?? 100,
      getErrHelpWidth: () => terminal.err.columns ?? 100,
    });
  const run = runnerOn(terminal, ending);
  for (const { name, summary, define } of commands) define(program.command(name).description(summary), run);
  return program;
};

/** What an operator can do about an error of the SDK, by its name. */
const HINTS: Readonly<Record<string, string>> = {
  CredentialsProviderError: 'Sign in to AWS: aws sso login, or set AWS_PROFILE.',
  ExpiredToken: 'Your AWS session has expired. Sign in again.',
  ExpiredTokenException: 'Your AWS session has expired. Sign in again.',
};

const described = (error: unknown): readonly [exit: ExitCode, lines: readonly string[]] => {
  if (error instanceof CommandError)
    return [error.exit, [error.message, ...(error.help ? [`try: ${error.help}`] : [])]];
  if (error instanceof SettingsError) return [Exit.usage, [error.message]];
  if (!(error instanceof Error)) return [Exit.unexpected, [String(error)]];
  const hint = HINTS[error.name];
  const isAws = '$metadata' in error || hint !== undefined;
  const text = isAws ? `${error.name}: ${error.message}` : (error.stack ?? error.message);
  return [isAws ? Exit.server : Exit.unexpected, [text, ...(hint ? [hint] : [])]];
};

/** Runs an operator command and returns the exit code. Never throws. */
export const opsMain = async (argv: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  const ending: Ending = { remaining: false };
  const program = programOn(terminal, ending);
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return ending.remaining ? Exit.unexpected : Exit.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? Exit.done : Exit.usage;
    const [exit, [first = '', ...more]] = described(error);
    const { bad } = paintOn(terminal.err, terminal.env);
    terminal.err.write([`${bad('error:')} ${first}`, ...more, ''].join('\n'));
    return exit;
  }
};
