import { absent, all, type Condition, equals, free } from '../../platform/db/expression.ts';
import type { Key } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Step } from '../../platform/db/transaction.ts';
import type { PaymentEvent } from '../payments/payment-event.ts';

const paymentReferenceEntity = /* @__PURE__ */ entity('payment_reference');

/**
 * Maps an object of the payment provider to its order or, while the order is unknown, to the events that wait for it.
 * Names are the provider's ids, stored for each account, so that no name leads to an order of another account.
 */
export interface PaymentReference {
  readonly order: NonNullable<PaymentEvent['order']> | null;
  readonly waiting: readonly string[];
  /** The charge of this invoice, or of this payment without an invoice. It is part of the order's `amount_paid`. */
  readonly paid?: number;
  /** The invoice that this payment paid. */
  readonly invoice?: string;
  /** The payment that paid this invoice. */
  readonly payment?: string;
  /** The total of all requested refunds, including those that are not reported yet. */
  readonly refund_requested?: number;
  /** The number of refund ids so far, so that each refund has its own. */
  readonly refund_takes?: number;
  /** The amount of the last refund. */
  readonly refund_last?: number;
}

export const referenceKey = (provider: string, account: string | null, name: string): Key => ({
  pk: `PAYMENT#${provider}#${account ?? 'platform'}#${name}`,
  sk: 'ORDER',
});

/** Longer than the time in which a payment can be disputed. */
const RETENTION_SECONDS = 900 * 86_400;

/** The fields that events change. Requested refunds are not among them. */
type ReferenceFields = Pick<PaymentReference, 'order' | 'waiting' | 'paid' | 'invoice' | 'payment'>;

export const eventFieldsOf = ({ order, waiting, paid, invoice, payment }: PaymentReference): ReferenceFields => ({
  order,
  waiting,
  ...(paid !== undefined && { paid }),
  ...(invoice && { invoice }),
  ...(payment && { payment }),
});

/** The number has not changed since it was read. */
export const unchanged = (name: string, before: number | undefined): Condition =>
  before === undefined ? absent(name) : equals(name, before);

/** Writes the event fields of a reference. Fails if it changed since it was read. Requested refunds are kept. */
export const referenceStep = (
  key: Key,
  before: PaymentReference | undefined,
  { order, waiting, ...more }: ReferenceFields,
  now: Date,
): Step => ({
  label: 'reference',
  update: key,
  change: {
    set: {
      entity: paymentReferenceEntity,
      order: order && { ...order },
      waiting: [...waiting],
      ...more,
      ttl: Math.ceil(now.getTime() / 1000) + RETENTION_SECONDS,
    },
  },
  condition: before ? all(equals('waiting', before.waiting), unchanged('paid', before.paid)) : free,
});

export const paymentReferenceKind = {
  entity: paymentReferenceEntity,
  key: ['PAYMENT#{provider}#{account}#{name}', 'ORDER'],
  events: 'none',
  person: nobody,
  team: 'team_id',
  text: 'none',
  gives: false,
  note: "which order a thing of the payment provider's is of, or the events that wait to know; what an invoice took and what refunds of it were asked for; expires",
} as const satisfies RowKind;
