import { describe, expect, test } from 'vitest';
import { adminAlerts } from '../../../shared/accounts/alerts/admin-alerts.ts';
import { useWorld } from '../../support/use-world.ts';
import { DAY, seconds, startShop } from './shop-world.ts';
import {
  charge,
  chargeOf,
  event,
  invoice,
  nth,
  refundObject,
  type Story,
  session,
  subscription,
  subscriptionSession,
} from './stripe-events.ts';
import { data, MONTHLY, ONCE, ofHub, outcome } from './world.ts';

const TOTAL = ONCE.amount;
const shop = useWorld(() => startShop({ once: ONCE, monthly: MONTHLY }));

const alertsOf = async ({ order }: Story) => {
  const { items } = await adminAlerts(shop.world.db, shop.world.ours.id).list({ limit: 100, after: undefined });
  return items.filter(({ payload }) => payload.order_id === order);
};

const bought = async () => {
  const { buyer, story } = await shop.checkedOut(shop.prices.once);
  const at = seconds();
  await shop.receive(
    event('checkout.session.completed', session(story, 'complete', 'paid', { amount_total: TOTAL }), at),
  );
  return { buyer, story, at };
};

const stateOf = async ({ buyer, story }: Pick<Awaited<ReturnType<typeof bought>>, 'buyer' | 'story'>) => {
  const { status, refunded_amount } = await shop.order(story);
  return [status, refunded_amount, (await shop.entitlement(buyer.token))?.status];
};

const refund = (order: string, attributes: object = {}) =>
  shop.world.send('POST', ofHub(shop.world.ours, `/orders/${order}/refunds`), { type: 'refunds', attributes });

describe('a refund that failed or was canceled is undone', () => {
  test.each([
    ['refund.failed', 'failed'],
    ['refund.updated', 'failed'],
    ['charge.refund.updated', 'failed'],
    ['refund.updated', 'canceled'],
    ['refund.created', 'failed'],
  ])('by %s with status %s: the order is paid, access is back, and the team has one alert', async (type, status) => {
    const one = await bought();
    const { story, at } = one;
    await shop.receive(event('charge.refunded', charge(story, TOTAL), at + 5));
    expect(await stateOf(one)).toEqual(['refunded', TOTAL, 'ended']);
    const id = `re_${story.order}`;
    const failed = event(type, refundObject(story, id, TOTAL, status), at + 6);
    const again = event('refund.failed', refundObject(story, id, TOTAL, status), at + 7);
    await shop.receive(failed, failed, again);
    expect(await stateOf(one)).toEqual(['paid', 0, 'active']);
    expect(await alertsOf(story)).toMatchObject([
      {
        alert_type: 'refund_failed',
        hub_id: story.hub,
        payload: {
          refund_id: id,
          amount: TOTAL,
          currency: 'EUR',
          reason: status === 'failed' ? 'expired_or_canceled_card' : null,
        },
      },
    ]);
  });

  test('if its failure arrives before the refund, and after the alert was resolved', async () => {
    const one = await bought();
    const { story, at } = one;
    const id = `re_${story.order}`;
    await shop.receive(event('refund.failed', refundObject(story, id, TOTAL, 'failed'), at + 6));
    const [alert] = await alertsOf(story);
    await adminAlerts(shop.world.db, story.team).resolve(alert?.id ?? '', { type: 'user', id: 'owner' }, new Date());
    await shop.receive(
      event('charge.refunded', charge(story, TOTAL), at + 5),
      event('refund.updated', refundObject(story, id, TOTAL, 'failed'), at + 8),
    );
    expect(await stateOf(one)).toEqual(['paid', 0, 'active']);
    expect(await alertsOf(story)).toEqual([]);
  });

  test('while the other refunds of its payment stay, whenever they were made', async () => {
    const one = await bought();
    const { story, at } = one;
    const failed = (name: string, amount: number, when: number) =>
      event('refund.failed', refundObject(story, `re_${name}_${story.order}`, amount, 'failed'), when);
    await shop.receive(
      event('charge.refunded', charge(story, 1000), at + 1),
      event('charge.refunded', charge(story, 1500), at + 2),
      failed('one', 1000, at + 3),
    );
    expect(await stateOf(one)).toEqual(['partially_refunded', 500, 'active']);
    await shop.receive(event('charge.refunded', charge(story, 2500), at + 4));
    expect(await stateOf(one)).toEqual(['partially_refunded', 2500, 'active']);
    await shop.receive(failed('two', 2000, at + 5));
    expect(await stateOf(one)).toEqual(['partially_refunded', 500, 'active']);
    expect(await alertsOf(story)).toHaveLength(2);
  });

  test('and its amount can be refunded again', async () => {
    const one = await bought();
    const { story, at } = one;
    expect((await refund(story.order)).status).toBe(201);
    await shop.receive(event('charge.refunded', charge(story, TOTAL), at + 5));
    expect(outcome(await refund(story.order))).toBe('409 nothing_to_refund');
    await shop.receive(event('refund.failed', refundObject(story, `re_${story.order}`, TOTAL, 'failed'), at + 6));
    expect(outcome(await refund(story.order, { amount: TOTAL + 1 }))).toBe(
      '422 exceeds_payment /data/attributes/amount',
    );
    expect(data(await refund(story.order)).attributes.amount).toBe(TOTAL);
    expect(new Set(shop.world.fakeProvider.refunds.slice(-2).map(({ id }) => id)).size).toBe(2);
    await shop.receive(event('charge.refunded', charge(story, TOTAL), at + 9));
    expect(await stateOf(one)).toEqual(['refunded', TOTAL, 'ended']);
  });

  test('of a renewal, which only its payment names', async () => {
    const { buyer, story } = await shop.checkedOut(shop.prices.monthly);
    const at = seconds();
    const renewed = at + 30 * DAY;
    const payment = nth(story, 1).payment;
    await shop.receive(
      event('customer.subscription.updated', subscription(story, 'active', [at, renewed]), at),
      event('checkout.session.completed', { ...subscriptionSession(story), amount_total: MONTHLY.amount }, at),
      event('invoice.paid', { ...invoice(story, 1, MONTHLY.amount), payment_intent: payment }, renewed),
      event('charge.refunded', chargeOf(story, 1, MONTHLY.amount), renewed + 1),
    );
    expect(await stateOf({ buyer, story })).toEqual(['partially_refunded', MONTHLY.amount, 'active']);
    const failed = refundObject(story, `re_${story.order}`, MONTHLY.amount, 'failed', payment);
    await shop.receive(event('refund.failed', failed, renewed + 2));
    expect(await stateOf({ buyer, story })).toEqual(['paid', 0, 'active']);
  });
});

test('a refund that is pending or succeeded changes nothing by itself', async () => {
  const one = await bought();
  for (const status of ['pending', 'requires_action', 'succeeded'])
    await shop.receive(event('refund.updated', refundObject(one.story, 're_1', TOTAL, status), one.at + 1));
  expect(await stateOf(one)).toEqual(['paid', 0, 'active']);
  expect(await alertsOf(one.story)).toEqual([]);
});
