import { expect, test } from 'vitest';
import { responseTo } from '../../../../infra/local/control/problem.ts';
import { checkoutControls } from '../../../../infra/local/payments/checkout-page.ts';
import { paymentLedger } from '../../../../infra/local/payments/ledger.ts';
import { providerActions } from '../../../../infra/local/payments/provider-actions.ts';
import { catchUp } from '../../../../infra/local/payments/renewals.ts';
import { stripeApi } from '../../../../infra/local/payments/stripe-api.ts';
import type { AwsService } from '../../../../infra/local/protocol/request.ts';
import { temporaryDataFolder } from '../support/data-folder.ts';

interface SentEvent {
  readonly type: string;
  readonly object: Readonly<Record<string, unknown>>;
}

const standIn = () => {
  const events: SentEvent[] = [];
  const ledger = paymentLedger(temporaryDataFolder(), 'http://127.0.0.1:1');
  const sendEvent = async (type: string, object: object) => void events.push({ type, object: { ...object } });
  const actions = providerActions(ledger, sendEvent);
  const api: AwsService = stripeApi(ledger, actions);
  const call = async (method: string, path: string, form: Record<string, string> = {}, key = '') => {
    const headers = { authorization: 'Bearer sk', ...(key && { 'idempotency-key': key }) };
    const body = Buffer.from(new URLSearchParams(form).toString());
    const answered = await api({ method, path: `/v1/${path}`, headers, target: '', body });
    return { status: answered.status, body: JSON.parse(String(answered.body)) };
  };
  const page = async (id: string): Promise<string> => {
    const [, shown] = checkoutControls(ledger, actions);
    const request = { method: 'GET', path: `/_local/pay/${id}`, query: '', headers: [], body: Buffer.from('') };
    const answer = await shown?.handle(request as never);
    return answer ? String(responseTo('http://127.0.0.1:8787', answer).body) : '';
  };
  /** Applies renewals until a number of days from now. */
  const later = (days: number) => catchUp(ledger, sendEvent, Math.floor(Date.now() / 1000) + days * 86_400);
  return { events, actions, call, page, later };
};

const monthly = (more: Record<string, string> = {}) => ({
  'line_items[0][price_data][currency]': 'eur',
  'line_items[0][price_data][unit_amount]': '901',
  'line_items[0][price_data][product_data][name]': 'Club',
  'line_items[0][price_data][recurring][interval]': 'month',
  'metadata[order_id]': 'one',
  ...more,
});

const invoiceOf = ({ events }: ReturnType<typeof standIn>): unknown =>
  events.find(({ type }) => type === 'checkout.session.completed')?.object.invoice;

test('a refund during a trial is rejected, because there is no payment', async () => {
  const shop = standIn();
  const { body } = await shop.call(
    'POST',
    'checkout/sessions',
    monthly({ 'subscription_data[trial_period_days]': '7' }),
  );
  await shop.actions.pay(body.id);
  expect(shop.events.map(({ type }) => type).sort()).toEqual([
    'checkout.session.completed',
    'customer.subscription.created',
    'customer.subscription.updated',
  ]);
  expect((await shop.call('GET', `invoice_payments?invoice=${invoiceOf(shop)}`)).body.data).toEqual([]);
  const refund = { payment_intent: `pi_${body.id.slice(3)}`, amount: '1' };
  expect((await shop.call('POST', 'refunds', refund)).status).toBe(400);
});

test('a coupon reduces the first payment on the page, in the ledger and for refunds', async () => {
  const shop = standIn();
  const coupon = await shop.call('POST', 'coupons', { duration: 'once', percent_off: '50' }, 'k');
  expect((await shop.call('POST', 'coupons', { duration: 'once', percent_off: '50' }, 'k')).body).toEqual(coupon.body);
  const { body } = await shop.call('POST', 'checkout/sessions', monthly({ 'discounts[0][coupon]': coupon.body.id }));
  expect(await shop.page(body.id)).toContain('<strong>€4.50</strong>, then €9.01 every month');
  await shop.actions.pay(body.id);
  const [payment] = (await shop.call('GET', `invoice_payments?invoice=${invoiceOf(shop)}`)).body.data;
  const { payment_intent } = payment.payment;
  expect((await shop.call('POST', 'refunds', { payment_intent, amount: '451' })).status).toBe(400);
  expect((await shop.call('POST', 'refunds', { payment_intent, amount: '450' })).status).toBe(200);
});

test('a canceled subscription has no buttons for its card', async () => {
  const shop = standIn();
  const { body } = await shop.call('POST', 'checkout/sessions', monthly());
  await shop.actions.pay(body.id);
  const id = String(shop.events.find(({ type }) => type === 'customer.subscription.created')?.object.id);
  expect(await shop.page(id)).toContain('Decline card');
  expect((await shop.call('DELETE', `subscriptions/${id}`)).status).toBe(200);
  const shown = await shop.page(id);
  expect(shown).toContain('Club: canceled');
  expect(shown).not.toContain('Card');
});

test('an event is sent before the ledger changes, even if the stack is killed in between', async () => {
  const killed = new Error('killed');
  const ledger = paymentLedger(temporaryDataFolder(), 'http://127.0.0.1:1');
  const dying = { ...ledger, put: () => expect.fail(killed.message) };
  const events: string[] = [];
  const actions = providerActions(dying, async (type) => void events.push(type));
  const api: AwsService = stripeApi(ledger, actions);
  const body = Buffer.from(new URLSearchParams(monthly()).toString());
  const headers = { authorization: 'Bearer sk' };
  const made = await api({ method: 'POST', path: '/v1/checkout/sessions', headers, target: '', body });
  const { id } = JSON.parse(String(made.body));
  await expect(actions.pay(id)).rejects.toThrow(killed.message);
  expect(events).toContain('customer.subscription.created');
});

test('a renewal sends the events of its invoice and payment, and can be refunded up to its amount', async () => {
  const shop = standIn();
  const { body } = await shop.call('POST', 'checkout/sessions', monthly());
  await shop.actions.pay(body.id);
  const first = shop.events.splice(0).map(({ type, object }) => [type, object.amount_paid]);
  expect(first.filter(([, amount]) => amount !== undefined)).toEqual([
    ['invoice.paid', 901],
    ['invoice_payment.paid', 901],
  ]);
  await shop.later(40);
  expect(shop.events.map(({ type, object }) => [type, object.amount_paid])).toEqual([
    ['customer.subscription.updated', undefined],
    ['invoice.paid', 901],
    ['invoice_payment.paid', 901],
    ['charge.succeeded', undefined],
  ]);
  const [, invoice, paid] = shop.events.splice(0);
  expect(invoice?.object.parent).toMatchObject({ subscription_details: { metadata: { order_id: 'one' } } });
  const { payment_intent } = Object(paid?.object.payment);
  expect((await shop.call('GET', `invoice_payments?invoice=${invoice?.object.id}`)).body.data).toMatchObject([
    { object: 'invoice_payment', invoice: invoice?.object.id, amount_paid: 901, payment: { payment_intent } },
  ]);
  expect((await shop.call('POST', 'refunds', { payment_intent, amount: '902' })).status).toBe(400);
  expect((await shop.call('POST', 'refunds', { payment_intent, amount: '901' })).status).toBe(200);
  expect((await shop.call('POST', 'refunds', { payment_intent, amount: '1' })).status).toBe(400);
  expect(shop.events).toMatchObject([{ type: 'charge.refunded', object: { payment_intent, amount_refunded: 901 } }]);
});

test('a renewal whose card was declined is paid when the card works again', async () => {
  const shop = standIn();
  const daily = monthly({ 'line_items[0][price_data][recurring][interval]': 'day' });
  const { body } = await shop.call('POST', 'checkout/sessions', daily);
  await shop.actions.pay(body.id);
  await shop.actions.card(`sub_${body.id.slice(3)}`, false);
  shop.events.splice(0);
  await shop.later(2);
  expect(shop.events.splice(0).map(({ type }) => type)).toEqual(['customer.subscription.updated']);
  await shop.actions.card(`sub_${body.id.slice(3)}`, true);
  expect(shop.events.map(({ type }) => type)).toEqual([
    'customer.subscription.updated',
    'invoice.paid',
    'invoice_payment.paid',
    'charge.succeeded',
  ]);
});

test('each payment of a subscription reports a receipt, whose page shows its amount', async () => {
  const shop = standIn();
  const { body } = await shop.call('POST', 'checkout/sessions', monthly());
  await shop.actions.pay(body.id);
  await shop.later(32);
  const receipts = shop.events.flatMap(({ type, object }) => (type === 'charge.succeeded' ? object.receipt_url : []));
  expect(new Set(receipts).size).toBe(2);
  for (const url of receipts) {
    const { origin, pathname } = new URL(String(url));
    expect(origin).toBe('http://127.0.0.1:1');
    expect(await shop.page(pathname.slice('/_local/pay/'.length))).toContain('Club: <strong>€9.01</strong>');
  }
});
