import type { PaymentFacts, ProviderTime } from '../payment-facts.ts';
import { charged, disputed, refunded, refundState } from './charge-parsers.ts';
import { invoiceFailed, invoicePaid, invoicePayment, subscriptionsOfInvoice } from './invoice-parsers.ts';
import { idIn, type Json, numberIn, objectIn, textIn } from './json.ts';
import { chargeFacts, type EventParser, settlementOf } from './parsed-event.ts';
import { readSubscription } from './subscription.ts';

/** The charge of a completed session. No facts while the session is not paid. */
const sessionCharge = (session: Json, { paid }: PaymentFacts, time: ProviderTime) => {
  const amount = session.payment_status === 'no_payment_required' ? 0 : numberIn(session.amount_total);
  return chargeFacts(paid && (idIn(session.invoice) ?? idIn(session.payment_intent)), amount, time);
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

const subscriptionParser: EventParser = (subscription, time) => {
  const observation = { ...time, ...readSubscription(subscription) };
  const granted = observation.status === 'active' || observation.status === 'trialing';
  return {
    references: [subscription.id],
    metadata: subscription.metadata,
    reported: { observation, ...(granted && { facts: { granted: time } }) },
  };
};

const paymentFailed: EventParser = (payment, time) => ({
  references: [payment.id, payment.invoice, ...subscriptionsOfInvoice(payment.invoice)],
  metadata: payment.metadata,
  reported: { facts: { failed: time } },
});

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
  'refund.created': refundState,
  'refund.updated': refundState,
  'refund.failed': refundState,
  'charge.refund.updated': refundState,
  'charge.succeeded': charged,
  'charge.refunded': refunded,
  'charge.dispute.created': disputed,
  'charge.dispute.updated': disputed,
  'charge.dispute.closed': disputed,
  'charge.dispute.funds_reinstated': disputed,
};
