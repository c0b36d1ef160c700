import type { Table } from '../../../platform/db/table.ts';
import type { PaymentsOf } from '../../payments/payments.ts';
import { providerOf } from '../provider-of.ts';
import type { OrderItem } from './order-item.ts';
import { abandonOrder } from './order-session.ts';

/** A checkout without a session after this time was interrupted. */
const SESSION_OPENING_MS = 30_000;

/** The wait before a checkout that is being opened or closed by another request is read again. */
export const RETRY_PAUSE_MS = 200;

/**
 * `closed` by this call, or `gone` by another at the same time; `completed` by the buyer; `opening` while its session is
 * being opened.
 */
export type ClosedCheckout = 'closed' | 'gone' | 'completed' | 'opening';

/**
 * Expires the session of an open checkout at the provider, so that it can no longer be paid, and then releases its
 * coupon. Rejects with the errors of the provider.
 */
export const closeCheckout = async (
  db: Table,
  payments: PaymentsOf,
  order: OrderItem,
  now: Date,
): Promise<ClosedCheckout> => {
  const { session_id: id, account, created_at } = order;
  if (id === undefined && now.getTime() - Date.parse(created_at) < SESSION_OPENING_MS) return 'opening';
  if (id !== undefined && (await payments(providerOf(order)).expireSession({ account, id })) !== 'expired')
    return 'completed';
  return (await abandonOrder(db, order, now)) ? 'closed' : 'gone';
};
