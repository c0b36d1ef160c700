import type { Command, Option } from 'commander';
import { isCandidateKind } from './candidates.ts';
import { defaultOf } from './default-command.ts';
import { plainArguments } from './plain-arguments.ts';

/** A candidate word and its description. */
export interface Word {
  readonly word: string;
  readonly about: string;
}

/** A command's path, and the words that can follow. */
export interface Place {
  readonly path: readonly string[];
  /** Its subcommands, or the values of its first argument. */
  readonly words: readonly Word[];
  readonly flags: readonly Word[];
  /** The kind of resource of each of its arguments that the service completes. */
  readonly kinds: readonly { readonly index: number; readonly kind: string }[];
}

/** All data of a completion script. */
export interface Vocabulary {
  readonly places: readonly Place[];
  /** Flags of every command. */
  readonly shared: readonly Word[];
  /** Flags with a value. A value is never taken for a command. */
  readonly valued: readonly string[];
  /** The values of a flag, if they are known: `events list --when` has `upcoming` and `past`. */
  readonly values: readonly {
    readonly path: readonly string[];
    readonly flag: string;
    readonly words: readonly string[];
  }[];
  /** The flags whose values the service completes. */
  readonly flagKinds: readonly { readonly flag: string; readonly kind: string }[];
}

/** The names of a flag. Some have two: `--required` and `--is-required`. */
const namesOf = ({ short, long }: Option): readonly string[] =>
  [short, long].filter((name): name is string => name?.startsWith('--') === true);

const named = (option: Option): readonly Word[] => namesOf(option).map((word) => ({ word, about: option.description }));

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

/**
 * What a flag takes: `--parent <content>` takes content, `--tag <id>` a tag. `login --member` takes the slug of a hub,
 * before the sign-in.
 */
const kindOf = (option: Option): string => {
  const { required, argChoices, flags, long } = option;
  const [, placeholder = ''] = /<([\w-]+)>/.exec(flags) ?? [];
  if (!required || argChoices || long === '--member') return '';
  const kind = /^(?:id|slug|name)$/.test(placeholder) ? (namesOf(option)[0] ?? '').slice(2) : placeholder;
  return isCandidateKind(kind) ? kind : '';
};

/** The words of a program whose commands are all defined. */
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
      flags: path.length > 0 ? ownFlags(command).flatMap(named) : [],
      kinds: command.registeredArguments
        .map((argument, index) => ({
          index,
          kind: argument.argChoices || plainArguments.has(argument) ? '' : argument.name(),
        }))
        .filter(({ kind }) => isCandidateKind(kind)),
    })),
    shared: [...shared.flatMap(named), HELP],
    valued: [
      ...new Set(
        found.flatMap(({ command }) =>
          flagsOf(command)
            .filter(({ required }) => required)
            .flatMap(namesOf),
        ),
      ),
    ],
    flagKinds: [
      ...new Map(
        found
          .flatMap(({ command }) => flagsOf(command))
          .flatMap((option) => namesOf(option).map((name) => [name, kindOf(option)] as const))
          .filter(([, kind]) => kind !== ''),
      ),
    ].map(([flag, kind]) => ({ flag, kind })),
    values: found.flatMap(({ path, command }) =>
      ownFlags(command).flatMap((option) =>
        namesOf(option).flatMap((flag) => (option.argChoices ? [{ path, flag, words: option.argChoices }] : [])),
      ),
    ),
  };
};
