import type Stripe from 'stripe';
import type { Account, Coupon, Invoice, Refund } from './ledger.ts';

/** Some attributes of an object of Stripe, in any depth. Their names and types are those of the installed package. */
type Some<T> = T extends readonly (infer Each)[]
  ? readonly Some<Each>[]
  : T extends object
    ? { readonly [Name in keyof T]?: Some<T[Name]> }
    : T;

/** An object of an event: the attributes in `Needed`, and any others. */
type Reported<T, Needed extends keyof T> = Some<T> & Pick<T, Needed>;

export const accountObject = ({ id, charges_enabled, email = null }: Account) =>
  ({
    id,
    object: 'account',
    type: 'standard',
    email,
    charges_enabled,
    payouts_enabled: charges_enabled,
    details_submitted: charges_enabled,
  }) satisfies Stripe.Account;

export const accountLinkObject = (url: string, created: number) =>
  ({ object: 'account_link', created, expires_at: created + 300, url }) satisfies Stripe.AccountLink;

export const couponObject = ({ id, percent_off, amount_off, currency, duration, months, max_redemptions }: Coupon) =>
  ({
    id,
    object: 'coupon',
    amount_off,
    percent_off,
    currency,
    duration,
    duration_in_months: months,
    created: 0,
    livemode: false,
    max_redemptions,
    metadata: {},
    name: null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  }) satisfies Stripe.Coupon;

/** A payment. Its metadata names the order, except for a subscription's. */
export interface Payment {
  readonly payment: string;
  readonly account: string | null;
  readonly amount: number;
  readonly currency?: string;
  readonly metadata: Readonly<Record<string, string>>;
}

const chargeIdOf = (payment: string): string => `ch_${payment.slice(3)}`;

export const chargeObject = (
  { payment, amount, currency = '', metadata }: Payment,
  amount_refunded: number,
  origin: string,
) =>
  ({
    id: chargeIdOf(payment),
    object: 'charge',
    payment_intent: payment,
    metadata: { ...metadata },
    amount,
    amount_captured: amount,
    amount_refunded,
    currency,
    captured: true,
    paid: true,
    status: 'succeeded',
    refunded: amount_refunded === amount,
    livemode: false,
    receipt_url: `${origin}/_local/pay/${payment}`,
  }) satisfies Reported<Stripe.Charge, 'id' | 'object' | 'amount' | 'amount_refunded' | 'payment_intent' | 'metadata'>;

export const refundObject = ({ id, payment, amount, currency, metadata, status, created }: Refund) =>
  ({
    id,
    object: 'refund',
    amount,
    currency,
    created,
    status,
    payment_intent: payment,
    charge: chargeIdOf(payment),
    balance_transaction: null,
    customer: null,
    customer_account: null,
    metadata: { ...metadata },
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
    ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
  }) satisfies Stripe.Refund;

export const invoiceObject = (
  { id, amount, currency = '', subscription = '' }: Invoice,
  metadata: Payment['metadata'],
) =>
  ({
    id,
    object: 'invoice',
    status: 'paid',
    currency,
    livemode: false,
    collection_method: 'charge_automatically',
    amount_due: amount,
    amount_paid: amount,
    amount_remaining: 0,
    total: amount,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: { ...metadata }, subscription },
    },
  }) satisfies Reported<Stripe.Invoice, 'id' | 'object' | 'status' | 'amount_paid'>;

export const invoicePaymentObject = ({ id, payment, amount, currency = '' }: Invoice) =>
  ({
    id: `inpay_${payment.slice(3)}`,
    object: 'invoice_payment',
    invoice: id,
    currency,
    created: 0,
    is_default: true,
    amount_paid: amount,
    amount_requested: amount,
    livemode: false,
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: null },
    payment: { type: 'payment_intent', payment_intent: payment },
  }) satisfies Stripe.InvoicePayment;

export const disputeObject = (id: string, status: Stripe.Dispute.Status, { payment, amount, currency = '' }: Payment) =>
  ({
    id,
    object: 'dispute',
    status,
    amount,
    currency,
    charge: chargeIdOf(payment),
    payment_intent: payment,
    metadata: {},
    reason: 'general',
    livemode: false,
    balance_transactions: [],
    is_charge_refundable: false,
  }) satisfies Reported<Stripe.Dispute, 'id' | 'object' | 'status' | 'payment_intent' | 'metadata'>;

/** A payment whose card was declined. */
export const declinedPaymentObject = ({ payment, amount, currency = '', metadata }: Payment) =>
  ({
    id: payment,
    object: 'payment_intent',
    status: 'requires_payment_method',
    amount,
    currency,
    livemode: false,
    metadata: { ...metadata },
    last_payment_error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
  }) satisfies Reported<Stripe.PaymentIntent, 'id' | 'object' | 'status' | 'metadata'>;
