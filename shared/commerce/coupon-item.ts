import * as z from 'zod';
import { type HubKey, type Key, memberPartition } from '../db/key.ts';
import { plainLifecycle } from '../events/lifecycle.ts';
import { Moment } from '../moment.ts';
import { cataloguePartition } from './catalogue.ts';
import { Amount, Currency } from './currencies.ts';

export const COUPON_DURATIONS = ['once', 'forever', 'repeating'] as const;

/** Something off a price for who knows its code. `times_redeemed` counts the orders that hold it, paid or yet to be. */
export interface CouponItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly code: string;
  /** The code as codes are compared. */
  readonly slug: string;
  readonly percent_off: number | null;
  readonly amount_off: number | null;
  readonly currency: string | null;
  /** Of a recurring price: the first amount only, all of them, or those of the first months. */
  readonly duration: (typeof COUPON_DURATIONS)[number];
  readonly duration_in_months: number | null;
  readonly max_redemptions: number | null;
  /** How many orders of one contact may hold it. */
  readonly max_redemptions_per_contact: number | null;
  readonly times_redeemed: number;
  readonly expires_at: string | null;
  /** The products it is for; every one where there are none. */
  readonly product_ids: readonly string[];
  readonly is_active: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Two codes with one fold are one code. */
export const codeFold = (code: string): string => code.normalize('NFKC').toUpperCase();

export const couponCodeKey = (hub: HubKey, fold: string): Key => ({
  pk: cataloguePartition(hub),
  sk: `COUPON_CODE#${fold}`,
});

/** How many orders of a contact hold a coupon. */
export const couponUseKey = (hub: HubKey, contact: string, coupon: string): Key => ({
  pk: memberPartition(hub, contact),
  sk: `COUPON#${coupon}`,
});

const fields = {
  max_redemptions: z.int().min(1).max(1_000_000_000).nullable(),
  max_redemptions_per_contact: z.int().min(1).max(1_000_000).nullable(),
  expires_at: Moment.nullable(),
  product_ids: z.array(z.uuid()).max(50),
  is_active: z.boolean(),
};

const Given = z.object({
  code: z
    .string()
    .trim()
    .min(1)
    .max(64)
    .regex(/^[^\p{C}\p{Z}]+$/u, 'A code has no spaces.'),
  percent_off: z.int().min(1).max(100).nullable().default(null),
  amount_off: Amount.min(1).nullable().default(null),
  currency: Currency.nullable().default(null),
  duration: z.enum(COUPON_DURATIONS).default('once'),
  duration_in_months: z.int().min(1).max(36).nullable().default(null),
  max_redemptions: fields.max_redemptions.default(null),
  max_redemptions_per_contact: fields.max_redemptions_per_contact.default(null),
  expires_at: fields.expires_at.default(null),
  product_ids: fields.product_ids.default([]),
  is_active: fields.is_active.default(true),
});

type Field = keyof z.output<typeof Given>;

const contradiction = (coupon: z.output<typeof Given>): readonly [Field, string] | undefined => {
  const { percent_off, amount_off, currency, duration, duration_in_months } = coupon;
  if ((percent_off === null) === (amount_off === null))
    return ['percent_off', 'Either `percent_off` or `amount_off` belongs here.'];
  if ((amount_off === null) !== (currency === null)) return ['currency', 'An `amount_off` has a currency.'];
  if ((duration === 'repeating') !== (duration_in_months !== null))
    return ['duration_in_months', 'How many months, where the duration is repeating.'];
  return undefined;
};

export const CouponInput = Given.superRefine((coupon, context) => {
  const found = contradiction(coupon);
  if (found) context.addIssue({ code: 'custom', path: [found[0]], message: found[1] });
});

/** What can be changed once a code is known: whom it is for, not what it is worth. */
export const CouponChange = z.object(fields).partial();

/** Redeeming it is the order's to tell. */
export const couponEvents = plainLifecycle<CouponItem>({
  thing: 'coupon',
  resource_type: 'coupons',
  id: ({ id }) => id,
  unspoken: ['times_redeemed', 'slug'],
});
