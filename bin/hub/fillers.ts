import type { Command } from 'commander';

/** Gives a command its arguments, flags and action. */
type Filler = () => Promise<void>;

/** How each command of a program is filled in before its time, for what has to know all of them. */
export const fillers = new WeakMap<Command, Filler>();
