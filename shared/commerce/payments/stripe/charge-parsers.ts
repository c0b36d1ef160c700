import { own } from '../../../platform/runtime/own.ts';
import type { DisputeStatus } from '../payment-facts.ts';
import { subscriptionsOfInvoice } from './invoice-parsers.ts';
import { amountIn, idIn, numberIn, textIn, webAddressIn } from './json.ts';
import { type EventParser, settlementOf } from './parsed-event.ts';

/** Reports only the receipt; other events report the payment. */
export const charged: EventParser = ({ payment_intent, invoice, metadata, receipt_url }, time) => {
  const [payment, invoiceId, url] = [idIn(payment_intent), idIn(invoice), webAddressIn(receipt_url)];
  return {
    references: [payment, invoiceId, ...subscriptionsOfInvoice(invoice)],
    metadata,
    settled: settlementOf(invoiceId, payment),
    ...(url && { reported: { facts: { receipt: { ...time, url } } } }),
  };
};

/** A charge is matched by its payment; older ones by their invoice. */
export const refunded: EventParser = ({ id, payment_intent, invoice, metadata, amount_refunded }, time) => {
  const payment = idIn(payment_intent) ?? idIn(id);
  const refund = { ...time, amount: numberIn(amount_refunded) ?? 0 };
  return {
    references: [payment, invoice, ...subscriptionsOfInvoice(invoice)],
    metadata,
    settled: settlementOf(idIn(invoice), payment),
    ...(payment && { reported: { facts: { refunds: { [payment]: refund } } } }),
  };
};

/** The statuses of a refund whose money stays with the seller. */
const UNDONE: ReadonlySet<unknown> = new Set(['failed', 'canceled']);

/**
 * The state of one refund. Its amount comes with `charge.refunded`, so that only a refund that failed or was canceled
 * reports anything; any other one only leads to the order.
 */
export const refundState: EventParser = (refund, time) => {
  const { id, payment_intent, charge, status, metadata } = refund;
  const [name, payment, amount] = [textIn(id), idIn(payment_intent) ?? idIn(charge), amountIn(refund.amount)];
  const undone = UNDONE.has(status) && name !== undefined && payment !== undefined && amount !== null;
  const reason = textIn(refund.failure_reason) ?? null;
  return {
    references: [payment_intent, charge],
    metadata,
    ...(undone && { reported: { facts: { undone_refunds: { [name]: { ...time, payment, amount, reason } } } } }),
  };
};

const DISPUTES: Readonly<Record<string, DisputeStatus>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  /* Stopped before it became a chargeback. If it was refunded, a refund event reports that. */
  prevented: 'won',
  warning_closed: 'won',
  lost: 'lost',
};

export const disputed: EventParser = ({ id, status, payment_intent, metadata }, time) => {
  const known = own(DISPUTES, String(status));
  return {
    references: [payment_intent],
    metadata,
    ...(known && { reported: { facts: { disputes: { [String(id)]: { ...time, status: known } } } } }),
  };
};
