import type { Item } from '../../shared/db/item.ts';
import type { Position } from '../../shared/db/query.ts';
import type { Table } from '../../shared/db/table.ts';
import { endTerm } from '../../shared/members/term-ends.ts';
import { type Term, terms } from '../../shared/members/terms.ts';

const TOGETHER = 100;
/** What is left is over in the next minute as well. */
const ROUNDS = 20;

const end = async (db: Table, term: Term & Item, now: Date): Promise<void> => {
  if (await endTerm(db, term, now)) await terms(db).settled(term);
};

/**
 * Ends what was given or taken for a time that is over: suspensions, memberships, tags; the longest overdue first. One
 * that could not be ended keeps none of the others: all that went wrong is thrown at the end, and is tried in the next
 * minute.
 */
export const endTerms =
  (db: Table) =>
  async (now: Date): Promise<void> => {
    const failures: unknown[] = [];
    let after: Position | undefined;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { over, next } = await terms(db).over(now, { limit: TOGETHER, after });
      const ended = await Promise.allSettled(over.map((term) => end(db, term, now)));
      failures.push(...ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
      if (!next) break;
      after = next;
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not all that was over was ended');
  };
