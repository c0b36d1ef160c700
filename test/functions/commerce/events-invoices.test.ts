import { describe, expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { DAY, seconds, startShop } from './shop-world.ts';
import {
  bareInvoice,
  event,
  INVOICE_SHAPES,
  invoicePayment,
  names,
  nth,
  type Story,
  subscription,
  subscriptionSession,
} from './stripe-events.ts';
import { MONTHLY } from './world.ts';

const AMOUNT = MONTHLY.amount;
const MONTH = 30 * DAY;

const shop = useWorld(() => startShop({ monthly: MONTHLY }));

const startEvents = (story: Story, at: number) => [
  event('customer.subscription.updated', subscription(story, 'active', [at, at + MONTH]), at),
  event('checkout.session.completed', { ...subscriptionSession(story), amount_total: AMOUNT }, at),
];

const started = async () => {
  const { story } = await shop.checkedOut(shop.prices.monthly);
  const at = seconds();
  return { story, at, start: startEvents(story, at) };
};

const SHAPES = Object.keys(INVOICE_SHAPES).flatMap((shape) => [
  [shape, 'by its id', false] as const,
  [shape, 'expanded', true] as const,
]);

describe('C459: an invoice without our metadata leads to its order by its subscription', () => {
  test.each(SHAPES)(
    'named %s %s, before or after the checkout is reported, and counts once',
    async (shape, _, isExpanded) => {
      for (const isFirst of [true, false]) {
        const { story, at, start } = await started();
        const renewal = event('invoice.paid', bareInvoice(story, 1, AMOUNT, shape, isExpanded), at + MONTH);
        const payment = event('invoice_payment.paid', invoicePayment(story, 1, AMOUNT), at + MONTH);
        await shop.receive(...(isFirst ? [renewal, ...start] : [...start, renewal]), payment, renewal);
        expect(await shop.order(story)).toMatchObject({
          status: 'paid',
          amount_paid: 2 * AMOUNT,
          last_payment_id: nth(story, 1).invoice,
        });
      }
    },
  );

  test('if the payment lists the expanded invoice, or the invoice its payments', async () => {
    const { story, at, start } = await started();
    await shop.receive(...start);
    const expanded = { ...invoicePayment(story, 1, AMOUNT), invoice: bareInvoice(story, 1, AMOUNT, 'in parent') };
    await shop.receive(event('invoice_payment.paid', expanded, at + MONTH));
    const { payment } = nth(story, 2);
    const payments = { object: 'list', data: [{ payment: { type: 'payment_intent', payment_intent: payment } }] };
    await shop.receive(
      event('invoice.paid', { ...bareInvoice(story, 2, AMOUNT, 'in parent'), payments }, at + 2 * MONTH),
      event('charge.refunded', { id: 'ch', payment_intent: payment, amount_refunded: 100 }, at + 2 * MONTH + 1),
    );
    expect(await shop.order(story)).toMatchObject({ amount_paid: 3 * AMOUNT, refunded_amount: 100 });
  });

  test('but never to an order of another account', async () => {
    const { story, at, start } = await started();
    await shop.receive(...start);
    const foreign = event('invoice.paid', bareInvoice(story, 1, AMOUNT, 'in parent'), at, { account: 'acct_other' });
    expect((await shop.world.sendEvent(foreign, { endpoint: 'connect' })).status).toBe(200);
    expect(await shop.world.work()).toBe(0);
    expect((await shop.order(story)).amount_paid).toBe(AMOUNT);
  });
});

test('a subscription of other business of the seller keeps at most fifty waiting events', async () => {
  const story = { order: `other-${seconds()}`, team: shop.world.ours.id, hub: shop.world.ours.hub };
  for (let which = 1; which <= 60; which += 1)
    await shop.receive(event('invoice.paid', bareInvoice(story, which, AMOUNT, 'in parent'), seconds()));
  const key = { pk: `PAYMENT#stripe#platform#${names(story).subscription}`, sk: 'ORDER' };
  expect((await shop.world.db.get<{ waiting: string[] }>(key))?.waiting).toHaveLength(50);
});
