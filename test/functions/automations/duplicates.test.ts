import { expect, test } from 'vitest';
import {
  newOrderId,
  type OrderItem,
  orderEntity,
  orderKey,
  subscriptionKey,
} from '../../../shared/commerce/purchases/orders/order-item.ts';
import { subscriptionEntity } from '../../../shared/commerce/purchases/subscriptions/subscription-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { startAutomations, wait } from './world.ts';

const at = useWorld(startAutomations);

const TRIGGERS = ['order.paid', 'order.refunded', 'subscription.activated', 'subscription.canceled'] as const;

/** Creates an order of a subscription that is then paid, canceled and refunded. */
const runLifecycle = async (
  contact_id: string,
  more: Pick<OrderItem, 'duplicate_of' | 'refused_for'>,
): Promise<void> => {
  const id = newOrderId(at.hub, new Date());
  const [order, subscription] = [orderKey(at.ours.id, id), subscriptionKey(at.ours.id, id)];
  if (!order || !subscription) throw new Error('There is no key.');
  const now = new Date().toISOString();
  const times = { created_at: now, updated_at: now };
  const ids = { id, team_id: at.ours.id, hub_id: at.ours.hub, contact_id, product_id: newId(), price_id: newId() };
  const moment = { at: Math.floor(Date.now() / 1000), event: 'evt' };
  const pending = { status: 'pending', refunded_amount: 0, facts: {}, total: 500 };
  await at.db.put({ ...order, entity: orderEntity, ...ids, ...times, ...pending, ...more });
  const incomplete = { status: 'incomplete', observed: { trail: [] }, ended_at: null };
  await at.db.put({ ...subscription, entity: subscriptionEntity, ...ids, ...times, ...incomplete });
  await at.db.update(order, { set: { status: 'paid', facts: { paid: moment, charged: moment } } });
  const observation = (status: string) => ({ ...moment, status });
  const observed = (status: string) => ({ latest: observation(status), trail: [observation(status)] });
  await at.db.update(subscription, { set: { status: 'active', observed: observed('active') } });
  await at.db.update(subscription, { set: { status: 'canceled', observed: observed('canceled'), ended_at: now } });
  const refunds = { pi: { ...moment, amount: 500 } };
  const refunded = { status: 'refunded', refunded_amount: 500, facts: { paid: moment, charged: moment, refunds } };
  await at.db.update(order, { set: refunded });
  await at.settle();
};

test('no automation is triggered by a duplicate or refused order, from its payment to its refund', async () => {
  const automations = await Promise.all(
    TRIGGERS.map((type) => at.automation([wait('a', 3_600)], { trigger: { type } })),
  );
  const enrolled = async () =>
    Promise.all(automations.map(async (id) => (await at.enrolled(id)).map(({ contact_id }) => contact_id)));
  const [buyer, duplicateBuyer] = [await at.person(), await at.person()];
  await runLifecycle(duplicateBuyer, { duplicate_of: newOrderId(at.hub, new Date()) });
  await runLifecycle(duplicateBuyer, { refused_for: 'buyer_banned' });
  expect(await enrolled()).toEqual([[], [], [], []]);
  await runLifecycle(buyer, {});
  expect(await enrolled()).toEqual([[buyer], [buyer], [buyer], [buyer]]);
});
