import { processDue } from '../../shared/accounts/alerts/due-work.ts';
import { endTerm } from '../../shared/hubs/people/members/term-ends.ts';
import { MEMBER_TERMS, type Term, terms } from '../../shared/hubs/people/members/terms.ts';
import type { Item } from '../../shared/platform/db/item.ts';
import type { Table } from '../../shared/platform/db/table.ts';

const end = async (db: Table, term: Term & Item, now: Date): Promise<void> => {
  if (await endTerm(db, term, now)) await terms(db).complete(term);
};

/** Ends expired terms: suspensions, memberships, tags. A term that fails does not stop the others. */
export const endTerms =
  (db: Table) =>
  (now: Date): Promise<void> =>
    processDue(db, now, {
      partition: MEMBER_TERMS,
      read: (partition, page) => terms(db).due(partition, now, page),
      work: (term) => end(db, term, now),
      batchSize: 100,
    });
