import { absent, equals, free } from '../../platform/db/expression.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { type DeedItem, type DeedKind, dayAttribute, deedKey, type TallyItem, tallyKey } from './deed-item.ts';

/** What an event says of a deed: that it was done, or taken back. */
export interface Deed {
  readonly contact: string;
  readonly kind: DeedKind;
  /** What names the deed among the contact's of its kind. */
  readonly source: string;
  readonly counts: boolean;
  readonly day: string;
  readonly event_id: string;
}

/** What members of a hub did, and how often. The tallies are the sums of the deeds that count, at every moment. */
export const deeds = (db: Table, hub: HubKey) => {
  const tallyStep = ({ contact, kind }: Deed, day: string, by: 1 | -1): Step => ({
    update: tallyKey(hub, contact, kind, day),
    change: { initial: { entity: 'tally' }, add: { n: by, [dayAttribute(day)]: by } },
  });

  return {
    /** Takes note of it: once, however often it is told, and whatever order what became of it is told in. */
    note: (deed: Deed): Promise<true> =>
      retryUntilCommitted(async () => {
        const { contact, kind, source, counts, event_id } = deed;
        const key = deedKey(hub, contact, kind, source);
        const before = await db.get<DeedItem>(key);
        if (before && before.event_id >= event_id) return true;
        const day = before?.day ?? deed.day;
        const put = { ...key, entity: 'deed', counts, day, event_id };
        const condition = before ? equals('event_id', before.event_id) : free;
        if (counts === (before?.counts ?? false)) return (await db.put(put, condition)).ok || undefined;
        const written = await db.transact([{ put, condition }, tallyStep(deed, day, counts ? 1 : -1)]);
        return written.ok || undefined;
      }),

    /** That a contact did anything on a day: counted once. */
    async noteActive(contact: string, day: string): Promise<void> {
      const key = tallyKey(hub, contact, 'days_active', day);
      const mark = dayAttribute(day);
      if ((await db.get<TallyItem>(key))?.[mark] !== undefined) return;
      await db.update(key, { initial: { entity: 'tally' }, add: { n: 1, [mark]: 1 } }, absent(mark));
    },
  };
};
