import type { Actor } from '../../../platform/db/item.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { PaymentsOf } from '../../payments/payments.ts';
import type { SubscriptionSeen } from '../../payments/subscription-seen.ts';
import { answeredAt } from '../observations.ts';
import { subscriptionKey } from '../orders/order-item.ts';
import { providerOf } from '../provider-of.ts';
import { joinNews, loadPurchase } from '../purchase.ts';
import { purchaseSteps } from '../purchase-steps.ts';
import type { SubscriptionItem } from './subscription-item.ts';
import { GOING_STATUSES } from './subscription-status.ts';

export interface SubscriptionAsked {
  readonly id: string;
  readonly team: string;
  /** To end with its period, or to go on. */
  readonly cancel: boolean;
  readonly actor: Actor;
}

/**
 * Has the provider end a subscription with its period, or go on with it, and notes what it answers at once; the event
 * that it sends of it changes nothing more.
 */
export const setCancel = async (
  db: Table,
  payments: PaymentsOf,
  current: SubscriptionItem,
  { id, team, cancel, actor }: SubscriptionAsked,
  now: Date,
): Promise<SubscriptionItem | 'illegal_transition' | 'not_found'> => {
  const { latest } = current.observed;
  if (!latest || !GOING_STATUSES.has(current.status)) return 'illegal_transition';
  if (current.cancel_at_period_end === cancel) return current;
  const { account } = current;
  const seen = await payments(providerOf(current)).cancelAtPeriodEnd({ account, name: latest.name }, cancel);
  return noteSeen(db, { id, team, actor }, seen, now);
};

/** Notes what the provider answered about a subscription. */
export const noteSeen = (
  db: Table,
  { id, team, actor }: Pick<SubscriptionAsked, 'id' | 'team' | 'actor'>,
  seen: SubscriptionSeen,
  now: Date,
): Promise<SubscriptionItem | 'not_found'> => {
  const moment = { at: Math.floor(now.getTime() / 1000), event: answeredAt(now) };
  return retryUntilCommitted(async () => {
    const purchase = await loadPurchase(db, team, id, now);
    if (!purchase) return 'not_found';
    const known = joinNews(purchase, [{ observation: { ...seen, ...moment } }]);
    const steps = purchaseSteps(purchase, known, actor, now);
    if (steps.length > 0 && !(await db.transact(steps)).ok) return undefined;
    const key = subscriptionKey(team, id);
    return (key && (await db.get<SubscriptionItem>(key))) ?? 'not_found';
  });
};
