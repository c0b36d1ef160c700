import type { Command } from 'commander';

/** Defines the arguments, flags and action of a command. */
type Filler = () => Promise<void>;

/** The definitions of all commands of a program, for completion, which needs all of them. */
export const fillers = new WeakMap<Command, Filler>();
