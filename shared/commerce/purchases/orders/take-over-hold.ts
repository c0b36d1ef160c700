import { all, compare, equals } from '../../../platform/db/expression.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Position } from '../../../platform/db/query.ts';
import type { Table } from '../../../platform/db/table.ts';
import { idsFrom } from '../../../platform/ids/place-id.ts';
import { pause } from '../../../platform/time/pause.ts';
import { PaymentRefused, type PaymentsOf } from '../../payments/payments.ts';
import { type ClosedCheckout, closeCheckout, RETRY_PAUSE_MS } from './close-checkout.ts';
import { type HoldRank, type OrderItem, ordersOf } from './order-item.ts';

/** Longer than a session with a coupon, and the wait for its end, together. */
const LONGEST_HOLD_MS = 2 * 3600_000;
const AHEAD_MS = 60_000;
const PAGE_SIZE = 25;
/** A used-up coupon costs at most these reads, however many orders there are. */
const MAX_PAGES = 20;

interface Wish {
  readonly coupon: string;
  readonly rank: HoldRank;
}

/** A page of the open checkouts of lower ranks that hold a use of a coupon, oldest first. */
const lowerHolds = (db: Table, hub: HubKey, { coupon, rank }: Wish, now: Date, after: Position | undefined) => {
  const { partition, prefix } = ordersOf(hub);
  const at = (time: number) => `${prefix}${idsFrom(time)}`;
  return db.query<OrderItem>({
    partition,
    between: [at(now.getTime() - LONGEST_HOLD_MS), at(now.getTime() + AHEAD_MS)],
    filter: all(
      ...[equals('hub_id', hub.hub), equals('coupon_id', coupon), equals('coupon_held', true)],
      ...[equals('session_status', 'open'), compare('hold_rank', '<', rank)],
    ),
    limit: PAGE_SIZE,
    after,
  });
};

/** A session that the provider refuses to expire keeps its use, as a completed one. */
const skipRefused = (error: unknown): ClosedCheckout => {
  if (error instanceof PaymentRefused) return 'completed';
  throw error;
};

/**
 * Expires the oldest unpaid checkout of a lower rank that holds a use of the coupon, so that it can be used. Of concurrent
 * calls each expires another one. False if there is none. Rejects if the provider cannot be reached.
 */
export const takeOverHold = async (
  db: Table,
  payments: PaymentsOf,
  hub: HubKey,
  wish: Wish,
  now: Date,
): Promise<boolean> => {
  let isChanging = false;
  let after: Position | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, next } = await lowerHolds(db, hub, wish, now, after);
    for (const order of items) {
      const closed = await closeCheckout(db, payments, order, now).catch(skipRefused);
      if (closed === 'closed') return true;
      isChanging ||= closed !== 'completed';
    }
    if (!next) break;
    after = next;
  }
  if (isChanging) await pause(RETRY_PAUSE_MS);
  return isChanging;
};
