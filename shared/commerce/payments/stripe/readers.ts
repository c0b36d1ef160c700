import { own } from '../../../platform/runtime/own.ts';
import type { PaymentEvent, Reported } from '../payment-event.ts';
import type { DisputeStatus, Moment, PaymentFacts } from '../payment-facts.ts';
import { idIn, type Json, numberIn, objectIn, textIn } from './json.ts';
import { readSubscription } from './subscription.ts';

/** The changes that an event reports, and the names by which its order may be found. */
interface EventReading {
  readonly names: readonly unknown[];
  readonly metadata?: unknown;
  readonly reported?: Reported;
  readonly paid?: PaymentEvent['paid'];
  readonly settled?: PaymentEvent['settled'];
  readonly session?: string | undefined;
  readonly email?: string | undefined;
}

type Reader = (object: Json, moment: Moment) => EventReading;

/** The facts of a charge: its amount, invoice or payment, and time. */
const chargeOf = (name: string | undefined, amount: number | null, moment: Moment) =>
  name === undefined
    ? { facts: {}, paid: undefined }
    : { facts: amount === 0 ? {} : { charged: moment, taken: { ...moment, name } }, paid: { name, amount } };

const settlementOf = (invoice: string | undefined, payment: string | undefined): PaymentEvent['settled'] =>
  invoice && payment ? { invoice, payment } : undefined;

/** The charge of a completed session. Empty while the session is not paid. */
const sessionCharge = (session: Json, { paid }: PaymentFacts, moment: Moment) => {
  const amount = session.payment_status === 'no_payment_required' ? 0 : numberIn(session.amount_total);
  return chargeOf(paid && (idIn(session.invoice) ?? idIn(session.payment_intent)), amount, moment);
};

const sessionReader =
  (facts: (object: Json, moment: Moment) => PaymentFacts): Reader =>
  (session, moment) => {
    const [payment, invoice] = [idIn(session.payment_intent), idIn(session.invoice)];
    const reported = facts(session, moment);
    const { paid, facts: taken } = sessionCharge(session, reported, moment);
    return {
      paid,
      settled: settlementOf(invoice, payment),
      names: [session.id, payment, invoice, session.subscription],
      metadata: session.metadata,
      session: textIn(session.id),
      email: textIn(objectIn(session.customer_details).email) ?? textIn(session.customer_email),
      reported: { facts: { ...reported, ...taken, ...(payment && { payment }), ...(invoice && { invoice }) } },
    };
  };

const completed = sessionReader(({ payment_status }, moment) => ({
  completed: moment,
  ...(payment_status !== 'unpaid' && { paid: moment, granted: moment }),
}));

/** Our metadata is on the subscription of the invoice. */
const invoiceMetadata = (invoice: Json): unknown =>
  objectIn(objectIn(invoice.parent).subscription_details).metadata ?? objectIn(invoice.subscription_details).metadata;

const subscriptionReader: Reader = (subscription, moment) => {
  const observation = { ...moment, ...readSubscription(subscription) };
  const granted = observation.status === 'active' || observation.status === 'trialing';
  return {
    names: [subscription.id],
    metadata: subscription.metadata,
    reported: { observation, ...(granted && { facts: { granted: moment } }) },
  };
};

const invoiceFailed: Reader = (invoice) => ({
  names: [invoice.id, invoice.payment_intent],
  metadata: invoiceMetadata(invoice),
});

const invoicePaid: Reader = (invoice, moment) => {
  const { paid, facts } = chargeOf(textIn(invoice.id), numberIn(invoice.amount_paid) ?? 0, moment);
  const settled = settlementOf(textIn(invoice.id), idIn(invoice.payment_intent));
  return { ...invoiceFailed(invoice, moment), reported: { facts }, paid, settled };
};

/** Older invoices have a charge instead of a payment. */
const invoicePayment: Reader = ({ invoice, payment, amount_paid }, moment) => {
  const { payment_intent, charge } = objectIn(payment);
  const [id, by] = [idIn(invoice), idIn(payment_intent) ?? idIn(charge)];
  const { paid, facts } = chargeOf(id, numberIn(amount_paid) ?? 0, moment);
  return { names: [id, by], reported: { facts }, paid, settled: settlementOf(id, by) };
};

const paymentFailed: Reader = (payment, moment) => ({
  names: [payment.id],
  metadata: payment.metadata,
  reported: { facts: { failed: moment } },
});

/** A charge is matched by its payment; older ones by their invoice. */
const refunded: Reader = ({ id, payment_intent, invoice, metadata, amount_refunded }, moment) => {
  const payment = idIn(payment_intent) ?? idIn(id);
  const refund = { ...moment, amount: numberIn(amount_refunded) ?? 0 };
  return {
    names: [payment, invoice],
    metadata,
    settled: settlementOf(idIn(invoice), payment),
    ...(payment && { reported: { facts: { refunds: { [payment]: refund } } } }),
  };
};

const DISPUTES: Readonly<Record<string, DisputeStatus>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  prevented: 'won',
  warning_closed: 'won',
  lost: 'lost',
};

const disputed: Reader = ({ id, status, payment_intent, metadata }, moment) => {
  const known = own(DISPUTES, String(status));
  return {
    names: [payment_intent],
    metadata,
    ...(known && { reported: { facts: { disputes: { [String(id)]: { ...moment, status: known } } } } }),
  };
};

/** The readers of order events. Any other event, except `account.updated`, is recorded and ignored. */
export const STRIPE_READERS: Readonly<Record<string, Reader>> = {
  'checkout.session.completed': completed,
  'checkout.session.async_payment_succeeded': sessionReader((_, moment) => ({
    completed: moment,
    paid: moment,
    granted: moment,
  })),
  'checkout.session.async_payment_failed': sessionReader((_, moment) => ({ completed: moment, failed: moment })),
  'checkout.session.expired': sessionReader((_, moment) => ({ expired: moment })),
  'payment_intent.payment_failed': paymentFailed,
  'customer.subscription.created': subscriptionReader,
  'customer.subscription.updated': subscriptionReader,
  'customer.subscription.paused': subscriptionReader,
  'customer.subscription.resumed': subscriptionReader,
  'customer.subscription.deleted': subscriptionReader,
  'invoice.paid': invoicePaid,
  'invoice.payment_failed': invoiceFailed,
  'invoice_payment.paid': invoicePayment,
  'refund.created': ({ payment_intent, metadata }) => ({ names: [payment_intent], metadata }),
  'charge.refunded': refunded,
  'charge.dispute.created': disputed,
  'charge.dispute.updated': disputed,
  'charge.dispute.closed': disputed,
  'charge.dispute.funds_reinstated': disputed,
};
