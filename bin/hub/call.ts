import type { Command } from 'commander';
import { type Paint, paintOn } from './paint.ts';
import type { Session } from './session.ts';
import { type GlobalFlags, type Settings, settingsOf } from './settings.ts';
import { type Column, details, tabbed, table, type Value } from './table.ts';
import type { Sink, Terminal } from './terminal.ts';

/** One run of a command: flags, credential and output. */
export interface Call<Flags> extends Session {
  readonly flags: Flags & GlobalFlags;
  readonly terminal: Terminal;
  /** Standard output: only the requested data. */
  readonly print: Printer;
  /** Prints a message to standard error. */
  readonly say: (text: string) => void;
}

/** Defines the arguments, flags and action of a command. Loaded when the command runs. */
export type Define = (command: Command, terminal: Terminal) => void;

interface Printer {
  json(value: unknown): void;
  text(text: string): void;
  list<Item>(items: readonly Item[], columns: readonly Column<Item>[]): void;
  details(pairs: readonly (readonly [string, Value])[]): void;
}

const DEFAULT_WIDTH = 80;

/** Empty attributes are not printed on a terminal. */
const hasValue = ([, value]: readonly [string, Value]): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

const printerOn = (out: Sink, paint: Paint): Printer => ({
  json: (value) => void out.write(`${JSON.stringify(value, null, 2)}\n`),
  text: (text) => void out.write(`${text}\n`),
  list: (items, columns) =>
    void out.write(out.isTTY ? table(items, columns, out.columns || DEFAULT_WIDTH, paint) : tabbed(items, columns)),
  details: (pairs) => void out.write(details(out.isTTY ? pairs.filter(hasValue) : pairs, paint)),
});

/** The flags of a command and its parents. `--color` of a command has nothing to do with the global `--no-color`. */
export const flagsOf = <Flags>(command: Command): Flags & GlobalFlags => {
  const names = command.options.map((option) => option.attributeName());
  const own = Object.fromEntries(names.map((name) => [name, command.getOptionValue(name)]));
  return { ...command.optsWithGlobals<Flags & GlobalFlags>(), ...own };
};

/** The environment, with `--no-color` applied. */
export const environmentOf = (terminal: Terminal, { color }: GlobalFlags): Terminal['env'] =>
  color === false ? { ...terminal.env, NO_COLOR: '1' } : terminal.env;

export interface CallWithout<Flags> {
  readonly flags: Flags & GlobalFlags;
  readonly settings: Settings;
  readonly terminal: Terminal;
  readonly print: Printer;
  readonly say: (text: string) => void;
  readonly paint: Paint;
}

/** For commands without a request, or with their own session. */
export const callWithout = <Flags>(command: Command, terminal: Terminal): CallWithout<Flags> => {
  const flags = flagsOf<Flags>(command);
  const env = environmentOf(terminal, flags);
  return {
    flags,
    settings: settingsOf(flags, env),
    terminal,
    print: printerOn(terminal.out, paintOn(terminal.out, env)),
    paint: paintOn(terminal.err, env),
    say: (text) => void terminal.err.write(`${text}\n`),
  };
};

/** For commands that call the service. */
export const callOf = async <Flags>(command: Command, terminal: Terminal, open = false): Promise<Call<Flags>> => {
  const call = callWithout<Flags>(command, terminal);
  const { sessionOf } = await import('./session.ts');
  return { ...call, ...sessionOf(terminal, call.settings, open) };
};
