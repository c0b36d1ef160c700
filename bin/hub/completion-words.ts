import type { Command, Option } from 'commander';
import { defaultOf } from './default-command.ts';

/** A word that may come next, and what it means. */
export interface Word {
  readonly word: string;
  readonly about: string;
}

/** A command, by the words that lead to it, and what may be written after it. */
export interface Place {
  readonly path: readonly string[];
  /** Its commands; or, where it has none, the values that its first argument can have. */
  readonly words: readonly Word[];
  readonly flags: readonly Word[];
}

/** All that a shell has to know. */
export interface Vocabulary {
  readonly places: readonly Place[];
  /** Flags that every command takes. */
  readonly shared: readonly Word[];
  /** Flags that a value follows, wherever they are; a value is never a command. */
  readonly valued: readonly string[];
  /** What those values can be, where that is known: `events list --when` and `upcoming`, `past`. */
  readonly values: readonly {
    readonly path: readonly string[];
    readonly flag: string;
    readonly words: readonly string[];
  }[];
}

const named = ({ long, description }: Option): Word => ({ word: long ?? '', about: description });

const flagsOf = (command: Command): readonly Option[] => command.options.filter(({ long, hidden }) => long && !hidden);

const HELP: Word = { word: '--help', about: 'Show help' };

interface Found {
  readonly path: readonly string[];
  readonly command: Command;
}

const within = (command: Command, path: readonly string[]): readonly Found[] => [
  { path, command },
  ...command.commands.flatMap((sub) => within(sub, [...path, sub.name()])),
];

const ownFlags = (command: Command): readonly Option[] => {
  const implied = defaultOf(command);
  return [...flagsOf(command), ...(implied ? flagsOf(implied) : [])];
};

/** What may be written after a program whose commands are all filled in. */
export const vocabularyOf = (program: Command): Vocabulary => {
  const found = within(program, []);
  const shared = flagsOf(program);
  return {
    places: found.map(({ path, command }) => ({
      path,
      words: [
        ...command.commands.map((sub) => ({ word: sub.name(), about: sub.description() })),
        ...(command.registeredArguments[0]?.argChoices ?? []).map((word) => ({ word, about: '' })),
      ],
      flags: path.length > 0 ? ownFlags(command).map(named) : [],
    })),
    shared: [...shared.map(named), HELP],
    valued: [
      ...new Set(
        found.flatMap(({ command }) =>
          flagsOf(command)
            .filter(({ required }) => required)
            .map((one) => one.long ?? ''),
        ),
      ),
    ],
    values: found.flatMap(({ path, command }) =>
      ownFlags(command).flatMap(({ long, argChoices }) =>
        long && argChoices ? [{ path, flag: long, words: argChoices }] : [],
      ),
    ),
  };
};
