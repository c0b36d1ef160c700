import { Command, type Option } from 'commander';
import { columnNames } from './chosen.ts';
import { commands, groups } from './commands.ts';
import { isDefault } from './default-command.ts';
import { fillers } from './fillers.ts';
import type { Terminal } from './terminal.ts';

const ABOUT = `The command-line client of the Hub Membership Service.

The service URL and the credential come from flags, from HUB_API_URL and HUB_API_KEY or HUB_TOKEN, or from \`hub login\`, in this order.`;

const EXITS = `
Exit codes: 0 success, 1 unexpected error, 2 usage error, 3 not signed in or
not permitted, 4 not found, 5 rejected by the service, 6 rate limited,
7 service failed or unreachable.`;

const SHARED = `
Every command also accepts the global options of \`hub --help\`.`;

const either = (words: readonly string[]): string => [words.slice(0, -1).join(', '), words.at(-1)].join(' or ');

/** The description of a flag with its allowed values, default, and whether it is required. */
const optionDescription = ({ description, argChoices, mandatory, defaultValue }: Option): string =>
  [
    argChoices ? `${description}: ${either(argChoices)}` : description,
    mandatory ? '(required)' : '',
    typeof defaultValue === 'number' ? `(default: ${defaultValue})` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');

const subcommandDescription = (command: Command): string =>
  `${command.description()}${isDefault(command) ? ' (default)' : ''}`;

const TOO_MANY_ARGUMENTS = /too many arguments for .* Expected (\d+) arguments? but got \d+: (.*)\.$/m;

/** The parser takes an unknown subcommand of a command with a default as an argument. */
const rephrased = (text: string): string =>
  text.replace(TOO_MANY_ARGUMENTS, (_, expected: string, received: string) => {
    const [first = ''] = received.split(', ').slice(Number(expected));
    return `unknown command or argument '${first}'`;
  });

/** The program. Commands are registered by name and defined when they run. */
export const programOn = (terminal: Terminal): Command => {
  const program: Command = new Command('hub')
    .description(ABOUT)
    .option('--json', 'print JSON')
    .option('--columns <names>', 'attributes to print, such as id,name', columnNames)
    .option('--profile <name>', 'saved sign-in to use (HUB_PROFILE)')
    .option('--url <address>', 'URL of the service (HUB_API_URL)')
    .option('--team <id>', 'team id (HUB_TEAM)')
    .option('--hub <slug>', 'hub slug or id (HUB_HUB)')
    .option('--token <token>', 'access token (prefer HUB_TOKEN, which `ps` does not show)')
    .option('--api-key <secret>', 'API key (prefer HUB_API_KEY)')
    .option('--no-color', 'disable colors (NO_COLOR)')
    .addHelpText('after', EXITS)
    .addHelpText('afterAll', ({ command }) => (command.parent && command.commands.length > 0 ? SHARED : ''))
    .showSuggestionAfterError()
    .exitOverride()
    .configureHelp({
      showGlobalOptions: true,
      optionDescription,
      subcommandDescription,
      // A command with subcommands lists only these.
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
  program.helpCommand('help [command]', 'Show the help of a command');
  return program.hook('preSubcommand', async (_, command) => fill(command, terminal));
};

/** Adds the arguments, flags and action of a command, unless it already has them. */
const fill = async (command: Command, terminal: Terminal): Promise<void> => {
  const listed = commands.find(({ name }) => name === command.name());
  if (!listed || command.parent?.parent) return;
  const { define } = await listed.load();
  define(command, terminal);
};
