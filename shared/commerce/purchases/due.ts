import { workThroughDue } from '../../accounts/alerts/due-work.ts';
import { dueOf } from '../../platform/db/due.ts';
import type { Item } from '../../platform/db/item.ts';
import { sortOf } from '../../platform/db/listing.ts';
import type { Table } from '../../platform/db/table.ts';
import { BILLING_DUE, type BillingItem } from './billing-item.ts';
import { PENDING_ORDERS } from './orders/new-order-steps.ts';
import type { OrderItem } from './orders/order-item.ts';
import { abandonOrder } from './orders/order-session.ts';
import { joinNews, loadPurchase } from './purchase.ts';
import { purchaseSteps } from './purchase-steps.ts';

const BATCH_SIZE = 100;
/** How long after its session's end an order is held for the event that tells of it. */
const PATIENCE_MS = 3600_000;
const SYSTEM = { type: 'system', id: 'sweep' } as const;

/** Does what stands due in a partition until then, however much of it fails. */
const dueBy = <T>(
  db: Table,
  partition: string,
  { now, until = now.getTime() }: { readonly now: Date; readonly until?: number },
  work: (one: T & Item) => Promise<void>,
): Promise<void> =>
  workThroughDue<T & Item>(db, now, {
    read: async (page) =>
      dueOf(
        await db.query<T>({ partition, prefix: 'DUE#', index: 'listing', ...page }),
        (row) => Date.parse(sortOf(row).split('#')[1] ?? '') <= until,
      ),
    work,
    together: BATCH_SIZE,
  });

const settle = async (db: Table, { team_id, standings }: BillingItem, now: Date): Promise<void> => {
  for (const { order_id, until } of standings) {
    if (until === null || Date.parse(until) > now.getTime()) continue;
    const purchase = await loadPurchase(db, team_id, order_id, now);
    if (!purchase) continue;
    const steps = purchaseSteps(purchase, joinNews(purchase, []), SYSTEM, now);
    if (steps.length > 0) await db.transact(steps);
  }
};

/** Ends what members have by itself: what was canceled, with its period; what is overdue, with its grace. */
export const settleBilling = (db: Table, now: Date): Promise<void> =>
  dueBy<BillingItem>(db, BILLING_DUE, { now }, (one) => settle(db, one, now));

/** Gives up orders whose session ended without a word from the provider, so that their coupons are free again. */
export const expireOrders = (db: Table, now: Date): Promise<void> =>
  dueBy<OrderItem>(db, PENDING_ORDERS, { now, until: now.getTime() - PATIENCE_MS }, (one) =>
    abandonOrder(db, one, now),
  );
