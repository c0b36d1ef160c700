import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Payments } from '../../../shared/commerce/payments/payments.ts';
import { refundOrder } from '../../../shared/commerce/purchases/orders/refund-order.ts';
import { Contention } from '../../../shared/platform/db/contention.ts';
import { DAY, type ShopWorld, seconds, startShop } from './shop-world.ts';
import { event, names, session, subscription, subscriptionSession } from './stripe-events.ts';
import { type CommerceWorld, data, MONTHLY, ONCE, ofHub, outcome } from './world.ts';

let shop: ShopWorld<'once' | 'monthly'>;
let world: CommerceWorld;
beforeAll(async () => {
  shop = await startShop({ once: ONCE, monthly: MONTHLY });
  world = shop.world;
});
afterAll(() => world.service.stop());

describe('a subscription', () => {
  const startSubscription = async () => {
    const { buyer, story } = await shop.checkedOut(shop.prices.monthly);
    const at = seconds();
    const first = [at, at + 30 * DAY] as const;
    await shop.receive(
      event('customer.subscription.created', subscription(story, 'incomplete', first), at),
      event('customer.subscription.updated', subscription(story, 'active', first), at),
      event('checkout.session.completed', subscriptionSession(story), at),
    );
    return { buyer, story, at, first };
  };

  test('gives access while it is paid, until the period end after a cancellation, and again after a resumption', async () => {
    const { buyer, story, at, first } = await startSubscription();
    expect(await shop.subscriptionOf(buyer.token)).toMatchObject({
      status: 'active',
      cancel_at_period_end: false,
      current_period_end: new Date(first[1] * 1000).toISOString(),
    });
    world.fakeProvider.subscription = { period_start: first[0], period_end: first[1] };
    const path = `/subscriptions/${story.order}`;
    const other = await world.person();
    for (const [token, expected] of [
      [other.token, '404 not_found'],
      [world.theirs.key.secret, '404 not_found'],
      [world.ours.users.moderator.token, '403 forbidden'],
      [buyer.token, '200'],
      [buyer.token, '200'],
    ] as const)
      expect(outcome(await world.send('POST', `${path}/cancel`, undefined, token))).toBe(expected);
    expect([await shop.subscriptionOf(buyer.token), await shop.billing(buyer.id)]).toMatchObject([
      { cancel_at_period_end: true },
      { status: 'canceling' },
    ]);
    expect((await shop.entitlement(buyer.token))?.ends_at).toBe(new Date(first[1] * 1000).toISOString());
    expect(
      data(await world.send('POST', `${path}/resume`, undefined, world.ours.key.secret)).attributes
        .cancel_at_period_end,
    ).toBe(false);
    expect([(await shop.billing(buyer.id))?.status, (await shop.entitlement(buyer.token))?.ends_at]).toEqual([
      'active',
      null,
    ]);
    await shop.receive(
      event(
        'customer.subscription.deleted',
        subscription(story, 'canceled', first, { ended_at: at + 40 * DAY }),
        at + 40 * DAY,
      ),
    );
    world.now = new Date((at + 41 * DAY) * 1000);
    await shop.receive(
      event(
        'invoice.paid',
        {
          id: names(story).invoice,
          parent: { subscription_details: { metadata: { order_id: story.order, team_id: world.ours.id } } },
        },
        at + 40 * DAY,
      ),
    );
    world.now = new Date();
    expect(await shop.entitlement(buyer.token)).toMatchObject({
      status: 'ended',
      revoked_by: { type: 'cancellation' },
    });
    expect(outcome(await world.send('POST', `${path}/cancel`, undefined, buyer.token))).toBe('409 illegal_transition');
    expect(outcome(await world.send('POST', `${path}/resume`, undefined, buyer.token))).toBe('409 illegal_transition');
  });

  test('an unreachable provider changes nothing', async () => {
    const { buyer, story } = await startSubscription();
    world.fakeProvider.fails = new Error('no route');
    expect(outcome(await world.send('POST', `/subscriptions/${story.order}/cancel`, undefined, buyer.token))).toBe(
      '503 payment_unavailable',
    );
    world.fakeProvider.fails = undefined;
    expect((await shop.subscriptionOf(buyer.token))?.cancel_at_period_end).toBe(false);
  });
});

describe('a requested refund', () => {
  const refund = (id: string, attributes: object = {}) =>
    world.send('POST', ofHub(world.ours, `/orders/${id}/refunds`), { type: 'refunds', attributes });

  test('concurrent refunds never exceed the payment', async () => {
    const { story } = await shop.checkedOut(shop.prices.once);
    expect(outcome(await refund(story.order))).toBe('409 nothing_to_refund');
    await shop.receive(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
    expect(outcome(await refund(story.order, { amount: 4901 }))).toBe('422 exceeds_payment /data/attributes/amount');
    for (const amount of [0, -1, 1.5, null, '5'])
      expect(outcome(await refund(story.order, { amount }))).toBe('422 /data/attributes/amount');
    const before = world.fakeProvider.refunds.length;
    const answers = await Promise.all(Array.from({ length: 4 }, () => refund(story.order, { amount: 2000 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422]);
    expect(answers.find(({ status }) => status === 201)?.headers.Location).toBeUndefined();
    expect(data(await refund(story.order)).attributes).toMatchObject({ amount: 900, currency: 'EUR' });
    expect(world.fakeProvider.refunds.slice(before).reduce((sum, { amount }) => sum + amount, 0)).toBe(4900);
    expect(outcome(await refund(story.order))).toBe('409 nothing_to_refund');
  });

  test('contention is not reported as an error of the payment provider', async () => {
    const { story } = await shop.checkedOut(shop.prices.once);
    await shop.receive(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
    world.fakeProvider.fails = new Contention('others wrote first');
    expect(outcome(await refund(story.order))).toBe('503 service_unavailable');
    world.fakeProvider.fails = undefined;
    expect((await refund(story.order)).status).toBe(201);
  });

  test('a failed refund is retried with the same id', async () => {
    const { story } = await shop.checkedOut(shop.prices.once);
    await shop.receive(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
    world.fakeProvider.fails = new Error('no route');
    expect(outcome(await refund(story.order))).toBe('503 payment_unavailable');
    world.fakeProvider.fails = undefined;
    expect((await refund(story.order)).status).toBe(201);
    expect(world.fakeProvider.refunds.at(-1)?.id).toBe(`${names(story).payment}-0-4900`);
  });

  test('a refund after one of two concurrent refunds failed has a new id', async () => {
    const { story } = await shop.checkedOut(shop.prices.once);
    await shop.receive(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
    const names: string[] = [];
    const refundWithNames = (made: () => Promise<void>) => {
      const refund: Payments['refund'] = async ({ id }) => {
        await made();
        names.push(id);
        return { id, payment: 'pi_of_these' };
      };
      const of = { team_id: world.ours.id, id: story.order };
      return refundOrder(
        world.db,
        () => ({ refund }) as Payments,
        of,
        { amount: 1000, payment: undefined },
        new Date(),
      );
    };
    const failed = refundWithNames(async () => {
      await refundWithNames(async () => undefined);
      throw new Error('no route');
    });
    await expect(failed).rejects.toThrow('no route');
    await refundWithNames(async () => undefined);
    expect(new Set(names).size).toBe(2);
    expect(data(await refund(story.order)).attributes.amount).toBe(2900);
  });
});
