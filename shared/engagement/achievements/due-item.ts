import { type DuePage, dueOf } from '../../platform/db/due.ts';
import type { Item } from '../../platform/db/item.ts';
import { dueTimeOf } from '../../platform/db/postpone.ts';
import type { PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';

/** Something that members earn by the mere passing of time: so long in a hub, or the end of an event they went to. */
export type Due = {
  readonly at: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
} & (
  | { readonly kind: 'tenure'; readonly achievement_id: string }
  | { readonly kind: 'attendance'; readonly event_id: string }
);

const PARTITION = 'ACHIEVEMENTS_DUE';
const PREFIX = 'AT#';

const subjectOf = (due: Due): string => (due.kind === 'tenure' ? due.achievement_id : due.event_id);

export const dues = (db: Table) => ({
  /** Has it looked at in the minute after its time; waiting for it again is waiting for it once. */
  async wait(due: Due): Promise<void> {
    const sk = [`${PREFIX}${due.at}`, due.hub_id, due.contact_id, subjectOf(due)].join('#');
    await db.put({ pk: PARTITION, sk, entity: 'achievement_due', ...due });
  },

  /** At most `limit` whose time has come, the longest overdue first, and where those after them begin. */
  async over(now: Date, page: PageRequest): Promise<DuePage<Due & Item>> {
    const items = await db.query<Due>({ partition: PARTITION, prefix: PREFIX, ...page });
    return dueOf(items, (row) => dueTimeOf(row) <= now.getTime());
  },

  async settled({ pk, sk }: Item): Promise<void> {
    await db.remove({ pk, sk });
  },
});
