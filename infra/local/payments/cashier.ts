import {
  type Books,
  invoiceOf,
  paidOf,
  paymentOf,
  renewalOf,
  type Session,
  type Subscription,
  subscriptionOf,
} from './books.ts';
import { accountObject, chargeObject, type Paid, sessionObject, subscriptionObject } from './objects.ts';
import { periodAfter, tellPaid } from './renewals.ts';
import { secondsNow, type Teller } from './teller.ts';

const DAY = 86_400;

const firstOf = (session: Session, at: number): Subscription => {
  const { interval, interval_count, trial_days } = session.recurring ?? {
    interval: 'month',
    interval_count: 1,
    trial_days: 0,
  };
  const trial_end = trial_days > 0 ? at + trial_days * DAY : null;
  return {
    ...{ id: subscriptionOf(session), account: session.account, title: session.title, metadata: session.metadata },
    ...{
      amount: session.amount,
      interval,
      interval_count,
      status: trial_end === null ? 'active' : 'trialing',
      trial_end,
    },
    ...{ period_start: at, period_end: trial_end ?? periodAfter(at, interval, interval_count) },
    ...{ cancel_at_period_end: false, ended_at: null, declines: false, retries: 0 },
  };
};

/** The payment of that name, where there was one. */
const paidWith = ({ sessions, invoices }: ReturnType<Books['state']>, payment: string): Paid | undefined => {
  const session = Object.values(sessions).find((one) => paymentOf(one) === payment);
  if (session?.status === 'complete') {
    const { account, recurring, metadata } = session;
    return { payment, account, amount: paidOf(session), metadata: recurring ? {} : metadata };
  }
  const invoice = Object.values(invoices).find((one) => one.payment === payment);
  return invoice && { ...invoice, metadata: {} };
};

/**
 * What a buyer and a shop do with the stand-in; each tells the service what Stripe would. It is told before it is
 * written down: what the books say, the service hears of, also where the stack is killed in between.
 */
export const cashier = (books: Books, tell: Teller) => {
  /** What is told of a new subscription; of a trial nothing has been paid. */
  const subscribe = (session: Session, at: number): readonly Promise<void>[] => {
    const subscription = firstOf(session, at);
    const { account } = session;
    const begun = { ...subscriptionObject(subscription), status: 'incomplete' };
    const invoice = { id: invoiceOf(session), payment: paymentOf(session), account, amount: paidOf(session) };
    const told = [
      tell('customer.subscription.created', begun, account, at),
      tell('customer.subscription.updated', subscriptionObject(subscription), account, at),
      ...tellPaid(tell, invoice, subscription, at),
    ];
    books.put('subscriptions', subscription);
    return told;
  };

  return {
    /** The buyer pays: whether there was anything to pay. */
    async pay(id: string): Promise<boolean> {
      const open = books.state().sessions[id];
      if (open?.status !== 'open') return false;
      const session = { ...open, status: 'complete' as const, email: open.email ?? 'buyer@example.com' };
      const at = secondsNow();
      const status = paidOf(session) > 0 ? 'paid' : 'no_payment_required';
      const told = [
        ...(session.recurring ? subscribe(session, at) : []),
        tell('checkout.session.completed', sessionObject(session, status), session.account, at),
      ];
      books.put('sessions', session);
      await Promise.all(told);
      return true;
    },

    /** The buyer's card is refused; they may try again. */
    async fail(id: string): Promise<boolean> {
      const session = books.state().sessions[id];
      if (session?.status !== 'open') return false;
      const last_payment_error = { code: 'card_declined', message: 'Your card was declined.' };
      const payment = {
        id: paymentOf(session),
        object: 'payment_intent',
        metadata: session.metadata,
        last_payment_error,
      };
      await tell('payment_intent.payment_failed', payment, session.account);
      return true;
    },

    async refund(payment: string, amount: number): Promise<number | undefined> {
      const paid = paidWith(books.state(), payment);
      const total = (books.state().refunded[payment] ?? 0) + amount;
      if (!paid || total > paid.amount) return undefined;
      const told = tell('charge.refunded', chargeObject(paid, total), paid.account);
      books.refund(payment, total);
      await told;
      return total;
    },

    /** Disputes a payment, or ends a dispute. */
    async dispute(id: string, status: 'needs_response' | 'won' | 'lost'): Promise<boolean> {
      const session = books.state().sessions[id];
      if (session?.status !== 'complete') return false;
      const dispute = { id: `dp_${id.slice(3)}`, object: 'dispute', status, payment_intent: paymentOf(session) };
      const type = status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed';
      await tell(type, dispute, session.account);
      return true;
    },

    /** Has a subscription end with its period, or go on. */
    async cancelAtPeriodEnd(id: string, cancel_at_period_end: boolean): Promise<Subscription | undefined> {
      const found = books.state().subscriptions[id];
      if (!found || found.status === 'canceled') return undefined;
      const subscription = { ...found, cancel_at_period_end };
      const told = tell('customer.subscription.updated', subscriptionObject(subscription), subscription.account);
      books.put('subscriptions', subscription);
      await told;
      return subscription;
    },

    /** Ends a subscription at once. */
    async cancelNow(id: string): Promise<Subscription | undefined> {
      const found = books.state().subscriptions[id];
      if (!found || found.status === 'canceled') return undefined;
      const at = secondsNow();
      const subscription = { ...found, status: 'canceled' as const, ended_at: at };
      const told = tell('customer.subscription.deleted', subscriptionObject(subscription), subscription.account, at);
      books.put('subscriptions', subscription);
      await told;
      return subscription;
    },

    /** Closes an open session, so that nobody can pay it any more. */
    async expire(id: string): Promise<Session | undefined> {
      const found = books.state().sessions[id];
      if (found?.status !== 'open') return undefined;
      const session = { ...found, status: 'expired' as const };
      const told = tell('checkout.session.expired', sessionObject(session, 'unpaid'), session.account);
      books.put('sessions', session);
      await told;
      return session;
    },

    /** From now on the buyer's card is refused, or taken; an overdue renewal is paid when it is taken again. */
    async card(id: string, works: boolean): Promise<boolean> {
      const found = books.state().subscriptions[id];
      if (!found || found.status === 'canceled') return false;
      const recovers = works && found.status === 'past_due';
      const subscription = { ...found, declines: !works, ...(recovers && { status: 'active' as const, retries: 0 }) };
      const invoice = renewalOf(subscription);
      const told = recovers
        ? [
            tell('customer.subscription.updated', subscriptionObject(subscription), found.account),
            ...tellPaid(tell, invoice, subscription, secondsNow()),
          ]
        : [];
      if (recovers) books.put('invoices', invoice);
      books.put('subscriptions', subscription);
      await Promise.all(told);
      return true;
    },

    /** The owner of a connected account has given their details. */
    async onboard(id: string): Promise<boolean> {
      if (!books.state().accounts[id]) return false;
      const account = { id, charges_enabled: true };
      const told = tell('account.updated', accountObject(account), id);
      books.put('accounts', account);
      await told;
      return true;
    },
  };
};

export type Cashier = ReturnType<typeof cashier>;
