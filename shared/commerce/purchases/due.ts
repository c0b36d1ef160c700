import { processDue } from '../../accounts/alerts/due-work.ts';
import { dueOf } from '../../platform/db/due.ts';
import type { Item } from '../../platform/db/item.ts';
import { sortOf } from '../../platform/db/listing.ts';
import type { Table } from '../../platform/db/table.ts';
import { BILLING_DUE, type BillingItem } from './billing-item.ts';
import { PENDING_ORDERS } from './orders/new-order-steps.ts';
import type { OrderItem } from './orders/order-item.ts';
import { abandonOrder } from './orders/order-session.ts';
import { applyUpdates, loadPurchase } from './purchase.ts';
import { purchaseSteps } from './purchase-steps.ts';

const BATCH_SIZE = 100;
/** How long after the end of its session an order waits for the provider's event. */
const EXPIRY_DELAY_MS = 3600_000;
const SYSTEM = { type: 'system', id: 'sweep' } as const;

/** Processes the rows of a partition that are due. A row that fails does not stop the others. */
const processPartition = <T>(
  db: Table,
  partition: string,
  { now, until = now.getTime() }: { readonly now: Date; readonly until?: number },
  work: (one: T & Item) => Promise<void>,
): Promise<void> =>
  processDue<T & Item>(db, now, {
    partition,
    read: async (shard, page) =>
      dueOf(
        await db.query<T>({ partition: shard, prefix: 'DUE#', index: 'listing', ...page }),
        (row) => Date.parse(sortOf(row).split('#')[1] ?? '') <= until,
      ),
    work,
    batchSize: BATCH_SIZE,
  });

const settleBuyer = async (db: Table, { team_id, standings }: BillingItem, now: Date): Promise<void> => {
  for (const { order_id, until } of standings) {
    if (until === null || Date.parse(until) > now.getTime()) continue;
    const purchase = await loadPurchase(db, team_id, order_id, now);
    if (!purchase) continue;
    const steps = purchaseSteps(purchase, applyUpdates(purchase, []), SYSTEM, now);
    if (steps.length > 0) await db.transact(steps);
  }
};

/** Ends access that is due: of canceled subscriptions with their period, of overdue ones with their grace period. */
export const settleBilling = (db: Table, now: Date): Promise<void> =>
  processPartition<BillingItem>(db, BILLING_DUE, { now }, (one) => settleBuyer(db, one, now));

/** Abandons orders whose session ended without an event of the provider, and releases their coupons. */
export const expireOrders = (db: Table, now: Date): Promise<void> =>
  processPartition<OrderItem>(db, PENDING_ORDERS, { now, until: now.getTime() - EXPIRY_DELAY_MS }, async (one) => {
    await abandonOrder(db, one, now);
  });
