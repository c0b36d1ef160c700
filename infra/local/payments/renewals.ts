import { type Books, type Invoice, renewalOf, type Session, type Subscription } from './books.ts';
import { invoiceObject, invoicePaymentObject, sessionObject, subscriptionObject } from './objects.ts';
import type { Teller } from './teller.ts';

const DAY = 86_400;

/** When an overdue renewal is tried again, in days; after the last the subscription ends. */
const RETRIES = [3, 5, 7, 14];

export const periodAfter = (from: number, interval: string, count: number): number => {
  const date = new Date(from * 1000);
  if (interval === 'month') date.setUTCMonth(date.getUTCMonth() + count);
  else if (interval === 'year') date.setUTCFullYear(date.getUTCFullYear() + count);
  else date.setUTCDate(date.getUTCDate() + count * (interval === 'week' ? 7 : 1));
  return Math.floor(date.getTime() / 1000);
};

/** Tells that an invoice was paid, and by which payment; of one that takes nothing, nothing. */
export const tellPaid = (
  tell: Teller,
  invoice: Invoice,
  { metadata }: Subscription,
  at: number,
): readonly Promise<void>[] =>
  invoice.amount === 0
    ? []
    : [
        tell('invoice.paid', invoiceObject(invoice, metadata), invoice.account, at),
        tell('invoice_payment.paid', invoicePaymentObject(invoice), invoice.account, at),
      ];

interface Turn {
  readonly at: number;
  readonly type: 'updated' | 'deleted';
  readonly subscription: Subscription;
}

const over = (subscription: Subscription, at: number): Turn => ({
  at,
  type: 'deleted',
  subscription: { ...subscription, status: 'canceled', ended_at: at },
});

const overdueTurn = (subscription: Subscription): Turn => {
  const { retries, period_start, declines } = subscription;
  const at = period_start + (RETRIES[retries] ?? 0) * DAY;
  if (!declines) return { at, type: 'updated', subscription: { ...subscription, status: 'active', retries: 0 } };
  if (retries + 1 >= RETRIES.length) return over(subscription, at);
  return { at, type: 'updated', subscription: { ...subscription, retries: retries + 1 } };
};

/** What happens next to a subscription, and when. */
const nextTurn = (subscription: Subscription): Turn | undefined => {
  const { status, period_end, interval, interval_count, declines, cancel_at_period_end } = subscription;
  if (status === 'canceled') return undefined;
  if (status === 'past_due') return overdueTurn(subscription);
  if (cancel_at_period_end) return over(subscription, period_end);
  const period = {
    period_start: period_end,
    period_end: periodAfter(period_end, interval, interval_count),
    retries: 0,
  };
  const renewed = { ...subscription, ...period, status: declines ? ('past_due' as const) : ('active' as const) };
  return { at: period_end, type: 'updated', subscription: renewed };
};

/** Has everything happen that service time has passed, in its order, and tells the service of each. */
export const catchUp = async (books: Books, tell: Teller, now: number): Promise<void> => {
  const { sessions } = books.state();
  const late = (session: Session) => session.status === 'open' && session.expires_at <= now;
  for (const session of Object.values(sessions).filter(late)) {
    const expired = { ...session, status: 'expired' as const };
    const told = tell(
      'checkout.session.expired',
      sessionObject(expired, 'unpaid'),
      session.account,
      session.expires_at,
    );
    books.put('sessions', expired);
    await told;
  }
  for (;;) {
    const turns = Object.values(books.state().subscriptions).flatMap((one) => nextTurn(one) ?? []);
    const next = turns.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)[0];
    if (!next) return;
    const object = subscriptionObject(next.subscription);
    const { subscription } = next;
    const invoice = renewalOf(subscription);
    const paid = subscription.status === 'active';
    const told = [
      tell(`customer.subscription.${next.type}`, object, subscription.account, next.at),
      ...(paid ? tellPaid(tell, invoice, subscription, next.at) : []),
    ];
    if (paid) books.put('invoices', invoice);
    books.put('subscriptions', subscription);
    await Promise.all(told);
  }
};
