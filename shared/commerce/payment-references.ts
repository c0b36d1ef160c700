import { equals, free } from '../db/expression.ts';
import type { Key } from '../db/key.ts';
import type { Step } from '../db/transaction.ts';
import type { PaymentEvent } from './payment-event.ts';

/**
 * Which order a thing of the payment provider's belongs to; or, while that is not known, which events told of it. Names
 * are the provider's own and stand under the account they are from: none leads to an order that another account pays.
 */
export interface PaymentReference {
  readonly order: NonNullable<PaymentEvent['order']> | null;
  readonly waiting: readonly string[];
}

export const referenceKey = (provider: string, account: string | null, name: string): Key => ({
  pk: `PAYMENT#${provider}#${account ?? 'platform'}#${name}`,
  sk: 'ORDER',
});

/** Longer than a dispute can come after its payment. */
const KEPT_SECONDS = 900 * 86_400;

/** The reference as it is from now on; fails where it changed since it was read. */
export const referenceStep = (
  key: Key,
  before: PaymentReference | undefined,
  after: PaymentReference,
  now: Date,
): Step => ({
  label: 'reference',
  put: {
    ...key,
    entity: 'payment_reference',
    order: after.order && { ...after.order },
    waiting: [...after.waiting],
    ttl: Math.ceil(now.getTime() / 1000) + KEPT_SECONDS,
  },
  condition: before ? equals('waiting', before.waiting) : free,
});
