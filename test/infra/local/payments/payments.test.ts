import { expect, test } from 'vitest';
import type { AwsService } from '../../../../infra/local/aws/request.ts';
import { books } from '../../../../infra/local/payments/books.ts';
import { cashier } from '../../../../infra/local/payments/cashier.ts';
import { payControls } from '../../../../infra/local/payments/pay-page.ts';
import { catchUp } from '../../../../infra/local/payments/renewals.ts';
import { stripeApi } from '../../../../infra/local/payments/stripe-api.ts';
import { temporaryDataFolder } from '../support/data-folder.ts';

interface Told {
  readonly type: string;
  readonly object: Readonly<Record<string, unknown>>;
}

const standIn = () => {
  const told: Told[] = [];
  const accounts = books(temporaryDataFolder());
  const tell = async (type: string, object: object) => void told.push({ type, object: { ...object } });
  const till = cashier(accounts, tell);
  const api: AwsService = stripeApi(accounts, till, 'http://127.0.0.1:1');
  const call = async (method: string, path: string, form: Record<string, string> = {}, key = '') => {
    const headers = { authorization: 'Bearer sk', ...(key && { 'idempotency-key': key }) };
    const body = Buffer.from(new URLSearchParams(form).toString());
    const answered = await api({ method, path: `/v1/${path}`, headers, target: '', body });
    return { status: answered.status, body: JSON.parse(String(answered.body)) };
  };
  const page = async (id: string): Promise<string> => {
    const [, shown] = payControls(accounts, till);
    const request = { method: 'GET', path: `/_local/pay/${id}`, query: '', headers: [], body: Buffer.from('') };
    return String((await shown?.handle(request as never))?.body);
  };
  /** So many days from now. */
  const later = (days: number) => catchUp(accounts, tell, Math.floor(Date.now() / 1000) + days * 86_400);
  return { told, till, call, page, later };
};

const monthly = (more: Record<string, string> = {}) => ({
  'line_items[0][price_data][currency]': 'eur',
  'line_items[0][price_data][unit_amount]': '901',
  'line_items[0][price_data][product_data][name]': 'Club',
  'line_items[0][price_data][recurring][interval]': 'month',
  'metadata[order_id]': 'one',
  ...more,
});

const invoiceOf = ({ told }: ReturnType<typeof standIn>): unknown =>
  told.find(({ type }) => type === 'checkout.session.completed')?.object.invoice;

test('of a trial nothing is paid, so that nothing of it can be given back', async () => {
  const shop = standIn();
  const { body } = await shop.call(
    'POST',
    'checkout/sessions',
    monthly({ 'subscription_data[trial_period_days]': '7' }),
  );
  await shop.till.pay(body.id);
  expect(shop.told.map(({ type }) => type).sort()).toEqual([
    'checkout.session.completed',
    'customer.subscription.created',
    'customer.subscription.updated',
  ]);
  expect((await shop.call('GET', `invoice_payments?invoice=${invoiceOf(shop)}`)).body.data).toEqual([]);
  const refund = { payment_intent: `pi_${body.id.slice(3)}`, amount: '1' };
  expect((await shop.call('POST', 'refunds', refund)).status).toBe(400);
});

test('a coupon comes off the first amount: that is what is shown, paid, and can be given back', async () => {
  const shop = standIn();
  const coupon = await shop.call('POST', 'coupons', { duration: 'once', percent_off: '50' }, 'k');
  expect((await shop.call('POST', 'coupons', { duration: 'once', percent_off: '50' }, 'k')).body).toEqual(coupon.body);
  const { body } = await shop.call('POST', 'checkout/sessions', monthly({ 'discounts[0][coupon]': coupon.body.id }));
  expect(await shop.page(body.id)).toContain('<strong>€4.50</strong>, then €9.01 every month');
  await shop.till.pay(body.id);
  const [payment] = (await shop.call('GET', `invoice_payments?invoice=${invoiceOf(shop)}`)).body.data;
  const { payment_intent } = payment.payment;
  expect((await shop.call('POST', 'refunds', { payment_intent, amount: '451' })).status).toBe(400);
  expect((await shop.call('POST', 'refunds', { payment_intent, amount: '450' })).status).toBe(200);
});

test('a canceled subscription has no buttons for its card', async () => {
  const shop = standIn();
  const { body } = await shop.call('POST', 'checkout/sessions', monthly());
  await shop.till.pay(body.id);
  const id = String(shop.told.find(({ type }) => type === 'customer.subscription.created')?.object.id);
  expect(await shop.page(id)).toContain('Decline card');
  expect((await shop.call('DELETE', `subscriptions/${id}`)).status).toBe(200);
  const shown = await shop.page(id);
  expect(shown).toContain('Club: canceled');
  expect(shown).not.toContain('Card');
});

test('whatever the books say was told before, however soon after it the stack is killed', async () => {
  const killed = new Error('killed');
  const accounts = books(temporaryDataFolder());
  const dying = { ...accounts, put: () => expect.fail(killed.message) };
  const told: string[] = [];
  const till = cashier(dying, async (type) => void told.push(type));
  const api: AwsService = stripeApi(accounts, till, 'http://127.0.0.1:1');
  const body = Buffer.from(new URLSearchParams(monthly()).toString());
  const headers = { authorization: 'Bearer sk' };
  const made = await api({ method: 'POST', path: '/v1/checkout/sessions', headers, target: '', body });
  const { id } = JSON.parse(String(made.body));
  await expect(till.pay(id)).rejects.toThrow(killed.message);
  expect(told).toContain('customer.subscription.created');
});

test('a renewal is told with its invoice and its payment, and can be given back as far as it was paid', async () => {
  const shop = standIn();
  const { body } = await shop.call('POST', 'checkout/sessions', monthly());
  await shop.till.pay(body.id);
  const first = shop.told.splice(0).map(({ type, object }) => [type, object.amount_paid]);
  expect(first.filter(([, amount]) => amount !== undefined)).toEqual([
    ['invoice.paid', 901],
    ['invoice_payment.paid', 901],
  ]);
  await shop.later(40);
  expect(shop.told.map(({ type, object }) => [type, object.amount_paid])).toEqual([
    ['customer.subscription.updated', undefined],
    ['invoice.paid', 901],
    ['invoice_payment.paid', 901],
  ]);
  const [, invoice, paid] = shop.told.splice(0);
  expect(invoice?.object.parent).toMatchObject({ subscription_details: { metadata: { order_id: 'one' } } });
  const { payment_intent } = Object(paid?.object.payment);
  expect((await shop.call('GET', `invoice_payments?invoice=${invoice?.object.id}`)).body.data).toEqual([
    { payment: { payment_intent } },
  ]);
  expect((await shop.call('POST', 'refunds', { payment_intent, amount: '902' })).status).toBe(400);
  expect((await shop.call('POST', 'refunds', { payment_intent, amount: '901' })).status).toBe(200);
  expect((await shop.call('POST', 'refunds', { payment_intent, amount: '1' })).status).toBe(400);
  expect(shop.told).toMatchObject([{ type: 'charge.refunded', object: { payment_intent, amount_refunded: 901 } }]);
});

test('a renewal whose card fails is paid when the card is taken again', async () => {
  const shop = standIn();
  const daily = monthly({ 'line_items[0][price_data][recurring][interval]': 'day' });
  const { body } = await shop.call('POST', 'checkout/sessions', daily);
  await shop.till.pay(body.id);
  await shop.till.card(`sub_${body.id.slice(3)}`, false);
  shop.told.splice(0);
  await shop.later(2);
  expect(shop.told.splice(0).map(({ type }) => type)).toEqual(['customer.subscription.updated']);
  await shop.till.card(`sub_${body.id.slice(3)}`, true);
  expect(shop.told.map(({ type }) => type)).toEqual([
    'customer.subscription.updated',
    'invoice.paid',
    'invoice_payment.paid',
  ]);
});
