import { expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { DAY, seconds, startShop } from './shop-world.ts';
import {
  charge,
  chargeOf,
  event,
  invoice,
  invoicePayment,
  type Story,
  session,
  subscription,
  subscriptionSession,
} from './stripe-events.ts';
import { MONTHLY, ONCE } from './world.ts';

const shop = useWorld(() => startShop({ once: ONCE, monthly: MONTHLY }));

const FIRST = 'https://pay.example/receipts/1';
const SECOND = 'https://pay.example/receipts/2';
const MONTH = 30 * DAY;

const receiptOf = async (story: Story) => (await shop.order(story)).receipt_url;
const paid = (story: Story, at: number) => event('checkout.session.completed', session(story, 'complete', 'paid'), at);

test('an order has the receipt of its charge, whichever event arrives first', async () => {
  for (const receiptFirst of [true, false]) {
    const { story } = await shop.checkedOut(shop.prices.once);
    expect(await receiptOf(story)).toBeNull();
    const at = seconds();
    const receipt = event('charge.succeeded', { ...charge(story, 0), receipt_url: FIRST }, at);
    await shop.receive(...(receiptFirst ? [receipt, paid(story, at)] : [paid(story, at), receipt]));
    expect(await shop.order(story)).toMatchObject({ status: 'paid', amount_paid: ONCE.amount, receipt_url: FIRST });
  }
});

test('a charge alone pays nothing, and a receipt other than a web address is ignored', async () => {
  const { story, buyer } = await shop.checkedOut(shop.prices.once);
  const reported = (receipt_url: unknown) =>
    shop.receive(event('charge.succeeded', { ...charge(story, 0), receipt_url }, seconds()));
  for (const url of [null, 7, 'javascript:alert(1)', 'receipt']) await reported(url);
  expect(await receiptOf(story)).toBeNull();
  await reported(FIRST);
  expect(await shop.order(story)).toMatchObject({ status: 'pending', amount_paid: 0 });
  expect(await shop.entitlement(buyer.token)).toBeUndefined();
});

test('an order of a subscription has the receipt of its last payment, even if an earlier one arrives late', async () => {
  const { story } = await shop.checkedOut(shop.prices.monthly);
  const at = seconds();
  const receipts = [FIRST, SECOND].map((receipt_url, which) =>
    event('charge.succeeded', { ...chargeOf(story, which, 0), receipt_url }, at + which * MONTH),
  );
  const [first = {}, second = {}] = receipts;
  await shop.receive(
    second,
    event('customer.subscription.updated', subscription(story, 'active', [at, at + MONTH]), at),
    event('checkout.session.completed', { ...subscriptionSession(story), amount_total: MONTHLY.amount }, at),
    event('invoice_payment.paid', invoicePayment(story, 0, MONTHLY.amount), at),
    first,
  );
  expect(await receiptOf(story)).toBe(FIRST);
  await shop.receive(
    event('invoice.paid', invoice(story, 1, MONTHLY.amount), at + MONTH),
    event('invoice_payment.paid', invoicePayment(story, 1, MONTHLY.amount), at + MONTH),
  );
  expect(await receiptOf(story)).toBe(SECOND);
  await shop.receive(first);
  expect(await receiptOf(story)).toBe(SECOND);
});
