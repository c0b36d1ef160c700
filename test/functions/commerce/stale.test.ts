import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coupons } from '../../../shared/commerce/catalog/coupons.ts';
import { prices } from '../../../shared/commerce/catalog/prices.ts';
import type { PaymentsOf } from '../../../shared/commerce/payments/payments.ts';
import { orderStatus } from '../../../shared/commerce/purchases/orders/order-status.ts';
import { refundOrder } from '../../../shared/commerce/purchases/orders/refund-order.ts';
import { startOrder } from '../../../shared/commerce/purchases/orders/start-order.ts';
import { applyUpdates, loadPurchase, type PurchaseUpdate } from '../../../shared/commerce/purchases/purchase.ts';
import { purchaseSteps } from '../../../shared/commerce/purchases/purchase-steps.ts';
import { amountsOf, uncountedAmount } from '../../../shared/commerce/purchases/received.ts';
import { withoutProof } from '../../../shared/hubs/people/contacts/recipient.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { DAY, type ShopWorld, seconds, startShop } from './shop-world.ts';
import { event, session, subscription, subscriptionSession } from './stripe-events.ts';
import { buy, type CommerceWorld, data, MONTHLY, ONCE } from './world.ts';

let shop: ShopWorld<'once' | 'monthly'>;
let world: CommerceWorld;
beforeAll(async () => {
  shop = await startShop({ once: ONCE, monthly: MONTHLY });
  world = shop.world;
});
afterAll(() => world.service.stop());

const ACTOR = { type: 'system', id: 'test' } as const;
const hub = () => ({ team: world.ours.id, hub: world.ours.hub });

describe('the second of two writes planned on the same purchase fails if both change', () => {
  const seen = {
    name: 'sub_1',
    status: 'incomplete',
    cancel_at_period_end: false,
    trial_end: null,
    ended_at: null,
  } as const;
  const observation = (at: number) => ({ ...seen, period_start: null, period_end: null, at, event: `evt_${at}` });
  const cases: readonly [string, 'once' | 'monthly', PurchaseUpdate, PurchaseUpdate][] = [
    [
      'order',
      'once',
      { facts: { failed: { at: 1, event: 'evt_1' } } },
      { facts: { failed: { at: 0, event: 'evt_0' } } },
    ],
    ['order', 'once', { received: 100 }, { received: 50 }],
    ['subscription', 'monthly', { observation: observation(1) }, { observation: observation(2) }],
  ];
  test.each(cases)('the %s of a %s price: %j', async (label, price, first, second) => {
    const { story } = await shop.checkedOut(shop.prices[price]);
    const purchase = await loadPurchase(world.db, story.team, story.order, new Date());
    if (!purchase) throw new Error('There is no purchase.');
    const write = (update: PurchaseUpdate) =>
      world.db.transact(purchaseSteps(purchase, applyUpdates(purchase, [update]), ACTOR, new Date()));
    expect(await write(first)).toEqual({ ok: true });
    expect(await write(second)).toMatchObject({ ok: false, failed: [{ label }] });
  });
});

describe('access that a payment gives back while the rows of its purchase are read is not ended by', () => {
  const receipt = { at: 1, event: 'evt_receipt', url: 'https://pay.example/receipt' };
  const cases: readonly [string, PurchaseUpdate][] = [
    ['the end of the grace period', {}],
    ['a receipt', { facts: { receipt } }],
  ];
  test.each(cases)('%s', async (_, update) => {
    const { buyer, story } = await shop.checkedOut(shop.prices.monthly);
    const period = [seconds() - 40 * DAY, seconds() + 40 * DAY] as const;
    const reported = (status: string, at: number) =>
      event('customer.subscription.updated', subscription(story, status, period), at);
    await shop.receive(
      event('checkout.session.completed', subscriptionSession(story), period[0]),
      reported('active', period[0]),
      reported('past_due', seconds() - 30 * DAY),
    );
    expect(await shop.entitlement(buyer.token)).toMatchObject({ status: 'ended' });
    let isFirst = true;
    const reading: Table = {
      ...world.db,
      async getMany<T>(...args: Parameters<Table['getMany']>) {
        const rows = await world.db.getMany<T>(...args);
        if (isFirst) {
          isFirst = false;
          await shop.receive(reported('active', seconds()));
        }
        return rows;
      },
    };
    const purchase = await loadPurchase(reading, story.team, story.order, new Date());
    if (!purchase) throw new Error('There is no purchase.');
    const steps = purchaseSteps(purchase, applyUpdates(purchase, [update]), ACTOR, new Date());
    expect(await world.db.transact(steps)).toMatchObject({ ok: false, failed: [{ label: 'subscription' }] });
    expect(await shop.entitlement(buyer.token)).toMatchObject({ status: 'active' });
  });
});

test('a refund is planned again if the requested amount changed since it was read, even with the same number of refunds', async () => {
  const { story } = await shop.checkedOut(shop.prices.once);
  await shop.receive(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
  const of = { team_id: story.team, id: story.order };
  const refund = (db: Table, amount: number) =>
    refundOrder(db, world.payments, of, { amount, payment: undefined }, new Date());
  await refund(world.db, 100);
  let changing = true;
  const slow = new Proxy(world.db, {
    get: (table, name: keyof Table) =>
      name !== 'update'
        ? table[name]
        : async (...args: Parameters<Table['update']>) => {
            if (changing) await table.update(args[0], { set: { refund_requested: 4900 } });
            changing = false;
            return table.update(...args);
          },
  });
  world.fakeProvider.refunds.length = 0;
  expect(await refund(slow, 4800)).toBe('nothing_to_refund');
  expect(world.fakeProvider.refunds).toEqual([]);
});

test('the id of a failed refund is not reused after a later refund', async () => {
  const { story } = await shop.checkedOut(shop.prices.once);
  await shop.receive(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
  const refund = (payments: PaymentsOf) =>
    refundOrder(
      world.db,
      payments,
      { team_id: story.team, id: story.order },
      { amount: 100, payment: undefined },
      new Date(),
    );
  world.fakeProvider.refunds.length = 0;
  const fails: PaymentsOf = (provider) => ({
    ...world.payments(provider),
    async refund() {
      await refund(world.payments);
      throw new Error('no route');
    },
  });
  await expect(refund(fails)).rejects.toThrow('no route');
  await refund(world.payments);
  const names = world.fakeProvider.refunds.map(({ id }) => id);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(2);
});

describe('a coupon is not redeemed if, since it was read,', () => {
  test.each([
    ['it was deactivated', { is_active: false }, 'unknown_coupon'],
    ['it was limited to the redemptions so far', { max_redemptions: 1 }, 'coupon_used_up'],
  ])('%s', async (_, change, refused) => {
    const { id, code } = await shop.coupon({ percent_off: 10 });
    await buy(world, shop.prices.once, (await world.person()).token, { coupon_code: code });
    const [price, coupon] = await Promise.all([
      prices(world.db, hub()).get(shop.prices.once),
      coupons(world.db, hub()).get(id),
    ]);
    if (!price || !coupon) throw new Error('Both were made');
    await coupons(world.db, hub()).change(id, change, ACTOR, new Date());
    const buyer = {
      contact: null,
      billing: undefined,
      member: undefined,
      barred: false,
      recipient: withoutProof('is_nobody_yet'),
      is_own: false,
    };
    const request = {
      ...buyer,
      price,
      trial_days: null,
      coupon,
      email: null,
      after: null,
      account: null,
      hold_rank: 0 as const,
      provider: 'stripe',
    };
    expect(await startOrder(world.db, hub(), request, ACTOR, new Date())).toEqual({ refused });
    expect(await shop.redeemed(id)).toBe(1);
  });
});

test('a subscription with a full discount is started at the provider, and is paid, not free', async () => {
  const { code } = await shop.coupon({ percent_off: 100, duration: 'forever' });
  const { token } = await world.person();
  const { id, attributes } = data(await buy(world, shop.prices.monthly, token, { coupon_code: code }));
  expect(attributes).toMatchObject({ status: 'open', session_url: expect.stringContaining('https://') });
  expect(world.fakeProvider.sessions.at(-1)).toMatchObject({
    order: { id },
    price: { amount: 0 },
    recurring: { interval: 'month' },
  });
  const paid = (eventId: string) =>
    orderStatus({ total: 0, amount_paid: 0, facts: { paid: { at: 1, event: eventId } } });
  expect([paid('evt_1'), paid('')]).toEqual(['paid', 'free']);
});

test('an event of another session does not change the order in its metadata', async () => {
  const { story } = await shop.checkedOut(shop.prices.once);
  const foreign = session(story, 'complete', 'paid', { id: 'cs_another', payment_intent: 'pi_another' });
  await shop.receive(event('checkout.session.completed', foreign, seconds()));
  expect(await shop.order(story)).toMatchObject({ status: 'pending', session_status: 'open' });
});

test('a smaller amount reported later does not reduce the counted amount', () => {
  const fields = {
    names: [],
    order: undefined,
    settled: undefined,
    session: undefined,
    email: undefined,
    state: undefined,
  };
  const event = { ...fields, id: 'evt_1', at: 1, account: null, reported: {}, paid: { name: 'in_1', amount: 1000 } };
  const counted = () => 1500;
  const amounts = amountsOf([event], { total: 4900 }, counted);
  expect([amounts.get('in_1'), uncountedAmount(amounts, counted)]).toEqual([1500, 0]);
});

test('every event that waits for its order is applied', async () => {
  const { story } = await shop.checkedOut(shop.prices.once);
  const dispute = (status: string) => ({ id: 'dp_1', status, payment_intent: `pi_${story.order}`, metadata: {} });
  const disputeEvent = (nth: number, status: string) => ({
    ...event('charge.dispute.updated', dispute(status), seconds()),
    id: `evt_${story.order}_${String(nth).padStart(3, '0')}`,
  });
  await shop.receive(disputeEvent(0, 'won'));
  for (let nth = 1; nth <= 25; nth += 1) await shop.receive(disputeEvent(nth, 'needs_response'));
  await shop.receive(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
  expect((await shop.order(story)).status).toBe('paid');
});
