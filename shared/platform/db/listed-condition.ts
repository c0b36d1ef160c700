import { type Condition, equals } from './expression.ts';
import { LISTING } from './listing.ts';

/** The index lists the row in this partition. */
export const isInList = (partition: string): Condition => equals(LISTING.partition, partition);

/** The index lists the row under this sort key. */
export const isSortedBy = (sort: string): Condition => equals(LISTING.sort, sort);
