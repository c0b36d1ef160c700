import * as z from 'zod';
import { described } from '#docs';
import { INTERVALS } from '../commerce/catalog/price-item.ts';
import { SUBSCRIPTION_STATUSES } from '../commerce/payments/provider-subscription.ts';
import { namedPurchases } from '../commerce/purchases/named-purchases.ts';
import { purchaseNames } from '../commerce/purchases/purchase-shape.ts';
import { nextCharge } from '../commerce/purchases/subscriptions/next-charge.ts';
import type { SubscriptionItem } from '../commerce/purchases/subscriptions/subscription-item.ts';
import type { PresentDeps } from '../media/attachments/present-attachments.ts';
import type { Table } from '../platform/db/table.ts';
import { resource } from '../platform/http/response.ts';

export const Subscription = resource('subscriptions', () =>
  z.object({
    team_id: z.string(),
    hub_id: z.string(),
    contact_id: z.string().nullable().meta(described('The subscriber. Null until the buyer is known.')),
    order_id: z.string().meta(described('The order that started the subscription. It has the same id.')),
    product_id: z.string(),
    price_id: z.string(),
    ...purchaseNames(),
    amount: z
      .int()
      .nullable()
      .meta(described('The price of a billing period without a coupon, in the minor unit of the currency.')),
    currency: z.string().nullable().meta(described('The ISO 4217 code of the currency.')),
    interval: z.enum(INTERVALS).nullable().meta(described('The unit of the billing period.')),
    interval_count: z.int().nullable().meta(described('The number of intervals in a billing period.')),
    next_charge_at: z.iso
      .datetime()
      .nullable()
      .meta(
        described(
          'The time of the next charge. Null if there is none: if the subscription ended, ends before it, is paused, or waits for an overdue payment.',
        ),
      ),
    next_charge_amount: z
      .int()
      .nullable()
      .meta(
        described(
          'The amount of the next charge with the coupon, before taxes, in the minor unit of the currency. Null without a next charge, with a coupon of some months, and for subscriptions that began before it was recorded.',
        ),
      ),
    status: z.enum(SUBSCRIPTION_STATUSES),
    cancel_at_period_end: z
      .boolean()
      .meta(described('True if the subscription was canceled and continues until `cancel_at`.')),
    cancel_at: z.iso
      .datetime()
      .nullable()
      .meta(
        described(
          'The time when a canceled subscription ends: the end of the period, or another time that was set at the payment provider. Null if it was not canceled.',
        ),
      ),
    current_period_start: z.iso.datetime().nullable().meta(described('The start of the current billing period.')),
    current_period_end: z.iso
      .datetime()
      .nullable()
      .meta(described('The end of the current billing period, when the next renewal is due.')),
    trial_ends_at: z.iso.datetime().nullable().meta(described('The end of the trial. Null without a trial.')),
    past_due_since: z.iso
      .datetime()
      .nullable()
      .meta(described('The time when a renewal first failed. Null while no renewal is overdue.')),
    grace_ends_at: z.iso
      .datetime()
      .nullable()
      .meta(described('The end of the grace period. Until then a failed renewal does not revoke access.')),
    activated_at: z.iso
      .datetime()
      .nullable()
      .meta(
        described(
          'The time of the first payment, or of the checkout if there was nothing to pay. Null before that, as during a trial, and for subscriptions that began before it was recorded.',
        ),
      ),
    ended_at: z.iso
      .datetime()
      .nullable()
      .meta(described('The time when the subscription ended. Null while it continues.')),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

/** Subscriptions as responses show them, with the names that they refer to. */
export const presentSubscriptions = async (
  db: Table,
  subscriptions: readonly SubscriptionItem[],
  showing: PresentDeps,
) =>
  (await namedPurchases(db, subscriptions, showing)).map((item) => ({
    ...item,
    order_id: item.id,
    amount: item.price?.amount ?? null,
    currency: item.price?.currency ?? null,
    interval: item.price?.interval ?? null,
    interval_count: item.price?.interval_count ?? null,
    ...nextCharge(item, item.price),
    activated_at: item.activated_at ?? null,
    cancel_at: item.cancel_at ?? (item.cancel_at_period_end ? item.current_period_end : null),
  }));
