import type Stripe from 'stripe';
import type { Subscription } from './ledger.ts';

/** Buyers have no customer of their own in the stand-in. */
const CUSTOMER = 'cus_local';

/** The attributes of a subscription that this service does not use. */
const UNUSED = {
  application: null,
  application_fee_percent: null,
  billing_cycle_anchor_config: null,
  billing_schedules: [],
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_mode: { flexible: null, type: 'classic' },
  billing_thresholds: null,
  customer: CUSTOMER,
  cancellation_details: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  description: null,
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_settings: null,
} satisfies Partial<Stripe.Subscription>;

const priceOf = (
  { id, amount = 0, interval, interval_count }: Subscription,
  { created, currency }: { readonly created: number; readonly currency: string },
) => {
  const common = { active: true, billing_scheme: 'per_unit', created, currency, livemode: false } as const;
  const names = { metadata: {}, nickname: null, product: `prod_${id.slice(4)}`, tiers_mode: null } as const;
  const price = {
    ...common,
    ...names,
    id: `price_${id.slice(4)}`,
    object: 'price',
    type: 'recurring',
    lookup_key: null,
    custom_unit_amount: null,
    tax_behavior: null,
    transform_quantity: null,
    unit_amount: amount,
    unit_amount_decimal: null,
    recurring: { interval, interval_count, meter: null, trial_period_days: null, usage_type: 'licensed' },
  } satisfies Stripe.Price;
  const plan = {
    ...common,
    ...names,
    id: price.id,
    object: 'plan',
    amount,
    amount_decimal: null,
    interval,
    interval_count,
    meter: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  } satisfies Stripe.Plan;
  return { price, plan };
};

/** A subscription as Stripe answers and reports it, in its own status or another one. */
export const subscriptionObject = (
  subscription: Subscription,
  status: Stripe.Subscription.Status = subscription.status,
) => {
  const { id, period_start, period_end, trial_end, cancel_at_period_end } = subscription;
  const created = subscription.created ?? period_start;
  const currency = subscription.currency ?? '';
  const cancel_at = subscription.cancel_at ?? (cancel_at_period_end ? period_end : null);
  const item = {
    id: `si_${id.slice(4)}`,
    object: 'subscription_item',
    subscription: id,
    quantity: 1,
    created,
    current_period_start: period_start,
    current_period_end: period_end,
    current_trial: null,
    billing_thresholds: null,
    discounts: [],
    metadata: {},
    tax_rates: null,
    ...priceOf(subscription, { created, currency }),
  } satisfies Stripe.SubscriptionItem;
  return {
    ...UNUSED,
    id,
    object: 'subscription',
    status,
    created,
    currency,
    start_date: created,
    cancel_at_period_end,
    cancel_at,
    canceled_at: subscription.ended_at,
    trial_start: trial_end === null ? null : created,
    trial_end,
    ended_at: subscription.ended_at,
    billing_cycle_anchor: subscription.anchor ?? period_start,
    metadata: { ...subscription.metadata },
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
  } satisfies Stripe.Subscription;
};
