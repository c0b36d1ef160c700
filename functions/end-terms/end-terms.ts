import type { Item } from '../../shared/db/item.ts';
import type { Table } from '../../shared/db/table.ts';
import { endTerm } from '../../shared/members/term-ends.ts';
import { type Term, terms } from '../../shared/members/terms.ts';

const TOGETHER = 100;
/** What is left is over in the next minute as well. */
const ROUNDS = 20;

const end = async (db: Table, term: Term & Item, now: Date): Promise<void> => {
  await endTerm(db, term, now);
  await terms(db).settled(term);
};

/** Ends what was given or taken for a time that is over: suspensions, memberships, tags; the longest overdue first. */
export const endTerms =
  (db: Table) =>
  async (now: Date): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const over = await terms(db).over(now, TOGETHER);
      await Promise.all(over.map((term) => end(db, term, now)));
      if (over.length < TOGETHER) return;
    }
  };
