import { expect, test } from 'vitest';
import type { Observation } from '../../../shared/commerce/payments/provider-subscription.ts';
import { settleBilling } from '../../../shared/commerce/purchases/due.ts';
import {
  newOrderId,
  type OrderItem,
  orderEntity,
  orderKey,
  subscriptionKey,
} from '../../../shared/commerce/purchases/orders/order-item.ts';
import { applyUpdates, loadPurchase } from '../../../shared/commerce/purchases/purchase.ts';
import { purchaseSteps } from '../../../shared/commerce/purchases/purchase-steps.ts';
import {
  type SubscriptionItem,
  subscriptionEntity,
} from '../../../shared/commerce/purchases/subscriptions/subscription-item.ts';
import { attributesOf } from '../../../shared/platform/db/item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import type { LedgerEvent } from '../../../shared/platform/ledger/ledger-event.ts';
import { useWorld } from '../../support/use-world.ts';
import { DAY, startAutomations, wait } from './world.ts';

const at = useWorld(startAutomations);

const SYSTEM = { type: 'system', id: 'test' } as const;
const seconds = (ms: number) => Math.floor(ms / 1000);

/** Stores a subscription that its member canceled at the end of a period with 30 days left. */
const cancelAtPeriodEnd = async (contact_id: string, now = new Date()) => {
  const id = newOrderId(at.hub, now);
  const ids = { id, team_id: at.ours.id, hub_id: at.ours.hub, contact_id, product_id: newId(), price_id: newId() };
  const moment = { at: seconds(now.getTime()), event: 'evt' };
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  const terms = { kind: 'recurring', interval: 'month', interval_count: 1, trial_days: 0, grace_days: 0 } as const;
  const order: OrderItem = {
    ...ids,
    ...times,
    terms,
    email: null,
    currency: 'eur',
    subtotal: 500,
    discount: 0,
    total: 500,
    coupon_id: null,
    coupon_code: null,
    after: null,
    status: 'paid',
    session_status: 'completed',
    account: null,
    facts: { paid: moment, granted: moment },
    refunded_amount: 0,
    coupon_held: false,
    amount_paid: 500,
    paid_at: now.toISOString(),
    expires_at: null,
  };
  const latest: Observation = {
    ...moment,
    name: 'sub',
    status: 'active',
    cancel_at_period_end: true,
    trial_end: null,
    ended_at: null,
    period_start: moment.at,
    period_end: seconds(now.getTime() + 30 * DAY),
  };
  const subscription: SubscriptionItem = {
    ...ids,
    ...times,
    account: null,
    grace_days: 0,
    observed: { latest, trail: [] },
    status: 'active',
    cancel_at_period_end: true,
    current_period_start: null,
    current_period_end: null,
    trial_ends_at: null,
    past_due_since: null,
    grace_ends_at: null,
    ended_at: null,
  };
  const keys = [orderKey(at.ours.id, id), subscriptionKey(at.ours.id, id)];
  const [ofOrder, ofSubscription] = keys;
  if (!ofOrder || !ofSubscription) throw new Error('no key');
  await at.db.put({ ...ofOrder, entity: orderEntity, ...attributesOf(order) });
  await at.db.put({ ...ofSubscription, entity: subscriptionEntity, ...attributesOf(subscription) });
  const purchase = await loadPurchase(at.db, at.ours.id, id, now);
  if (!purchase) throw new Error('no purchase');
  await at.db.transact(purchaseSteps(purchase, applyUpdates(purchase, []), SYSTEM, now));
  return id;
};

test('an automation that is published after the request to cancel enrolls the member when the subscription ends', async () => {
  const { id: member } = at.ours.member;
  const requestedAt = Date.now();
  const id = await cancelAtPeriodEnd(member);
  await at.settle();
  await at.pass(DAY);
  const trigger = { type: 'subscription.canceled' };
  const late = await at.automation([wait('a', 3_600)], { trigger });
  await at.pass(28 * DAY);
  expect(await at.enrolled(late)).toEqual([]);
  await at.pass(DAY + 60_000);
  const tooLate = await at.automation([wait('a', 3_600)], { trigger });
  await settleBilling(at.db, new Date());
  await at.settle();
  expect((await at.enrolled(late)).map(({ contact_id }) => contact_id)).toEqual([member]);
  expect(await at.enrolled(tooLate)).toEqual([]);
  const ledger = await at.db.query<LedgerEvent>({
    partition: `TEAM#${at.ours.id}#HUB#${at.ours.hub}`,
    prefix: 'EVENT#',
    limit: 1_000,
  });
  const ended = ledger.items.filter(({ resource_id, type }) => resource_id === id && type === 'subscription.canceled');
  expect(ended.map((event) => event.at)).toEqual([new Date(requestedAt + 30 * DAY).toISOString()]);
});
