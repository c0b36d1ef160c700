import type { Request } from './client.ts';
import type { Expectation } from './expect.ts';
import { expects } from './expect.ts';
import type { World } from './world.ts';

/** Thrown by a check that this deployment cannot show. Its statements count as skipped, never as passed. */
export class Skipped extends Error {}

/** A few requests that prove statements of the contract. */
export interface Check {
  /** The numbers of the statements, as in `C093 C094`. */
  readonly statements: string;
  readonly title: string;
  readonly run: (world: World) => Promise<void>;
}

/** Checks of one part of the contract. They run in this order. */
export interface Area {
  readonly name: string;
  readonly checks: readonly Check[];
}

export const check = (statements: string, title: string, run: Check['run']): Check => ({ statements, title, run });

/** A check of one request. */
export const oneRequest = (
  statements: string,
  title: string,
  request: (world: World) => Request,
  expectation: Expectation,
): Check =>
  check(statements, title, async (world) => {
    expects(await world.client.send(request(world)), expectation);
  });

export const statementsOf = ({ statements }: Pick<Check, 'statements'>): readonly string[] => statements.split(' ');
