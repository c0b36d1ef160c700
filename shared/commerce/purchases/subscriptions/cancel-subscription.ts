import type { Actor } from '../../../platform/db/item.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { PaymentsOf } from '../../payments/payments.ts';
import type { ProviderSubscription } from '../../payments/provider-subscription.ts';
import { responseEventId } from '../observations.ts';
import { subscriptionKey } from '../orders/order-item.ts';
import { providerOf } from '../provider-of.ts';
import { applyUpdates, loadPurchase } from '../purchase.ts';
import { purchaseSteps } from '../purchase-steps.ts';
import { endsUncharged, type SubscriptionItem } from './subscription-item.ts';
import { RENEWING_STATUSES } from './subscription-status.ts';

export interface CancellationRequest {
  readonly id: string;
  readonly team: string;
  /** True to cancel at the end of the period, false to resume. */
  readonly cancel: boolean;
  readonly actor: Actor;
}

/**
 * Cancels a subscription at the end of its period, or resumes it, and stores the response of the provider at once. The
 * later event changes nothing more.
 */
export const setCancelAtPeriodEnd = async (
  db: Table,
  payments: PaymentsOf,
  current: SubscriptionItem,
  { id, team, cancel, actor }: CancellationRequest,
  now: Date,
): Promise<SubscriptionItem | 'illegal_transition' | 'not_found'> => {
  const { latest } = current.observed;
  if (!latest || !RENEWING_STATUSES.has(current.status)) return 'illegal_transition';
  if (cancel ? endsUncharged(current) : !current.cancel_at_period_end) return current;
  const { account } = current;
  const state = await payments(providerOf(current)).cancelAtPeriodEnd({ account, name: latest.name }, cancel);
  return recordProviderState(db, { id, team, actor }, state, now);
};

/** Stores the state of a subscription from a response of the provider. */
export const recordProviderState = (
  db: Table,
  { id, team, actor }: Pick<CancellationRequest, 'id' | 'team' | 'actor'>,
  state: ProviderSubscription,
  now: Date,
): Promise<SubscriptionItem | 'not_found'> => {
  const moment = { at: Math.floor(now.getTime() / 1000), event: responseEventId(now) };
  return retryUntilCommitted(async () => {
    const purchase = await loadPurchase(db, team, id, now);
    if (!purchase) return 'not_found';
    const known = applyUpdates(purchase, [{ observation: { ...state, ...moment } }]);
    const steps = purchaseSteps(purchase, known, actor, now);
    if (steps.length > 0 && !(await db.transact(steps)).ok) return undefined;
    const key = subscriptionKey(team, id);
    return (key && (await db.get<SubscriptionItem>(key))) ?? 'not_found';
  });
};
