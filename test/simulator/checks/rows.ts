import { isTombstone } from '../../../shared/platform/db/item.ts';
import type { Row } from '../../support/memory-engine/expression.ts';
import type { Simulation } from '../run/simulation.ts';

/** What a check found broken, one line each. */
export type Check = (day: import('../day/day.ts').Day) => readonly string[] | Promise<readonly string[]>;

/** The rows of an entity, without tombstones. */
export const rowsOf = ({ main }: Simulation, entity: string): readonly Row[] =>
  main.rows.all().filter((row) => row.entity === entity && !isTombstone(row));

/** The number of an attribute; absent is 0. */
export const numberOf = (row: Row | undefined, name: string): number => Number(row?.[name] ?? 0);
