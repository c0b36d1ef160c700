import { live } from '../../../platform/db/expression.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import { referenceKey, referenceStep } from '../payment-references.ts';
import { providerOf } from '../provider-of.ts';
import { joinNews, loadPurchase } from '../purchase.ts';
import { purchaseSteps } from '../purchase-steps.ts';
import { type OrderItem, orderKey } from './order-item.ts';

/**
 * Notes where an order is paid, and that the session is the order's: events of it are known to be about the order,
 * whatever they say of themselves. What they have made of the order meanwhile stays.
 */
export const sessionOpened = async (
  db: Table,
  order: OrderItem,
  session: { readonly id: string; readonly url: string },
  now: Date,
): Promise<void> => {
  const { team_id, id, account } = order;
  const key = orderKey(team_id, id);
  if (!key) return;
  const set = { session_id: session.id, session_url: session.url };
  const reference = { order: { team_id, id }, waiting: [] };
  const noted = await db.transact([
    { update: key, change: { set }, condition: live },
    referenceStep(referenceKey(providerOf(order), account, session.id), undefined, reference, now),
  ]);
  if (!noted.ok) await db.update(key, { set }, live);
};

const SYSTEM = { type: 'system', id: 'commerce' } as const;

/**
 * An order whose session nobody can complete any more has expired, and gives its coupon back. One that was completed is
 * paid or fails, however many days its payment takes. Doing it again changes nothing.
 */
export const abandonOrder = async (db: Table, { team_id, id }: OrderItem, at: Date): Promise<void> => {
  const moment = { at: Math.floor(at.getTime() / 1000), event: '' };
  await retryUntilCommitted(async () => {
    const purchase = await loadPurchase(db, team_id, id, at);
    if (purchase?.order.session_status !== 'open') return 'settled';
    const known = joinNews(purchase, [{ facts: { expired: moment } }]);
    const steps = purchaseSteps(purchase, known, SYSTEM, at);
    return steps.length === 0 || (await db.transact(steps)).ok ? 'abandoned' : undefined;
  });
};
