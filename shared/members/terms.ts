import type { Item } from '../db/item.ts';
import type { Table } from '../db/table.ts';
import type { Step } from '../db/transaction.ts';
import { newId } from '../id.ts';

/** Something that was given or taken for a time, and has to end. `at` is also how its row says which end it meant. */
export type Term = { readonly at: string; readonly team_id: string; readonly contact_id: string } & (
  | { readonly kind: 'suspension' | 'membership'; readonly hub_id: string }
  | { readonly kind: 'access' }
  | { readonly kind: 'tag'; readonly tag_id: string }
);

const PARTITION = 'MEMBER_TERMS';
const PREFIX = 'AT#';

/** The step that has a term ended in the minute after it is over. */
export const termStep = (term: Term): Step => ({
  put: { pk: PARTITION, sk: `${PREFIX}${term.at}#${newId()}`, entity: 'member_term', ...term },
});

export const terms = (db: Table) => ({
  /** At most `limit` terms that are over, the longest first. */
  async over(now: Date, limit: number): Promise<readonly (Term & Item)[]> {
    const { items } = await db.query<Term>({ partition: PARTITION, prefix: PREFIX, limit });
    return items.filter(({ at }) => Date.parse(at) <= now.getTime());
  },

  async settled({ pk, sk }: Item): Promise<void> {
    await db.transact([{ remove: { pk, sk } }]);
  },
});
