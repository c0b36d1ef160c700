import {
  type Account,
  dueTodayOf,
  type Invoice,
  invoiceIdOf,
  paymentIdOf,
  type Session,
  type Subscription,
  subscriptionIdOf,
} from './ledger.ts';

/** The stand-in's objects in the format of Stripe's API. */
export const sessionObject = (session: Session, payment_status: string, url = '') => ({
  id: session.id,
  object: 'checkout.session',
  mode: session.recurring ? 'subscription' : 'payment',
  status: session.status,
  payment_status,
  amount_total: dueTodayOf(session),
  currency: session.currency,
  metadata: session.metadata,
  client_reference_id: session.metadata.order_id ?? null,
  customer_details: { email: session.email },
  payment_intent: session.recurring ? null : paymentIdOf(session),
  subscription: session.recurring ? subscriptionIdOf(session) : null,
  invoice: session.recurring ? invoiceIdOf(session) : null,
  url,
});

export const subscriptionObject = (subscription: Subscription) => ({
  id: subscription.id,
  object: 'subscription',
  status: subscription.status,
  cancel_at_period_end: subscription.cancel_at_period_end,
  metadata: subscription.metadata,
  trial_end: subscription.trial_end,
  ended_at: subscription.ended_at,
  pause_collection: null,
  items: {
    object: 'list',
    data: [{ current_period_start: subscription.period_start, current_period_end: subscription.period_end }],
  },
});

export const accountObject = ({ id, charges_enabled }: Account) => ({
  id,
  object: 'account',
  charges_enabled,
  payouts_enabled: charges_enabled,
  details_submitted: charges_enabled,
});

/** A payment. Its metadata names the order, except for a subscription's. */
export interface Payment {
  readonly payment: string;
  readonly account: string | null;
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
}

export const chargeObject = ({ payment, amount, metadata }: Payment, amount_refunded: number, origin: string) => ({
  id: `ch_${payment.slice(3)}`,
  object: 'charge',
  payment_intent: payment,
  metadata,
  amount,
  amount_refunded,
  receipt_url: `${origin}/_local/pay/${payment}`,
});

export const invoiceObject = (invoice: Omit<Invoice, 'account'>, metadata: Payment['metadata']) => ({
  id: invoice.id,
  object: 'invoice',
  status: 'paid',
  amount_paid: invoice.amount,
  parent: { type: 'subscription_details', subscription_details: { metadata } },
});

export const invoicePaymentObject = ({ id, payment, amount }: Omit<Invoice, 'account'>) => ({
  id: `inpay_${payment.slice(3)}`,
  object: 'invoice_payment',
  invoice: id,
  amount_paid: amount,
  status: 'paid',
  payment: { type: 'payment_intent', payment_intent: payment },
});
