import { type HubKey, type Key, memberPartition } from '../../platform/db/key.ts';
import { BOOKS, DERIVED, nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';
import { sameTextForm } from '../../platform/text/same-text.ts';
import { cataloguePartition } from './catalogue.ts';

export const couponEntity = /* @__PURE__ */ entity('coupon');
export const couponCodeEntity = /* @__PURE__ */ entity('coupon_code');
export const couponUseEntity = /* @__PURE__ */ entity('coupon_use');

export const COUPON_DURATIONS = ['once', 'forever', 'repeating'] as const;

/** A discount for buyers who know its code. `times_redeemed` counts the paid and pending orders that use it. */
export interface CouponItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly code: string;
  /** The normalized code, for comparison. */
  readonly slug: string;
  readonly percent_off: number | null;
  readonly amount_off: number | null;
  readonly currency: string | null;
  /** The payments of a recurring price that are reduced: the first, all, or those of the first months. */
  readonly duration: (typeof COUPON_DURATIONS)[number];
  readonly duration_in_months: number | null;
  readonly max_redemptions: number | null;
  /** Orders of one contact that can use it. */
  readonly max_redemptions_per_contact: number | null;
  readonly times_redeemed: number;
  readonly expires_at: string | null;
  /** The products that it applies to. Empty: all products. */
  readonly product_ids: readonly string[];
  readonly is_active: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The form in which codes are stored and compared. */
export const codeForm = (code: string): string => sameTextForm(code).toUpperCase();

/** The stored form of codes until version 0.2.0. */
export const formerCodeFold = (code: string): string => code.normalize('NFKC').toUpperCase();

export const couponCodeKey = (hub: HubKey, form: string): Key => ({
  pk: cataloguePartition(hub),
  sk: `COUPON_CODE#${form}`,
});

/** The key of a contact's number of uses of a coupon. */
export const couponUseKey = (hub: HubKey, contact: string, coupon: string): Key => ({
  pk: memberPartition(hub, contact),
  sk: `COUPON#${coupon}`,
});

/** A redemption is an event of the order. */
const couponEvents = /* @__PURE__ */ plainLifecycle<CouponItem>({
  thing: 'coupon',
  resource_type: 'coupons',
  id: ({ id }) => id,
  hidden: ['times_redeemed', 'slug'],
});

export const couponKind = {
  entity: couponEntity,
  key: ['TEAM#{team}#HUB#{hub}#CATALOGUE', 'COUPON#{coupon}'],
  events: couponEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
  note: 'counts the orders that hold a use of it',
} as const satisfies RowKind;

export const couponCodeKind = {
  entity: couponCodeEntity,
  key: ['TEAM#{team}#HUB#{hub}#CATALOGUE', 'COUPON_CODE#{code}'],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
} as const satisfies RowKind;

export const couponUseKind = {
  entity: couponUseEntity,
  key: ['TEAM#{team}#HUB#{hub}#MEMBER#{contact}', 'COUPON#{coupon}'],
  events: 'none',
  person: { contact: { exported: DERIVED, erased: BOOKS } },
  text: 'none',
  gives: false,
  note: 'how many orders of a contact hold it, and the last of them where its uses can run out',
} as const satisfies RowKind;
