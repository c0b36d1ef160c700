import type { HubKey } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { pause } from '../../../platform/time/pause.ts';
import { type CouponItem, couponUseKey } from '../../catalog/coupon-item.ts';
import type { PaymentsOf } from '../../payments/payments.ts';
import { providerOf } from '../provider-of.ts';
import { type OrderItem, orderKey } from './order-item.ts';
import { abandonOrder } from './order-session.ts';

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

/** A checkout without a session after this time was interrupted. */
const SESSION_OPENING_MS = 30_000;
const RETRY_PAUSE_MS = 200;

/**
 * Expires the open checkout that holds a contact's use of a coupon, so that the next checkout can use it. Returns the
 * last order with the coupon, or `again` if it expired a checkout or another request is opening a session: read the
 * coupon again. A completed session keeps its use. Rejects with the errors of the provider.
 */
export const releaseCouponHold = async (
  db: Table,
  payments: PaymentsOf,
  hub: HubKey,
  { contact, coupon, closes }: Hold,
  now: Date,
): Promise<'again' | { readonly last: string | undefined }> => {
  const last = (await db.get<CouponUse>(couponUseKey(hub, contact, coupon)))?.last_order;
  const key = last === undefined ? undefined : orderKey(hub.team, last);
  const order = key && (await db.get<OrderItem>(key));
  if (!order?.coupon_held || order.session_status !== 'open') return { last };
  if (!closes) return 'again';
  const { session_id, account, created_at } = order;
  if (session_id === undefined && now.getTime() - Date.parse(created_at) < SESSION_OPENING_MS) {
    await pause(RETRY_PAUSE_MS);
    return 'again';
  }
  const expire = (id: string) => payments(providerOf(order)).expireSession({ account, id });
  const closed = session_id === undefined || (await expire(session_id)) === 'expired';
  if (!closed) return { last };
  await abandonOrder(db, order, now);
  return 'again';
};
