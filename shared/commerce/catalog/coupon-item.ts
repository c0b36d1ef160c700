import { type HubKey, type Key, memberPartition } from '../../platform/db/key.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';
import { cataloguePartition } from './catalogue.ts';

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

/** Redeeming it is the order's to tell. */
export const couponEvents = /* @__PURE__ */ plainLifecycle<CouponItem>({
  thing: 'coupon',
  resource_type: 'coupons',
  id: ({ id }) => id,
  unspoken: ['times_redeemed', 'slug'],
});
