import type { SendEvent } from './event-sender.ts';
import {
  type Interval,
  type Invoice,
  type PaymentLedger,
  renewalInvoiceOf,
  type Session,
  type Subscription,
} from './ledger.ts';
import { chargeObject, invoiceObject, invoicePaymentObject, type Payment } from './objects.ts';
import { sessionObject } from './session-object.ts';
import { subscriptionObject } from './subscription-object.ts';

const DAY = 86_400;

/** The days after which an overdue renewal is retried. After the last, the subscription ends. */
const RETRY_DAYS = [3, 5, 7, 14];

const MONTHS = { month: 1, year: 12 } as const;
const DAYS = { day: 1, week: 7 } as const;

/** The time of `months` later, on a day of the month or, in a shorter month, on its last day. */
const monthsAfter = (from: number, months: number, day: number): number => {
  const date = new Date(from * 1000);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return Math.floor(date.getTime() / 1000);
};

/** The end of a period. Periods of months begin on the day of the anchor: after 28 February comes 31 March. */
export const periodAfter = (from: number, interval: Interval, count: number, anchor = from): number =>
  interval === 'month' || interval === 'year'
    ? monthsAfter(from, count * MONTHS[interval], new Date(anchor * 1000).getUTCDate())
    : from + count * DAYS[interval] * DAY;

/** Sends the event of a charge, with its receipt; none for an amount of 0. */
export const sendCharge = (
  { origin }: Pick<PaymentLedger, 'origin'>,
  sendEvent: SendEvent,
  payment: Payment,
  at: number,
): readonly Promise<void>[] =>
  payment.amount === 0 ? [] : [sendEvent('charge.succeeded', chargeObject(payment, 0, origin), payment.account, at)];

/** Sends the events of a paid invoice and its payment; none for an amount of 0. */
export const sendInvoicePaid = (
  ledger: Pick<PaymentLedger, 'origin'>,
  sendEvent: SendEvent,
  invoice: Invoice,
  { metadata }: Subscription,
  at: number,
): readonly Promise<void>[] =>
  invoice.amount === 0
    ? []
    : [
        sendEvent('invoice.paid', invoiceObject(invoice, metadata), invoice.account, at),
        sendEvent('invoice_payment.paid', invoicePaymentObject(invoice), invoice.account, at),
        ...sendCharge(ledger, sendEvent, { ...invoice, metadata: {} }, at),
      ];

interface Transition {
  readonly at: number;
  readonly type: 'updated' | 'deleted';
  readonly subscription: Subscription;
}

const ended = (subscription: Subscription, at: number): Transition => ({
  at,
  type: 'deleted',
  subscription: { ...subscription, status: 'canceled', ended_at: at },
});

const overdueTransition = (subscription: Subscription): Transition => {
  const { retries, period_start, declines } = subscription;
  const at = period_start + (RETRY_DAYS[retries] ?? 0) * DAY;
  if (!declines) return { at, type: 'updated', subscription: { ...subscription, status: 'active', retries: 0 } };
  if (retries + 1 >= RETRY_DAYS.length) return ended(subscription, at);
  return { at, type: 'updated', subscription: { ...subscription, retries: retries + 1 } };
};

/** The next transition of a subscription; undefined after it was canceled. */
const nextTransition = (subscription: Subscription): Transition | undefined => {
  const { status, period_end, interval, interval_count, anchor, declines } = subscription;
  const { cancel_at_period_end, cancel_at } = subscription;
  if (status === 'canceled') return undefined;
  if (status === 'past_due') return overdueTransition(subscription);
  if (cancel_at && cancel_at <= period_end) return ended(subscription, cancel_at);
  if (cancel_at_period_end) return ended(subscription, period_end);
  const period = {
    period_start: period_end,
    period_end: periodAfter(period_end, interval, interval_count, anchor),
    retries: 0,
  };
  const renewed = { ...subscription, ...period, status: declines ? ('past_due' as const) : ('active' as const) };
  return { at: period_end, type: 'updated', subscription: renewed };
};

/** Applies all expiries and renewals until `now`, in order, and sends their events. */
export const catchUp = async (ledger: PaymentLedger, sendEvent: SendEvent, now: number): Promise<void> => {
  const { sessions } = ledger.state();
  const late = (session: Session) => session.status === 'open' && session.expires_at <= now;
  for (const session of Object.values(sessions).filter(late)) {
    const expired = { ...session, status: 'expired' as const };
    const sent = sendEvent(
      'checkout.session.expired',
      sessionObject(expired, 'unpaid'),
      session.account,
      session.expires_at,
    );
    ledger.put('sessions', expired);
    await sent;
  }
  for (;;) {
    const transitions = Object.values(ledger.state().subscriptions).flatMap((one) => nextTransition(one) ?? []);
    const next = transitions.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)[0];
    if (!next) return;
    const object = subscriptionObject(next.subscription);
    const { subscription } = next;
    const invoice = renewalInvoiceOf(subscription);
    const paid = subscription.status === 'active';
    const sent = [
      sendEvent(`customer.subscription.${next.type}`, object, subscription.account, next.at),
      ...(paid ? sendInvoicePaid(ledger, sendEvent, invoice, subscription, next.at) : []),
    ];
    if (paid) ledger.put('invoices', invoice);
    ledger.put('subscriptions', subscription);
    await Promise.all(sent);
  }
};
