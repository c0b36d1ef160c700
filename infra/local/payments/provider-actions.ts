import { type SendEvent, secondsNow } from './event-sender.ts';
import {
  dueTodayOf,
  invoiceIdOf,
  newId,
  type PaymentLedger,
  paymentIdOf,
  type Refund,
  renewalInvoiceOf,
  type Session,
  type Subscription,
} from './ledger.ts';
import { newSubscription } from './new-subscription.ts';
import {
  accountObject,
  chargeObject,
  declinedPaymentObject,
  disputeObject,
  type Payment,
  refundObject,
} from './objects.ts';
import { sendCharge, sendInvoicePaid } from './renewals.ts';
import { sessionObject } from './session-object.ts';
import { subscriptionObject } from './subscription-object.ts';

/** The first payment of a session. */
const paymentOf = (session: Session): Payment => {
  const { account, currency, metadata } = session;
  return { payment: paymentIdOf(session), account, currency, amount: dueTodayOf(session), metadata };
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
    const begun = subscriptionObject(subscription, 'incomplete');
    const invoice = {
      id: invoiceIdOf(session),
      payment: paymentIdOf(session),
      account,
      subscription: subscription.id,
      currency: session.currency,
      amount: dueTodayOf(session),
    };
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
      const payment = paymentOf(session);
      const sent = [
        ...(session.recurring ? subscribe(session, at) : []),
        sendEvent('checkout.session.completed', sessionObject(session, status), session.account, at),
        ...(session.recurring ? [] : sendCharge(ledger, sendEvent, payment, at)),
      ];
      ledger.put('sessions', session);
      await Promise.all(sent);
      return true;
    },

    /** Declines the buyer's card. The session stays open. */
    async fail(id: string): Promise<boolean> {
      const session = ledger.state().sessions[id];
      if (session?.status !== 'open') return false;
      await sendEvent('payment_intent.payment_failed', declinedPaymentObject(paymentOf(session)), session.account);
      return true;
    },

    /** Refunds an amount that is left of a payment. */
    async refund(paid: Payment, amount: number, metadata: Readonly<Record<string, string>>): Promise<Refund> {
      const { payment, account, currency = '' } = paid;
      const total = (ledger.state().refunded[payment] ?? 0) + amount;
      const refund = {
        id: newId('re'),
        payment,
        account,
        amount,
        currency,
        metadata,
        created: secondsNow(),
        status: 'succeeded' as const,
      };
      const sent = sendEvent('charge.refunded', chargeObject(paid, total, ledger.origin), account);
      ledger.put('refunds', refund);
      ledger.refund(payment, total);
      await sent;
      return refund;
    },

    /** Lets the last refund of a session's payments fail, as when the buyer's card was closed since. */
    async failRefund(id: string): Promise<boolean> {
      const { sessions, refunds, refunded } = ledger.state();
      const session = sessions[id];
      const last = Object.values(refunds)
        .filter(({ payment, status }) => session && payment.startsWith(paymentIdOf(session)) && status === 'succeeded')
        .at(-1);
      if (!last) return false;
      const failed = { ...last, status: 'failed' as const };
      const sent = ['refund.failed', 'refund.updated', 'charge.refund.updated'].map((type) =>
        sendEvent(type, refundObject(failed), failed.account),
      );
      ledger.put('refunds', failed);
      ledger.refund(failed.payment, (refunded[failed.payment] ?? 0) - failed.amount);
      await Promise.all(sent);
      return true;
    },

    /** Opens or closes a dispute of a payment. */
    async dispute(id: string, status: 'needs_response' | 'won' | 'lost'): Promise<boolean> {
      const session = ledger.state().sessions[id];
      if (session?.status !== 'complete') return false;
      const dispute = disputeObject(`dp_${id.slice(3)}`, status, paymentOf(session));
      const type = status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed';
      await sendEvent(type, dispute, session.account);
      return true;
    },

    /**
     * Cancels a subscription at the end of its period or at a time, or resumes it. A time of its own is removed only
     * with `cancel_at`.
     */
    async schedule(id: string, end: Pick<Partial<Subscription>, 'cancel_at_period_end' | 'cancel_at'>) {
      const found = ledger.state().subscriptions[id];
      if (!found || found.status === 'canceled') return undefined;
      const replaced = end.cancel_at_period_end ? { cancel_at: null } : {};
      const subscription: Subscription = { ...found, ...replaced, ...end };
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
      const found = ledger.state().accounts[id];
      if (!found) return false;
      const account = { ...found, charges_enabled: true };
      const sent = sendEvent('account.updated', accountObject(account), id);
      ledger.put('accounts', account);
      await sent;
      return true;
    },
  };
};

export type ProviderActions = ReturnType<typeof providerActions>;
