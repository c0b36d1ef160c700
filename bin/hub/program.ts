import { Command, type Option } from 'commander';
import { commands, groups } from './commands.ts';
import { isDefault } from './default-command.ts';
import { fillers } from './fillers.ts';
import type { Terminal } from './terminal.ts';

const ABOUT = `The command-line client of the Hub Membership Service.

Where it calls and as whom: flags, else HUB_API_URL, HUB_API_KEY or HUB_TOKEN, else what \`hub login\` remembers.`;

const EXITS = `
Ends with 0 done, 1 unexpected, 2 wrong usage, 3 not signed in or not permitted,
4 not found, 5 refused, 6 rate limited, 7 service failed or out of reach.`;

const SHARED = `
Every command takes the flags of \`hub --help\`, too.`;

const either = (words: readonly string[]): string => [words.slice(0, -1).join(', '), words.at(-1)].join(' or ');

/** A flag in a line: its values where only some there are, and whether one must give it. */
const optionDescription = ({ description, argChoices, mandatory, defaultValue }: Option): string =>
  [
    argChoices ? `${description}: ${either(argChoices)}` : description,
    mandatory ? '(required)' : '',
    typeof defaultValue === 'number' ? `(${defaultValue} unless given)` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');

const subcommandDescription = (command: Command): string =>
  `${command.description()}${isDefault(command) ? ' (default)' : ''}`;

const TOO_MANY = /too many arguments for .* Expected (\d+) arguments? but got \d+: (.*)\.$/m;

/**
 * Where a command does something without being told what, a word that it does not know is an argument to the parser.
 */
const rephrased = (text: string): string =>
  text.replace(TOO_MANY, (_, expected: string, given: string) => {
    const [first = ''] = given.split(', ').slice(Number(expected));
    return `unknown command or argument '${first}'`;
  });

/** The program, its commands known by name; each is filled in when it is run. */
export const programOn = (terminal: Terminal): Command => {
  const program: Command = new Command('hub')
    .description(ABOUT)
    .option('--json', 'print JSON')
    .option('--profile <name>', 'which sign-in to use (HUB_PROFILE)')
    .option('--url <address>', 'where the service answers (HUB_API_URL)')
    .option('--team <id>', 'which team is meant (HUB_TEAM)')
    .option('--hub <slug>', 'which hub is meant, by slug or id (HUB_HUB)')
    .option('--token <token>', 'a token to call with (better: HUB_TOKEN, which `ps` does not show)')
    .option('--api-key <key>', 'an API key to call with (better: HUB_API_KEY)')
    .option('--no-color', 'no colours (NO_COLOR)')
    .addHelpText('after', EXITS)
    .addHelpText('afterAll', ({ command }) => (command.parent && command.commands.length > 0 ? SHARED : ''))
    .showSuggestionAfterError()
    .exitOverride()
    .configureHelp({
      showGlobalOptions: true,
      optionDescription,
      subcommandDescription,
      // Where there is something to choose from, the choice is what one looks for.
      visibleGlobalOptions: (command) =>
        command === program || command.commands.length > 0 ? [] : [...program.options],
    })
    .configureOutput({
      writeOut: (text) => void terminal.out.write(text),
      writeErr: (text) => void terminal.err.write(text),
      getOutHelpWidth: () => terminal.out.columns ?? 80,
      getErrHelpWidth: () => terminal.err.columns ?? 80,
      getOutHasColors: () => terminal.out.isTTY === true && !terminal.env.NO_COLOR,
      getErrHasColors: () => terminal.err.isTTY === true && !terminal.env.NO_COLOR,
      outputError: (text, write) => write(rephrased(text)),
    });
  for (const { heading, commands: grouped } of groups) {
    program.commandsGroup(heading);
    for (const { name, summary } of grouped) {
      const command = program.command(name).description(summary);
      fillers.set(command, () => fill(command, terminal));
    }
  }
  program.helpCommand('help [command]', 'Tell how a command is used');
  return program.hook('preSubcommand', async (_, command) => fill(command, terminal));
};

/** Gives a command its arguments, flags and action; nothing where it has them already or is not one of the list. */
const fill = async (command: Command, terminal: Terminal): Promise<void> => {
  const listed = commands.find(({ name }) => name === command.name());
  if (!listed || command.parent?.parent) return;
  const { define } = await listed.load();
  define(command, terminal);
};
