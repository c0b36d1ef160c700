import { type SendEvent, secondsNow } from './event-sender.ts';
import { findPayment } from './find-payment.ts';
import {
  dueTodayOf,
  invoiceIdOf,
  type PaymentLedger,
  paymentIdOf,
  renewalInvoiceOf,
  type Session,
  type Subscription,
  subscriptionIdOf,
} from './ledger.ts';
import { accountObject, chargeObject, sessionObject, subscriptionObject } from './objects.ts';
import { periodAfter, sendCharge, sendInvoicePaid } from './renewals.ts';

const DAY = 86_400;

const newSubscription = (session: Session, at: number): Subscription => {
  const { interval, interval_count, trial_days } = session.recurring ?? {
    interval: 'month',
    interval_count: 1,
    trial_days: 0,
  };
  const trial_end = trial_days > 0 ? at + trial_days * DAY : null;
  return {
    ...{ id: subscriptionIdOf(session), account: session.account, title: session.title, metadata: session.metadata },
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

/**
 * The actions of buyers and sellers; each sends the events that Stripe would. An event is stored before the ledger
 * changes, so that no change is without its event, even if the stack is killed in between.
 */
export const providerActions = (ledger: PaymentLedger, sendEvent: SendEvent) => {
  /** Sends the events of a new subscription. During a trial, nothing is paid. */
  const subscribe = (session: Session, at: number): readonly Promise<void>[] => {
    const subscription = newSubscription(session, at);
    const { account } = session;
    const begun = { ...subscriptionObject(subscription), status: 'incomplete' };
    const invoice = { id: invoiceIdOf(session), payment: paymentIdOf(session), account, amount: dueTodayOf(session) };
    const sent = [
      sendEvent('customer.subscription.created', begun, account, at),
      sendEvent('customer.subscription.updated', subscriptionObject(subscription), account, at),
      ...sendInvoicePaid(ledger, sendEvent, invoice, subscription, at),
    ];
    ledger.put('subscriptions', subscription);
    return sent;
  };

  return {
    /** Completes a session; false if it is not open. */
    async pay(id: string): Promise<boolean> {
      const open = ledger.state().sessions[id];
      if (open?.status !== 'open') return false;
      const session = { ...open, status: 'complete' as const, email: open.email ?? 'buyer@example.com' };
      const at = secondsNow();
      const status = dueTodayOf(session) > 0 ? 'paid' : 'no_payment_required';
      const payment = { payment: paymentIdOf(session), account: session.account, amount: dueTodayOf(session) };
      const { metadata } = session;
      const sent = [
        ...(session.recurring ? subscribe(session, at) : []),
        sendEvent('checkout.session.completed', sessionObject(session, status), session.account, at),
        ...(session.recurring ? [] : sendCharge(ledger, sendEvent, { ...payment, metadata }, at)),
      ];
      ledger.put('sessions', session);
      await Promise.all(sent);
      return true;
    },

    /** Declines the buyer's card. The session stays open. */
    async fail(id: string): Promise<boolean> {
      const session = ledger.state().sessions[id];
      if (session?.status !== 'open') return false;
      const last_payment_error = { code: 'card_declined', message: 'Your card was declined.' };
      const payment = {
        id: paymentIdOf(session),
        object: 'payment_intent',
        metadata: session.metadata,
        last_payment_error,
      };
      await sendEvent('payment_intent.payment_failed', payment, session.account);
      return true;
    },

    async refund(payment: string, amount: number): Promise<number | undefined> {
      const paid = findPayment(ledger.state(), payment);
      const total = (ledger.state().refunded[payment] ?? 0) + amount;
      if (!paid || total > paid.amount) return undefined;
      const sent = sendEvent('charge.refunded', chargeObject(paid, total, ledger.origin), paid.account);
      ledger.refund(payment, total);
      await sent;
      return total;
    },

    /** Opens or closes a dispute of a payment. */
    async dispute(id: string, status: 'needs_response' | 'won' | 'lost'): Promise<boolean> {
      const session = ledger.state().sessions[id];
      if (session?.status !== 'complete') return false;
      const dispute = { id: `dp_${id.slice(3)}`, object: 'dispute', status, payment_intent: paymentIdOf(session) };
      const type = status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed';
      await sendEvent(type, dispute, session.account);
      return true;
    },

    /** Cancels a subscription at the end of its period, or resumes it. */
    async cancelAtPeriodEnd(id: string, cancel_at_period_end: boolean): Promise<Subscription | undefined> {
      const found = ledger.state().subscriptions[id];
      if (!found || found.status === 'canceled') return undefined;
      const subscription = { ...found, cancel_at_period_end };
      const sent = sendEvent('customer.subscription.updated', subscriptionObject(subscription), subscription.account);
      ledger.put('subscriptions', subscription);
      await sent;
      return subscription;
    },

    /** Cancels a subscription immediately. */
    async cancelNow(id: string): Promise<Subscription | undefined> {
      const found = ledger.state().subscriptions[id];
      if (!found || found.status === 'canceled') return undefined;
      const at = secondsNow();
      const subscription = { ...found, status: 'canceled' as const, ended_at: at };
      const sent = sendEvent(
        'customer.subscription.deleted',
        subscriptionObject(subscription),
        subscription.account,
        at,
      );
      ledger.put('subscriptions', subscription);
      await sent;
      return subscription;
    },

    /** Expires an open session, so that it cannot be paid. */
    async expire(id: string): Promise<Session | undefined> {
      const found = ledger.state().sessions[id];
      if (found?.status !== 'open') return undefined;
      const session = { ...found, status: 'expired' as const };
      const sent = sendEvent('checkout.session.expired', sessionObject(session, 'unpaid'), session.account);
      ledger.put('sessions', session);
      await sent;
      return session;
    },

    /** Makes the buyer's card fail or work. An overdue renewal is paid when it works again. */
    async card(id: string, works: boolean): Promise<boolean> {
      const found = ledger.state().subscriptions[id];
      if (!found || found.status === 'canceled') return false;
      const recovers = works && found.status === 'past_due';
      const subscription = { ...found, declines: !works, ...(recovers && { status: 'active' as const, retries: 0 }) };
      const invoice = renewalInvoiceOf(subscription);
      const sent = recovers
        ? [
            sendEvent('customer.subscription.updated', subscriptionObject(subscription), found.account),
            ...sendInvoicePaid(ledger, sendEvent, invoice, subscription, secondsNow()),
          ]
        : [];
      if (recovers) ledger.put('invoices', invoice);
      ledger.put('subscriptions', subscription);
      await Promise.all(sent);
      return true;
    },

    /** Completes the onboarding of a connected account. */
    async onboard(id: string): Promise<boolean> {
      if (!ledger.state().accounts[id]) return false;
      const account = { id, charges_enabled: true };
      const sent = sendEvent('account.updated', accountObject(account), id);
      ledger.put('accounts', account);
      await sent;
      return true;
    },
  };
};

export type ProviderActions = ReturnType<typeof providerActions>;
