import { own } from '../../../platform/runtime/own.ts';
import type { PaymentEvent, Reported } from '../payment-event.ts';
import type { DisputeStatus, Moment, PaymentFacts } from '../payment-facts.ts';
import { idIn, type Json, numberIn, objectIn, textIn } from './json.ts';
import { subscriptionSeen } from './subscription.ts';

/** What an event says of an order, and by which names the order may be found. */
interface Read {
  readonly names: readonly unknown[];
  readonly metadata?: unknown;
  readonly reported?: Reported;
  readonly paid?: PaymentEvent['paid'];
  readonly settled?: PaymentEvent['settled'];
  readonly session?: string | undefined;
  readonly email?: string | undefined;
}

type Reader = (object: Json, moment: Moment) => Read;

/** Something was taken: how much, by which invoice or payment, and when. */
const taking = (name: string | undefined, amount: number | null, moment: Moment) =>
  name === undefined
    ? { facts: {}, paid: undefined }
    : { facts: amount === 0 ? {} : { charged: moment, taken: { ...moment, name } }, paid: { name, amount } };

const settling = (invoice: string | undefined, payment: string | undefined): PaymentEvent['settled'] =>
  invoice && payment ? { invoice, payment } : undefined;

/** What the buyer paid by completing a session; of one that is not paid yet, nothing is said. */
const takenBy = (session: Json, { paid }: PaymentFacts, moment: Moment) => {
  const amount = session.payment_status === 'no_payment_required' ? 0 : numberIn(session.amount_total);
  return taking(paid && (idIn(session.invoice) ?? idIn(session.payment_intent)), amount, moment);
};

const sessionRead =
  (facts: (object: Json, moment: Moment) => PaymentFacts): Reader =>
  (session, moment) => {
    const [payment, invoice] = [idIn(session.payment_intent), idIn(session.invoice)];
    const told = facts(session, moment);
    const { paid, facts: taken } = takenBy(session, told, moment);
    return {
      paid,
      settled: settling(invoice, payment),
      names: [session.id, payment, invoice, session.subscription],
      metadata: session.metadata,
      session: textIn(session.id),
      email: textIn(objectIn(session.customer_details).email) ?? textIn(session.customer_email),
      reported: { facts: { ...told, ...taken, ...(payment && { payment }), ...(invoice && { invoice }) } },
    };
  };

const completed = sessionRead(({ payment_status }, moment) => ({
  completed: moment,
  ...(payment_status !== 'unpaid' && { paid: moment, granted: moment }),
}));

/** Our metadata stands on the subscription of the invoice. */
const metadataOfInvoice = (invoice: Json): unknown =>
  objectIn(objectIn(invoice.parent).subscription_details).metadata ?? objectIn(invoice.subscription_details).metadata;

const subscriptionRead: Reader = (subscription, moment) => {
  const observation = { ...moment, ...subscriptionSeen(subscription) };
  const granted = observation.status === 'active' || observation.status === 'trialing';
  return {
    names: [subscription.id],
    metadata: subscription.metadata,
    reported: { observation, ...(granted && { facts: { granted: moment } }) },
  };
};

const invoiceFailed: Reader = (invoice) => ({
  names: [invoice.id, invoice.payment_intent],
  metadata: metadataOfInvoice(invoice),
});

const invoicePaid: Reader = (invoice, moment) => {
  const { paid, facts } = taking(textIn(invoice.id), numberIn(invoice.amount_paid) ?? 0, moment);
  const settled = settling(textIn(invoice.id), idIn(invoice.payment_intent));
  return { ...invoiceFailed(invoice, moment), reported: { facts }, paid, settled };
};

/** Of older invoices a charge is the payment. */
const invoicePayment: Reader = ({ invoice, payment, amount_paid }, moment) => {
  const { payment_intent, charge } = objectIn(payment);
  const [id, by] = [idIn(invoice), idIn(payment_intent) ?? idIn(charge)];
  const { paid, facts } = taking(id, numberIn(amount_paid) ?? 0, moment);
  return { names: [id, by], reported: { facts }, paid, settled: settling(id, by) };
};

const paymentFailed: Reader = (payment, moment) => ({
  names: [payment.id],
  metadata: payment.metadata,
  reported: { facts: { failed: moment } },
});

/** What a charge belongs to is known by its payment, of older ones by their invoice. */
const refunded: Reader = ({ id, payment_intent, invoice, metadata, amount_refunded }, moment) => {
  const payment = idIn(payment_intent) ?? idIn(id);
  const refund = { ...moment, amount: numberIn(amount_refunded) ?? 0 };
  return {
    names: [payment, invoice],
    metadata,
    settled: settling(idIn(invoice), payment),
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

/** The events of orders that are understood; every other but `account.updated` is recorded and changes nothing. */
export const STRIPE_READERS: Readonly<Record<string, Reader>> = {
  'checkout.session.completed': completed,
  'checkout.session.async_payment_succeeded': sessionRead((_, moment) => ({
    completed: moment,
    paid: moment,
    granted: moment,
  })),
  'checkout.session.async_payment_failed': sessionRead((_, moment) => ({ completed: moment, failed: moment })),
  'checkout.session.expired': sessionRead((_, moment) => ({ expired: moment })),
  'payment_intent.payment_failed': paymentFailed,
  'customer.subscription.created': subscriptionRead,
  'customer.subscription.updated': subscriptionRead,
  'customer.subscription.paused': subscriptionRead,
  'customer.subscription.resumed': subscriptionRead,
  'customer.subscription.deleted': subscriptionRead,
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
