import { live } from '../../../platform/db/expression.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import { referenceKey, referenceStep } from '../payment-references.ts';
import { providerOf } from '../provider-of.ts';
import { applyUpdates, loadPurchase } from '../purchase.ts';
import { purchaseSteps } from '../purchase-steps.ts';
import { type OrderItem, orderKey } from './order-item.ts';

/**
 * Stores the session of an order and its reference, so that events of the session lead to the order. Changes by events
 * that arrived in the meantime are kept.
 */
export const recordSession = async (
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
  const written = await db.transact([
    { update: key, change: { set }, condition: live },
    referenceStep(referenceKey(providerOf(order), account, session.id), undefined, reference, now),
  ]);
  if (!written.ok) await db.update(key, { set }, live);
};

const SYSTEM = { type: 'system', id: 'commerce' } as const;

/**
 * Expires an order whose session can no longer be completed, and releases its coupon. An order with a completed session
 * is not changed: its payment may take days. Idempotent: of concurrent calls, one returns true.
 */
export const abandonOrder = async (db: Table, { team_id, id }: OrderItem, now: Date): Promise<boolean> => {
  const moment = { at: Math.floor(now.getTime() / 1000), event: '' };
  const outcome = await retryUntilCommitted(async () => {
    const purchase = await loadPurchase(db, team_id, id, now);
    if (purchase?.order.session_status !== 'open') return 'settled';
    const known = applyUpdates(purchase, [{ facts: { expired: moment } }]);
    const steps = purchaseSteps(purchase, known, SYSTEM, now);
    return steps.length === 0 || (await db.transact(steps)).ok ? 'abandoned' : undefined;
  });
  return outcome === 'abandoned';
};
