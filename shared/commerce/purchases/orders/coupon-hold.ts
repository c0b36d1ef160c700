import type { HubKey } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { pause } from '../../../platform/time/pause.ts';
import { type CouponItem, couponUseKey } from '../../catalog/coupon-item.ts';
import type { PaymentsOf } from '../../payments/payments.ts';
import { closeCheckout, RETRY_PAUSE_MS } from './close-checkout.ts';
import { type OrderItem, orderKey } from './order-item.ts';

/** A contact's number of uses of a coupon, and their last order with it. */
interface CouponUse {
  readonly count: number;
  readonly last_order?: string;
}

/** Whether the redemptions of a coupon are limited, so that a contact must not hold several. */
export const isLimited = ({ max_redemptions, max_redemptions_per_contact }: CouponItem): boolean =>
  max_redemptions !== null || max_redemptions_per_contact !== null;

/** The contact and coupon. `closes`: expire the open checkout, because the caller starts another order. */
interface Hold {
  readonly contact: string;
  readonly coupon: string;
  readonly closes: boolean;
}

/** A contact's uses of a coupon, and the last order with it. */
interface Uses {
  readonly count: number;
  readonly last: string | undefined;
}

/**
 * Expires the open checkout that holds a contact's use of a coupon, so that the next checkout can use it. Returns the
 * uses of the coupon, or `again` if it expired a checkout or another request is opening a session: read the coupon
 * again. A completed session keeps its use. Rejects with the errors of the provider.
 */
export const releaseCouponHold = async (
  db: Table,
  payments: PaymentsOf,
  hub: HubKey,
  { contact, coupon, closes }: Hold,
  now: Date,
): Promise<'again' | Uses> => {
  const use = await db.get<CouponUse>(couponUseKey(hub, contact, coupon));
  const uses = { count: use?.count ?? 0, last: use?.last_order };
  const key = uses.last === undefined ? undefined : orderKey(hub.team, uses.last);
  const order = key && (await db.get<OrderItem>(key));
  if (!order?.coupon_held || order.session_status !== 'open') return uses;
  if (!closes) return 'again';
  const closed = await closeCheckout(db, payments, order, now);
  if (closed === 'opening') await pause(RETRY_PAUSE_MS);
  return closed === 'completed' ? uses : 'again';
};
