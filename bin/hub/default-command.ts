import type { Command } from 'commander';

/** The command that runs if no subcommand is named. */
export const defaultOf = (command: Command): Command | undefined => {
  const name: unknown = Reflect.get(command, '_defaultCommandName');
  return command.commands.find((sub) => sub.name() === name);
};

export const isDefault = (command: Command): boolean =>
  command.parent !== null && defaultOf(command.parent) === command;
