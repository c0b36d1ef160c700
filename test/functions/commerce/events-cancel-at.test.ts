import { expect, test } from 'vitest';
import { settleBilling } from '../../../shared/commerce/purchases/due.ts';
import { renewingSubscriptionIds } from '../../../shared/commerce/purchases/subscriptions/renewing-subscription-ids.ts';
import { useWorld } from '../../support/use-world.ts';
import { DAY, seconds, startShop } from './shop-world.ts';
import { event, names, subscription, subscriptionSession } from './stripe-events.ts';
import { buy, data, MONTHLY, outcome } from './world.ts';

const shop = useWorld(() => startShop({ monthly: MONTHLY }));
const MONTH = 30 * DAY;
const iso = (at: number) => new Date(at * 1000).toISOString();

const subscribed = async () => {
  const { buyer, story } = await shop.checkedOut(shop.prices.monthly);
  const at = seconds() - 10;
  const end = at + MONTH;
  const updated = (more: object, when = at + 1) =>
    event('customer.subscription.updated', subscription(story, 'active', [at, end], more), when);
  await shop.receive(
    updated({}, at),
    event('checkout.session.completed', { ...subscriptionSession(story), amount_total: MONTHLY.amount }, at),
  );
  return { buyer, story, at, end, updated };
};

const renewing = () =>
  renewingSubscriptionIds(shop.world.db, { team: shop.world.ours.id, hub: shop.world.ours.hub }, 100);
const act = (verb: string, id: string, token: string) =>
  shop.world.send('POST', `/subscriptions/${id}/${verb}`, undefined, token);

test('a subscription that was canceled with `cancel_at` alone ends then, as one canceled with its period', async () => {
  const { buyer, story, end, updated } = await subscribed();
  await shop.receive(updated({ cancel_at: end, cancel_at_period_end: false }));
  expect(await shop.subscriptionOf(buyer.token)).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: iso(end),
  });
  expect((await shop.billing(buyer.id))?.status).toBe('canceling');
  expect((await shop.entitlement(buyer.token))?.ends_at).toBe(iso(end));
  expect(await renewing()).not.toContain(story.order);
  await settleBilling(shop.world.db, new Date(end * 1000));
  expect((await shop.billing(buyer.id))?.status).toBe('canceled');
  expect(await shop.entitlement(buyer.token)).toMatchObject({ status: 'ended', revoked_by: { type: 'cancellation' } });
});

test('a scheduled end within the period ends access then, also after the provider has reported it', async () => {
  const { buyer, story, at, end, updated } = await subscribed();
  const middle = at + 10 * DAY;
  await shop.receive(updated({ cancel_at: middle }));
  expect((await shop.entitlement(buyer.token))?.ends_at).toBe(iso(middle));
  shop.world.now = new Date((middle + 60) * 1000);
  const over = { cancel_at: middle, ended_at: middle };
  await shop.receive(
    event('customer.subscription.deleted', subscription(story, 'canceled', [at, end], over), middle + 1),
  );
  expect(await shop.entitlement(buyer.token)).toMatchObject({ status: 'ended', revoked_at: iso(middle) });
  shop.world.now = new Date();
});

test('a subscription that is renewed before its scheduled end still counts as renewing', async () => {
  const { buyer, story, end, updated } = await subscribed();
  const later = end + 2 * MONTH;
  await shop.receive(updated({ cancel_at: later }));
  expect((await shop.billing(buyer.id))?.status).toBe('canceling');
  expect(await renewing()).toContain(story.order);
  shop.world.fakeProvider.subscription = { name: names(story).subscription, period_end: end };
  expect(data(await act('cancel', story.order, buyer.token)).attributes).toMatchObject({ cancel_at_period_end: true });
  expect(shop.world.fakeProvider.cancels.at(-1)).toMatchObject({ name: names(story).subscription, cancel: true });
  expect(await renewing()).not.toContain(story.order);
  shop.world.fakeProvider.subscription = {};
});

test('an end that was scheduled can be withdrawn', async () => {
  const { buyer, story, end, updated } = await subscribed();
  await shop.receive(updated({ cancel_at: end }));
  const before = shop.world.fakeProvider.cancels.length;
  expect(outcome(await act('cancel', story.order, buyer.token))).toBe('200');
  expect(shop.world.fakeProvider.cancels).toHaveLength(before);
  shop.world.fakeProvider.subscription = { name: names(story).subscription, period_end: end };
  expect(data(await act('resume', story.order, buyer.token)).attributes).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: null,
  });
  expect((await shop.billing(buyer.id))?.status).toBe('active');
  shop.world.fakeProvider.subscription = {};
  expect(outcome(await buy(shop.world, shop.prices.monthly, buyer.token))).toBe(
    '409 already_subscribed /data/attributes/price_id',
  );
});
