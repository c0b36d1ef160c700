import type { ParseArgsOptionDescriptor } from 'node:util';

export interface Option extends ParseArgsOptionDescriptor {
  readonly text: string;
  /** The name of the value in the help, such as `file`. */
  readonly value?: string;
}

export type Options = Readonly<Record<string, Option>>;

/** What a program does, and what it reads from its arguments and the environment. */
export interface Program<O extends Options = Options> {
  /** How it is called, without options. */
  readonly usage: string;
  readonly about: string;
  readonly options?: O;
  /** The other arguments, and what they mean. Without it, they are errors. */
  readonly words?: readonly [name: string, text: string];
  readonly environment?: Readonly<Record<string, string>>;
}
