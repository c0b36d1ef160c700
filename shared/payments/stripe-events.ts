import type { DisputeStatus, Moment } from '../commerce/order-facts.ts';
import type { PaymentEvent } from '../commerce/payment-event.ts';
import type { News } from '../commerce/purchase.ts';
import { idIn, type Json, numberIn, objectIn, secondsIn, textIn } from './stripe-json.ts';
import { subscriptionSeen } from './stripe-subscription.ts';

/** What an event says of an order, and by which names the order may be found. */
interface Read {
  readonly names: readonly unknown[];
  readonly metadata?: unknown;
  readonly news?: Pick<News, 'facts' | 'observation'>;
  readonly session?: string | undefined;
  readonly email?: string | undefined;
}

type Reader = (object: Json, moment: Moment) => Read;

const sessionRead =
  (facts: (object: Json, moment: Moment) => NonNullable<News['facts']>): Reader =>
  (session, moment) => {
    const [payment, invoice] = [idIn(session.payment_intent), idIn(session.invoice)];
    return {
      names: [session.id, payment, invoice, session.subscription],
      metadata: session.metadata,
      session: textIn(session.id),
      email: textIn(objectIn(session.customer_details).email) ?? textIn(session.customer_email),
      news: { facts: { ...facts(session, moment), ...(payment && { payment }), ...(invoice && { invoice }) } },
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
    news: { observation, ...(granted && { facts: { granted: moment } }) },
  };
};

const invoiceRead: Reader = (invoice) => ({
  names: [invoice.id, invoice.payment_intent],
  metadata: metadataOfInvoice(invoice),
});

const paymentFailed: Reader = (payment, moment) => ({
  names: [payment.id],
  metadata: payment.metadata,
  news: { facts: { failed: moment } },
});

const refunded: Reader = (charge, moment) => ({
  names: [charge.payment_intent],
  metadata: charge.metadata,
  news: { facts: { refunded: { ...moment, amount: numberIn(charge.amount_refunded) ?? 0 } } },
});

const DISPUTES: Readonly<Record<string, DisputeStatus>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  prevented: 'won',
  warning_closed: 'won',
  lost: 'lost',
};

const disputed: Reader = ({ id, status, payment_intent, metadata }, moment) => {
  const known = DISPUTES[String(status)];
  return {
    names: [payment_intent],
    metadata,
    ...(known && { news: { facts: { disputes: { [String(id)]: { ...moment, status: known } } } } }),
  };
};

/** The events that are understood; every other is recorded and changes nothing. */
const READERS: Readonly<Record<string, Reader>> = {
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
  'invoice.paid': invoiceRead,
  'invoice.payment_failed': invoiceRead,
  'invoice_payment.paid': ({ invoice, payment }) => ({ names: [invoice, objectIn(payment).payment_intent] }),
  'refund.created': ({ payment_intent, metadata }) => ({ names: [payment_intent], metadata }),
  'charge.refunded': refunded,
  'charge.dispute.created': disputed,
  'charge.dispute.updated': disputed,
  'charge.dispute.closed': disputed,
  'charge.dispute.funds_reinstated': disputed,
};

const orderIn = (metadata: unknown): PaymentEvent['order'] => {
  const { team_id, order_id } = objectIn(metadata);
  const [team, id] = [textIn(team_id), textIn(order_id)];
  return team && id ? { team_id: team, id } : undefined;
};

const stateIn = (account: Json): PaymentEvent['state'] => ({
  account_id: textIn(account.id) ?? '',
  charges_enabled: account.charges_enabled === true,
  payouts_enabled: account.payouts_enabled === true,
  details_submitted: account.details_submitted === true,
});

/** A verified event of Stripe in our words; `undefined` for one that says nothing to us. */
export const paymentEvent = (value: unknown): PaymentEvent | undefined => {
  const event = objectIn(value);
  const [id, kind, at] = [textIn(event.id), textIn(event.type), secondsIn(event.created)];
  const object = objectIn(objectIn(event.data).object);
  if (!id || !kind || at === null) return undefined;
  const common = { id, at, account: textIn(event.account) ?? null };
  if (kind === 'account.updated')
    return {
      ...common,
      order: undefined,
      names: [],
      session: undefined,
      email: undefined,
      news: {},
      state: stateIn(object),
    };
  const read = READERS[kind]?.(object, { at, event: id });
  if (!read) return undefined;
  return {
    ...common,
    order: orderIn(read.metadata),
    names: [...new Set(read.names.flatMap((name) => idIn(name) ?? []))],
    session: read.session,
    email: read.email,
    news: read.news ?? {},
    state: undefined,
  };
};
