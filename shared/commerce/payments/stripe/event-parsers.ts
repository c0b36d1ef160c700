import { own } from '../../../platform/runtime/own.ts';
import type { PaymentEvent, Reported } from '../payment-event.ts';
import type { DisputeStatus, PaymentFacts, ProviderTime } from '../payment-facts.ts';
import { idIn, type Json, numberIn, objectIn, textIn, webAddressIn } from './json.ts';
import { readSubscription } from './subscription.ts';

/** The changes that an event reports, and the provider's ids by which its order may be found. */
interface ParsedEvent {
  readonly references: readonly unknown[];
  readonly metadata?: unknown;
  readonly reported?: Reported;
  readonly paid?: PaymentEvent['paid'];
  readonly settled?: PaymentEvent['settled'];
  readonly session?: string | undefined;
  readonly email?: string | undefined;
}

type EventParser = (object: Json, time: ProviderTime) => ParsedEvent;

/** The facts of a charge. `id` is that of its invoice or payment. A zero amount is paid without a charge. */
const chargeOf = (id: string | undefined, amount: number | null, time: ProviderTime) =>
  id === undefined
    ? { facts: {}, paid: undefined }
    : { facts: amount === 0 ? {} : { charged: time, taken: { ...time, name: id } }, paid: { name: id, amount } };

const settlementOf = (invoice: string | undefined, payment: string | undefined): PaymentEvent['settled'] =>
  invoice && payment ? { invoice, payment } : undefined;

/** The charge of a completed session. No facts while the session is not paid. */
const sessionCharge = (session: Json, { paid }: PaymentFacts, time: ProviderTime) => {
  const amount = session.payment_status === 'no_payment_required' ? 0 : numberIn(session.amount_total);
  return chargeOf(paid && (idIn(session.invoice) ?? idIn(session.payment_intent)), amount, time);
};

const sessionParser =
  (facts: (object: Json, time: ProviderTime) => PaymentFacts): EventParser =>
  (session, time) => {
    const [payment, invoice] = [idIn(session.payment_intent), idIn(session.invoice)];
    const reported = facts(session, time);
    const { paid, facts: charge } = sessionCharge(session, reported, time);
    return {
      paid,
      settled: settlementOf(invoice, payment),
      references: [session.id, payment, invoice, session.subscription],
      metadata: session.metadata,
      session: textIn(session.id),
      email: textIn(objectIn(session.customer_details).email) ?? textIn(session.customer_email),
      reported: { facts: { ...reported, ...charge, ...(payment && { payment }), ...(invoice && { invoice }) } },
    };
  };

const completed = sessionParser(({ payment_status }, time) => ({
  completed: time,
  ...(payment_status !== 'unpaid' && { paid: time, granted: time }),
}));

/** Our metadata is on the subscription of the invoice. */
const invoiceMetadata = (invoice: Json): unknown =>
  objectIn(objectIn(invoice.parent).subscription_details).metadata ?? objectIn(invoice.subscription_details).metadata;

const subscriptionParser: EventParser = (subscription, time) => {
  const observation = { ...time, ...readSubscription(subscription) };
  const granted = observation.status === 'active' || observation.status === 'trialing';
  return {
    references: [subscription.id],
    metadata: subscription.metadata,
    reported: { observation, ...(granted && { facts: { granted: time } }) },
  };
};

const invoiceReferences = (invoice: Json) => ({
  references: [invoice.id, invoice.payment_intent],
  metadata: invoiceMetadata(invoice),
});

/** A failed invoice only leads to the order. The subscription's own events report its state. */
const invoiceFailed: EventParser = invoiceReferences;

const invoicePaid: EventParser = (invoice, time) => {
  const { paid, facts } = chargeOf(textIn(invoice.id), numberIn(invoice.amount_paid) ?? 0, time);
  const settled = settlementOf(textIn(invoice.id), idIn(invoice.payment_intent));
  return { ...invoiceReferences(invoice), reported: { facts }, paid, settled };
};

/** The payment of an invoice. Older ones have a charge instead of a payment. */
const invoicePayment: EventParser = ({ invoice, payment, amount_paid }, time) => {
  const { payment_intent, charge } = objectIn(payment);
  const [invoiceId, paymentId] = [idIn(invoice), idIn(payment_intent) ?? idIn(charge)];
  const { paid, facts } = chargeOf(invoiceId, numberIn(amount_paid) ?? 0, time);
  const settled = settlementOf(invoiceId, paymentId);
  return { references: [invoiceId, paymentId], reported: { facts }, paid, settled };
};

const paymentFailed: EventParser = (payment, time) => ({
  references: [payment.id],
  metadata: payment.metadata,
  reported: { facts: { failed: time } },
});

/** Reports only the receipt; other events report the payment. */
const charged: EventParser = ({ payment_intent, invoice, metadata, receipt_url }, time) => {
  const [payment, invoiceId, url] = [idIn(payment_intent), idIn(invoice), webAddressIn(receipt_url)];
  return {
    references: [payment, invoiceId],
    metadata,
    settled: settlementOf(invoiceId, payment),
    ...(url && { reported: { facts: { receipt: { ...time, url } } } }),
  };
};

/** A charge is matched by its payment; older ones by their invoice. */
const refunded: EventParser = ({ id, payment_intent, invoice, metadata, amount_refunded }, time) => {
  const payment = idIn(payment_intent) ?? idIn(id);
  const refund = { ...time, amount: numberIn(amount_refunded) ?? 0 };
  return {
    references: [payment, invoice],
    metadata,
    settled: settlementOf(idIn(invoice), payment),
    ...(payment && { reported: { facts: { refunds: { [payment]: refund } } } }),
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

const disputed: EventParser = ({ id, status, payment_intent, metadata }, time) => {
  const known = own(DISPUTES, String(status));
  return {
    references: [payment_intent],
    metadata,
    ...(known && { reported: { facts: { disputes: { [String(id)]: { ...time, status: known } } } } }),
  };
};

/** The parsers of order events. Any other event, except `account.updated`, is recorded and ignored. */
export const STRIPE_EVENT_PARSERS: Readonly<Record<string, EventParser>> = {
  'checkout.session.completed': completed,
  'checkout.session.async_payment_succeeded': sessionParser((_, time) => ({
    completed: time,
    paid: time,
    granted: time,
  })),
  'checkout.session.async_payment_failed': sessionParser((_, time) => ({ completed: time, failed: time })),
  'checkout.session.expired': sessionParser((_, time) => ({ expired: time })),
  'payment_intent.payment_failed': paymentFailed,
  'customer.subscription.created': subscriptionParser,
  'customer.subscription.updated': subscriptionParser,
  'customer.subscription.paused': subscriptionParser,
  'customer.subscription.resumed': subscriptionParser,
  'customer.subscription.deleted': subscriptionParser,
  'invoice.paid': invoicePaid,
  'invoice.payment_failed': invoiceFailed,
  'invoice_payment.paid': invoicePayment,
  /* Reports nothing: the amount comes with `charge.refunded`. It only leads to the order. */
  'refund.created': ({ payment_intent, metadata }) => ({ references: [payment_intent], metadata }),
  'charge.succeeded': charged,
  'charge.refunded': refunded,
  'charge.dispute.created': disputed,
  'charge.dispute.updated': disputed,
  'charge.dispute.closed': disputed,
  'charge.dispute.funds_reinstated': disputed,
};
