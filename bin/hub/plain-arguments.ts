import type { Argument } from 'commander';

/** The arguments that take a text, not the id of a resource, for completion, which has no values for them. */
export const plainArguments = new WeakSet<Argument>();
