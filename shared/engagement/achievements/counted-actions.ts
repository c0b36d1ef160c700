import { absent, equals, free } from '../../platform/db/expression.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import {
  type ActionKind,
  type CountedActionItem,
  countedActionEntity,
  countedActionKey,
  dayAttribute,
  type MonthlyCounterItem,
  monthlyCounterEntity,
  monthlyCounterKey,
} from './counted-action-item.ts';

/** An action as an event reports it: done, or withdrawn. */
export interface CountedAction {
  readonly contact: string;
  readonly kind: ActionKind;
  /** The id of the action among the contact's actions of its kind. */
  readonly source: string;
  readonly counts: boolean;
  readonly day: string;
  readonly event_id: string;
}

/**
 * A hub's counted actions. The monthly counters always equal the sums of the actions that count. The entities `deed` and
 * `tally` are stored names: renaming them needs a migration.
 */
export const countedActions = (db: Table, hub: HubKey) => {
  const counterStep = ({ contact, kind }: CountedAction, day: string, by: 1 | -1): Step => ({
    update: monthlyCounterKey(hub, contact, kind, day),
    change: { initial: { entity: monthlyCounterEntity }, add: { n: by, [dayAttribute(day)]: by } },
  });

  return {
    /** Idempotent, and independent of the order in which the events of an action arrive. */
    record: (action: CountedAction): Promise<true> =>
      retryUntilCommitted(async () => {
        const { contact, kind, source, counts, event_id } = action;
        const key = countedActionKey(hub, contact, kind, source);
        const before = await db.get<CountedActionItem>(key);
        if (before && before.event_id >= event_id) return true;
        const day = before?.day ?? action.day;
        const put = { ...key, entity: countedActionEntity, counts, day, event_id };
        const condition = before ? equals('event_id', before.event_id) : free;
        if (counts === (before?.counts ?? false)) return (await db.put(put, condition)).ok || undefined;
        const written = await db.transact([{ put, condition }, counterStep(action, day, counts ? 1 : -1)]);
        return written.ok || undefined;
      }),

    /** Counts the day as active. Idempotent. */
    async recordActiveDay(contact: string, day: string): Promise<void> {
      const key = monthlyCounterKey(hub, contact, 'days_active', day);
      const mark = dayAttribute(day);
      if ((await db.get<MonthlyCounterItem>(key))?.[mark] !== undefined) return;
      await db.update(key, { initial: { entity: monthlyCounterEntity }, add: { n: 1, [mark]: 1 } }, absent(mark));
    },
  };
};
