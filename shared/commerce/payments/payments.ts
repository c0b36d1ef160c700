import type { ProviderSubscription } from './provider-subscription.ts';

/** An integer amount in the minor unit of the currency. */
interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** The content of a checkout session. */
export interface SessionRequest {
  readonly order: { readonly id: string; readonly team_id: string; readonly hub_id: string };
  /** The connected account that is paid. `null` for the platform's own account. */
  readonly account: string | null;
  readonly title: string;
  readonly price: Money;
  readonly recurring: {
    readonly interval: 'day' | 'week' | 'month' | 'year';
    readonly interval_count: number;
    readonly trial_days: number | null;
    /** A discount of the first payments. A discount of all payments is part of the price. */
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
  /** The discount of each payment, as an amount even for a percentage, so that payments match the order’s total. */
  readonly off: Money;
  readonly duration: 'once' | 'repeating';
  readonly months: number | null;
}

export interface RefundRequest {
  readonly id: string;
  readonly account: string | null;
  /** The provider's id of the payment or of its invoice. */
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

/** The provider refused the call. A retry of the same call does not help. */
export class PaymentRefused extends Error {}

/**
 * A payment provider. A repeated call with the same ids has no further effect. Throws `PaymentRefused` if the provider
 * refuses the call, and any other error if it cannot be reached.
 */
export interface Payments {
  openSession(request: SessionRequest): Promise<{ readonly id: string; readonly url: string }>;
  /** Returns the provider's ids of the refund and of the payment. */
  refund(request: RefundRequest): Promise<{ readonly id: string; readonly payment: string }>;
  /** Cancels a subscription at the end of its period, or resumes it, however it was canceled. Returns its new state. */
  cancelAtPeriodEnd(
    subscription: { readonly account: string | null; readonly name: string },
    cancel: boolean,
  ): Promise<ProviderSubscription>;
  /** Cancels a subscription at once, without a refund. Returns a subscription that has already ended unchanged. */
  cancelNow(subscription: { readonly account: string | null; readonly name: string }): Promise<ProviderSubscription>;
  /** Expires a session. `complete` if the buyer had already completed it. */
  expireSession(session: { readonly account: string | null; readonly id: string }): Promise<'expired' | 'complete'>;
  /** Creates the account of a team. An earlier version sends no `country`. */
  createAccount(team: string, email: string | null, country?: string | null): Promise<AccountState>;
  /**
   * The onboarding URL of a connected account. It works once, for a few minutes. The provider returns to `back`, or to
   * `refresh` if the URL has expired. An earlier version sends no `refresh`.
   */
  onboardingUrl(account: string, back: string, refresh?: string): Promise<string>;
}

/** The client of a provider, by the provider's name. */
export type PaymentsOf = (provider: string) => Payments;
