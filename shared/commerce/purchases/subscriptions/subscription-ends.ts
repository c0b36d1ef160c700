import { backoffMs } from '../../../platform/db/backoff.ts';
import { dueOf } from '../../../platform/db/due.ts';
import type { Item } from '../../../platform/db/item.ts';
import type { Key } from '../../../platform/db/key.ts';
import type { PageRequest } from '../../../platform/db/query.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';

/** Why the payment provider has to be told that something does not renew. */
export type SubscriptionEnd = { readonly team_id: string; readonly hub_id: string } & (
  | /** A membership ended: none of the contact's subscriptions in the hub renews. */
  { readonly kind: 'departure'; readonly contact_id: string }
  /** The order paid for a second subscription to a product: that ends at once and is refunded. */
  | { readonly kind: 'duplicate'; readonly order_id: string }
);

/** The same, waiting for its next attempt. It waits until the provider has done it. */
export type WaitingEnd = SubscriptionEnd & { readonly at: string; readonly attempts: number };

const PARTITION = 'SUBSCRIPTION_ENDS';
const PREFIX = 'AT#';

/** The contact or the order that it is about. */
export const subjectOf = (end: SubscriptionEnd) =>
  end.kind === 'departure' ? { contact_id: end.contact_id } : { order_id: end.order_id };

const keyOf = (end: SubscriptionEnd, at: string): Key => ({
  pk: PARTITION,
  sk: `${PREFIX}${at}#${end.kind}#${end.hub_id}#${Object.values(subjectOf(end)).join()}`,
});

const rowOf = (end: SubscriptionEnd, at: string, attempts: number) => ({
  ...keyOf(end, at),
  entity: 'subscription_end',
  ...end,
  at,
  attempts,
});

/** The step that has it done in the minute after `at`; the same end at the same moment is one row. */
export const endStep = (end: SubscriptionEnd, at: string): Step => ({ put: rowOf(end, at, 0) });

export const subscriptionEnds = (db: Table) => ({
  async note(end: SubscriptionEnd, at: string): Promise<void> {
    await db.put(rowOf(end, at, 0));
  },

  /** Those whose next attempt is due, the longest first. */
  async due(now: Date, page: PageRequest) {
    const items = await db.query<WaitingEnd>({ partition: PARTITION, prefix: PREFIX, ...page });
    return dueOf(items, ({ at }) => Date.parse(at) <= now.getTime());
  },

  async settled({ pk, sk }: Item): Promise<void> {
    await db.remove({ pk, sk });
  },

  /** Puts it off after a failed attempt. */
  async postpone({ pk, sk, entity: _, at: __, attempts, ...end }: WaitingEnd & Item, now: Date): Promise<void> {
    const next = new Date(now.getTime() + backoffMs(attempts + 1)).toISOString();
    await db.transact([{ remove: { pk, sk } }, { put: rowOf(end, next, attempts + 1) }]);
  },
});
