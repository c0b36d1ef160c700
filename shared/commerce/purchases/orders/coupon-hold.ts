import type { HubKey } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { pause } from '../../../platform/time/pause.ts';
import { type CouponItem, couponUseKey } from '../../catalog/coupon-item.ts';
import type { PaymentsOf } from '../../payments/payments.ts';
import { providerOf } from '../provider-of.ts';
import { type OrderItem, orderKey } from './order-item.ts';
import { abandonOrder } from './order-session.ts';

/** A contact's uses of a coupon, and the last order of theirs that took one. */
interface CouponUse {
  readonly count: number;
  readonly last_order?: string;
}

/** Whether its uses can run out, so that a contact must not hold several of them. */
export const isLimited = ({ max_redemptions, max_redemptions_per_contact }: CouponItem): boolean =>
  max_redemptions !== null || max_redemptions_per_contact !== null;

/** Whose hold on which coupon; `closes` where the caller goes on to begin another order. */
interface Hold {
  readonly contact: string;
  readonly coupon: string;
  readonly closes: boolean;
}

/** A checkout that has no session after so long was cut short. */
const OPENING_MS = 30_000;
const OPENING_PAUSE_MS = 200;

/**
 * Closes the open checkout by which a contact holds a use of a coupon, so that the use is free for their next one.
 * Answers their last order with it as read; or `again` where it closed one, or another request is about to open its
 * session: look the coupon up again. A session that was completed keeps its use. Throws what the provider throws.
 */
export const releaseHold = async (
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
  if (session_id === undefined && now.getTime() - Date.parse(created_at) < OPENING_MS) {
    await pause(OPENING_PAUSE_MS);
    return 'again';
  }
  const expire = (id: string) => payments(providerOf(order)).expireSession({ account, id });
  const closed = session_id === undefined || (await expire(session_id)) === 'expired';
  if (!closed) return { last };
  await abandonOrder(db, order, now);
  return 'again';
};
