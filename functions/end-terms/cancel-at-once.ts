import type { PaymentsOf } from '../../shared/commerce/payments/payments.ts';
import { providerOf } from '../../shared/commerce/purchases/provider-of.ts';
import { recordProviderState } from '../../shared/commerce/purchases/subscriptions/cancel-subscription.ts';
import type { SubscriptionItem } from '../../shared/commerce/purchases/subscriptions/subscription-item.ts';
import { ENDED_STATUSES } from '../../shared/commerce/purchases/subscriptions/subscription-status.ts';
import { END_TERMS_ACTOR } from '../../shared/hubs/people/members/term-ends.ts';
import type { Table } from '../../shared/platform/db/table.ts';

/** Cancels a subscription at once and stores the response. Throws until the provider has named it. */
export const cancelAtOnce = async (
  db: Table,
  payments: PaymentsOf,
  one: SubscriptionItem,
  now: Date,
): Promise<void> => {
  if (ENDED_STATUSES.has(one.status)) return;
  const { latest } = one.observed;
  if (!latest) throw new Error('The provider has not named the subscription yet.');
  const state = await payments(providerOf(one)).cancelNow({ account: one.account, name: latest.name });
  await recordProviderState(db, { id: one.id, team: one.team_id, actor: END_TERMS_ACTOR }, state, now);
};
