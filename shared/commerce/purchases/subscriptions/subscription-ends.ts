import { backoffMs } from '../../../platform/db/backoff.ts';
import { dueOf } from '../../../platform/db/due.ts';
import { duePartition } from '../../../platform/db/due-shards.ts';
import type { Item } from '../../../platform/db/item.ts';
import type { Key } from '../../../platform/db/key.ts';
import { PENDING, SETTLED } from '../../../platform/db/personal-data.ts';
import type { PageRequest } from '../../../platform/db/query.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';

const subscriptionEndEntity = /* @__PURE__ */ entity('subscription_end');

/** A request to end subscriptions at the payment provider, or to refund an order, with its reason. */
export type SubscriptionEnd = { readonly team_id: string; readonly hub_id: string } & (
  | /** A membership ended: cancel the renewal of all of the contact's subscriptions in the hub. */
  { readonly kind: 'departure'; readonly contact_id: string }
  /** The order of a second subscription to a product: cancel it at once and refund it. */
  | { readonly kind: 'duplicate'; readonly order_id: string }
  /** A paid order that grants nothing: cancel its subscription at once, if it has one, and refund it. */
  | { readonly kind: 'refused'; readonly order_id: string }
);

/** A request with the time of its next attempt. It is kept until it succeeds. */
export type PendingEnd = SubscriptionEnd & { readonly at: string; readonly attempts: number };

export const SUBSCRIPTION_ENDS = 'SUBSCRIPTION_ENDS';
const PREFIX = 'AT#';

/** The id of the contact or order. */
export const subjectOf = (end: SubscriptionEnd) =>
  end.kind === 'departure' ? { contact_id: end.contact_id } : { order_id: end.order_id };

const keyOf = (end: SubscriptionEnd, at: string): Key => {
  const subject = Object.values(subjectOf(end)).join();
  return {
    pk: duePartition(SUBSCRIPTION_ENDS, subject),
    sk: `${PREFIX}${at}#${end.kind}#${end.hub_id}#${subject}`,
  };
};

const rowOf = (end: SubscriptionEnd, at: string, attempts: number) => ({
  ...keyOf(end, at),
  entity: subscriptionEndEntity,
  ...end,
  at,
  attempts,
});

/** The step that requests an end in the minute after `at`. A repeated request with the same time is one row. */
export const endStep = (end: SubscriptionEnd, at: string): Step => ({ put: rowOf(end, at, 0) });

export const subscriptionEnds = (db: Table) => ({
  async request(end: SubscriptionEnd, at: string): Promise<void> {
    await db.put(rowOf(end, at, 0));
  },

  /** The requests that are due, oldest first. */
  async due(partition: string, now: Date, page: PageRequest) {
    const items = await db.query<PendingEnd>({ partition, prefix: PREFIX, ...page });
    return dueOf(items, ({ at }) => Date.parse(at) <= now.getTime());
  },

  async complete({ pk, sk }: Item): Promise<void> {
    await db.remove({ pk, sk });
  },

  /** Schedules the next attempt after a failure, with backoff. */
  async postpone({ pk, sk, entity: _, at: __, attempts, ...end }: PendingEnd & Item, now: Date): Promise<void> {
    const next = new Date(now.getTime() + backoffMs(attempts + 1)).toISOString();
    await db.transact([{ remove: { pk, sk } }, { put: rowOf(end, next, attempts + 1) }]);
  },
});

export const subscriptionEndKind = {
  entity: subscriptionEndEntity,
  key: ['SUBSCRIPTION_ENDS or SUBSCRIPTION_ENDS~{n}', 'AT#{at}#{kind}#{hub}#{contact or order}'],
  events: 'none',
  person: { contact: { exported: PENDING, erased: SETTLED } },
  team: 'team_id',
  text: 'none',
  gives: false,
  note: 'what is still to be canceled with the provider: the subscriptions of a contact who departed, a second one to a product, and a paid order that grants nothing, which are refunded too; moves on with each failed attempt',
} as const satisfies RowKind;
