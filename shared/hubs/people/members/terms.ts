import { dueOf } from '../../../platform/db/due.ts';
import { duePartition } from '../../../platform/db/due-shards.ts';
import type { Item } from '../../../platform/db/item.ts';
import { PENDING, SETTLED } from '../../../platform/db/personal-data.ts';
import { dueTimeOf } from '../../../platform/db/postpone.ts';
import type { PageRequest } from '../../../platform/db/query.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids/id.ts';

const memberTermEntity = /* @__PURE__ */ entity('member_term');

/**
 * A scheduled end: of a suspension, a membership, a contact's access or a contact's tag, or of all uses of a deleted
 * tag. A term is ignored if its `at` differs from the end stored on the row, because the end was changed since. The
 * uses of a deleted tag always end.
 */
export type Term = { readonly at: string; readonly team_id: string } & (
  | { readonly kind: 'suspension' | 'membership'; readonly contact_id: string; readonly hub_id: string }
  | { readonly kind: 'access'; readonly contact_id: string }
  | { readonly kind: 'tag'; readonly contact_id: string; readonly tag_id: string }
  | { readonly kind: 'tagged'; readonly tag_id: string }
);

export const MEMBER_TERMS = 'MEMBER_TERMS';
const PREFIX = 'AT#';

/** The step that schedules the end of a term. */
export const termStep = (term: Term): Step => {
  const id = newId();
  const pk = duePartition(MEMBER_TERMS, id);
  return { put: { pk, sk: `${PREFIX}${term.at}#${id}`, entity: memberTermEntity, ...term } };
};

export const terms = (db: Table) => ({
  /** Due terms, the longest overdue first, and the position of the next page. */
  async due(partition: string, now: Date, page: PageRequest) {
    const items = await db.query<Term>({ partition, prefix: PREFIX, ...page });
    return dueOf(items, (row) => dueTimeOf(row) <= now.getTime());
  },

  async complete({ pk, sk }: Item): Promise<void> {
    await db.remove({ pk, sk });
  },
});

export const memberTermKind = {
  entity: memberTermEntity,
  key: ['MEMBER_TERMS or MEMBER_TERMS~{n} or MEMBER_TERMS#ASIDE', 'AT#{at}#{id}'],
  events: 'none',
  person: { contact: { exported: PENDING, erased: SETTLED } },
  team: 'team_id',
  text: 'none',
  gives: false,
  note: 'a membership, a suspension or a tag that ends; all that say they had a tag that was deleted',
} as const satisfies RowKind;
