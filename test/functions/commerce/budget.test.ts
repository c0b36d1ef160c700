import { expect, test } from 'vitest';
import { type Consumption, meter } from '../../support/meter.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { event, invoice, invoicePayment, session, subscription, subscriptionSession } from './stripe-events.ts';
import { buy, data, FREE, MONTHLY, ONCE, ofHub, priced, startCommerce } from './world.ts';

const world = useWorld(startCommerce);
const spent = useFixture(() => meter(world.service.store.client));

/** The requests, waits, read units and write units of some work, including rate limiting and authorization. */
const cost = async (work: () => Promise<unknown>): Promise<readonly number[]> => {
  spent.read();
  await work();
  const { requests, trips, read, write }: Consumption = spent.read();
  return [requests, trips, read, write];
};

const BUDGET = {
  free: [7, 5, 9, 12],
  freeAgain: [7, 5, 10, 1],
  paid: [8, 6, 9, 12],
  paidWithCoupon: [10, 6, 11, 16],
  takenOverCoupon: [18, 13, 24, 24],
  subscription: [8, 6, 9, 18],
  receivingEvent: [1, 1, 0, 1],
  firstPayment: [5, 5, 11, 19],
  firstPeriod: [5, 5, 10, 27],
  firstSession: [5, 5, 10, 16],
  secondPeriod: [5, 5, 8, 14],
  secondInvoice: [5, 5, 8, 12],
  secondInvoicePayment: [5, 5, 9, 14],
  refund: [5, 5, 6, 1],
  order: [3, 3, 4, 0],
  entitlements: [3, 3, 8, 0],
};

test('every request and event of a purchase costs its budget of requests, waits, read units and write units', async () => {
  const [known, free, once, monthly] = await Promise.all(
    [FREE, FREE, ONCE, MONTHLY].map((price) => priced(world, price)),
  );
  await world.send('POST', ofHub(world.ours, '/coupons'), {
    type: 'coupons',
    attributes: { code: 'TEN', percent_off: 10 },
  });
  await world.send('POST', ofHub(world.ours, '/coupons'), {
    type: 'coupons',
    attributes: { code: 'ONE', percent_off: 10, max_redemptions: 1 },
  });
  await buy(world, once?.price ?? '', world.ours.key.secret, { coupon_code: 'one' });
  const { token } = await world.person();
  await buy(world, known?.price ?? '', (await world.person()).token);
  const at = Math.floor(Date.now() / 1000);
  const paidOrder = data(await buy(world, once?.price ?? '', token)).id;
  const monthlyOrder = data(await buy(world, monthly?.price ?? '', token)).id;
  const story = (order: string) => ({ order, team: world.ours.id, hub: world.ours.hub });
  const costOfEvent = async (one: object) => {
    world.queued.length = 0;
    await world.sendEvent(one);
    return cost(() => world.work());
  };
  const refund = (id: string) =>
    world.send('POST', ofHub(world.ours, `/orders/${id}/refunds`), { type: 'refunds', attributes: { amount: 100 } });
  const period = [at, at + 2_592_000] as const;
  expect({
    free: await cost(() => buy(world, free?.price ?? '', token)),
    freeAgain: await cost(() => buy(world, free?.price ?? '', token)),
    paid: await cost(() => buy(world, once?.price ?? '', token)),
    paidWithCoupon: await cost(() => buy(world, once?.price ?? '', token, { coupon_code: 'ten' })),
    takenOverCoupon: await cost(() => buy(world, once?.price ?? '', token, { coupon_code: 'one' })),
    subscription: await cost(() => buy(world, monthly?.price ?? '', token)),
    receivingEvent: await cost(() =>
      world.sendEvent(event('checkout.session.expired', session(story(paidOrder), 'expired', 'unpaid'), at)),
    ),
    firstPayment: await costOfEvent(
      event('checkout.session.completed', session(story(paidOrder), 'complete', 'paid'), at),
    ),
    firstPeriod: await costOfEvent(
      event('customer.subscription.updated', subscription(story(monthlyOrder), 'active', period), at),
    ),
    firstSession: await costOfEvent(event('checkout.session.completed', subscriptionSession(story(monthlyOrder)), at)),
    secondPeriod: await costOfEvent(
      event(
        'customer.subscription.updated',
        subscription(story(monthlyOrder), 'active', [at + 2_592_000, at + 5_184_000]),
        at + 2_592_000,
      ),
    ),
    secondInvoice: await costOfEvent(event('invoice.paid', invoice(story(monthlyOrder), 1, 1500), at + 2_592_000)),
    secondInvoicePayment: await costOfEvent(
      event('invoice_payment.paid', invoicePayment(story(monthlyOrder), 1, 1500), at + 2_592_000),
    ),
    refund: await cost(() => refund(monthlyOrder)),
    order: await cost(() => world.get(`/orders/${paidOrder}`, token)),
    entitlements: await cost(() => world.get(`/hubs/${world.ours.hub}/entitlements`, token)),
  }).toEqual(BUDGET);
});
