import type { SubscriptionSeen } from './subscription-seen.ts';

/** Money as a payment provider takes it: an integer of minor units. */
interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** What a buyer is asked to pay for, and how often. */
export interface SessionRequest {
  readonly order: { readonly id: string; readonly team_id: string; readonly hub_id: string };
  /** The connected account that is paid; `null` for the platform's own. */
  readonly account: string | null;
  readonly title: string;
  readonly price: Money;
  readonly recurring: {
    readonly interval: 'day' | 'week' | 'month' | 'year';
    readonly interval_count: number;
    readonly trial_days: number | null;
    /** Off the first amounts; off all of them is in the price already. */
    readonly coupon: RecurringCoupon | null;
  } | null;
  readonly email: string | null;
  readonly success_url: string;
  readonly cancel_url: string;
  /** Unix seconds. */
  readonly expires_at: number;
}

export interface RecurringCoupon {
  readonly id: string;
  /** Off each of them: an amount also where the coupon takes a part, so that what is paid is the order’s total. */
  readonly off: Money;
  readonly duration: 'once' | 'repeating';
  readonly months: number | null;
}

export interface RefundRequest {
  readonly id: string;
  readonly account: string | null;
  /** What the provider calls the payment, or the invoice that it paid. */
  readonly payment: string;
  readonly order: SessionRequest['order'];
  readonly amount: number;
}

export interface AccountState {
  readonly account_id: string;
  readonly charges_enabled: boolean;
  readonly payouts_enabled: boolean;
  readonly details_submitted: boolean;
}

/** The provider did not do it, and says that trying the same again is of no use. */
export class PaymentRefused extends Error {}

/**
 * A payment provider. A call that is made twice with the same ids is made once. Throws `PaymentRefused` for what the
 * provider will not do, and any other error for one that could not be reached.
 */
export interface Payments {
  openSession(request: SessionRequest): Promise<{ readonly id: string; readonly url: string }>;
  /** The provider's name of the refund and of the payment. */
  refund(request: RefundRequest): Promise<{ readonly id: string; readonly payment: string }>;
  /** Has a subscription end with its period, or go on; answers what it is from then on. */
  cancelAtPeriodEnd(
    subscription: { readonly account: string | null; readonly name: string },
    cancel: boolean,
  ): Promise<SubscriptionSeen>;
  /** Cancels a subscription at once; one that has ended already is answered as it is. Refunds nothing. */
  cancelNow(subscription: { readonly account: string | null; readonly name: string }): Promise<SubscriptionSeen>;
  /** Closes a session to payment; `complete` where its buyer had completed it before. */
  expireSession(session: { readonly account: string | null; readonly id: string }): Promise<'expired' | 'complete'>;
  createAccount(team: string, email: string | null): Promise<AccountState>;
  /** Where the owner of a connected account gives their details; works once, for a few minutes. */
  onboardingUrl(account: string, back: string): Promise<string>;
}

/** The client of a provider, by the provider's name. */
export type PaymentsOf = (provider: string) => Payments;
