import type { ProviderTime } from './payment-facts.ts';

/** The statuses of a subscription. Each adapter maps its provider's statuses to them. */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'paused',
  'canceled',
  'expired',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A subscription as the payment provider reports it; times in Unix seconds. */
export interface ProviderSubscription {
  /** The provider's id of the subscription. */
  readonly name: string;
  readonly status: SubscriptionStatus;
  /** Whether it was canceled and continues until its end: at `cancel_at` or, without one, with the period. */
  readonly cancel_at_period_end: boolean;
  /** The time of a scheduled end. Missing in reports that were stored before it was read. */
  readonly cancel_at?: number | null;
  readonly period_start: number | null;
  readonly period_end: number | null;
  readonly trial_end: number | null;
  readonly ended_at: number | null;
}

/** A reported subscription with the time of the report. */
export type Observation = ProviderTime & ProviderSubscription;
