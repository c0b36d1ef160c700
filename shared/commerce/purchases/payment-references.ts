import { absent, all, type Condition, equals, free } from '../../platform/db/expression.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Step } from '../../platform/db/transaction.ts';
import type { PaymentEvent } from '../payments/payment-event.ts';

/**
 * Which order a thing of the payment provider's belongs to; or, while that is not known, which events told of it. Names
 * are the provider's own and stand under the account they are from: none leads to an order that another account pays.
 */
export interface PaymentReference {
  readonly order: NonNullable<PaymentEvent['order']> | null;
  readonly waiting: readonly string[];
  /**
   * What was taken by this invoice, or by this payment where it is of no invoice. It is in the order's `amount_paid`.
   */
  readonly paid?: number;
  /** Of a payment, the invoice that it paid. */
  readonly invoice?: string;
  /** Of an invoice, the payment that it was paid by. */
  readonly payment?: string;
  /** What refunds of it were asked for, some of which the provider may not have made yet. */
  readonly refund_requested?: number;
  /** How many names its refunds have had, so that no two have one. */
  readonly refund_takes?: number;
  /** How much the last of them was. */
  readonly refund_last?: number;
}

export const referenceKey = (provider: string, account: string | null, name: string): Key => ({
  pk: `PAYMENT#${provider}#${account ?? 'platform'}#${name}`,
  sk: 'ORDER',
});

/** Longer than a dispute can come after its payment. */
const KEPT_SECONDS = 900 * 86_400;

/** What events tell of a reference; refunds that are asked for are told by no event. */
type Referred = Pick<PaymentReference, 'order' | 'waiting' | 'paid' | 'invoice' | 'payment'>;

export const toldOf = ({ order, waiting, paid, invoice, payment }: PaymentReference): Referred => ({
  ...{ order, waiting },
  ...(paid !== undefined && { paid }),
  ...(invoice && { invoice }),
  ...(payment && { payment }),
});

/** A number is as it was read. */
export const unchanged = (name: string, before: number | undefined): Condition =>
  before === undefined ? absent(name) : equals(name, before);

/** The reference as it is from now on; fails where it changed since it was read. What refunds were asked for stays. */
export const referenceStep = (
  key: Key,
  before: PaymentReference | undefined,
  { order, waiting, ...more }: Referred,
  now: Date,
): Step => ({
  label: 'reference',
  update: key,
  change: {
    set: {
      entity: 'payment_reference',
      order: order && { ...order },
      waiting: [...waiting],
      ...more,
      ttl: Math.ceil(now.getTime() / 1000) + KEPT_SECONDS,
    },
  },
  condition: before ? all(equals('waiting', before.waiting), unchanged('paid', before.paid)) : free,
});
