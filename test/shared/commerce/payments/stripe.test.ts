import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AwsEndpoint, startAwsEndpoint } from '../../../../infra/local/aws/endpoint.ts';
import { openDataFolder } from '../../../../infra/local/data-folder.ts';
import { type PaymentLedger, paymentLedger } from '../../../../infra/local/payments/ledger.ts';
import { providerActions } from '../../../../infra/local/payments/provider-actions.ts';
import { STRIPE_PATH, stripeApi } from '../../../../infra/local/payments/stripe-api.ts';
import { PaymentRefused, type Payments, type SessionRequest } from '../../../../shared/commerce/payments/payments.ts';
import { stripePayments } from '../../../../shared/commerce/payments/stripe/client.ts';
import { paymentEvent } from '../../../../shared/commerce/payments/stripe/events.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';

const path = mkdtempSync(join(tmpdir(), 'stripe-'));
const folder = openDataFolder(path, { fresh: true });
const published: { type: string; object: object; account: string | null }[] = [];

let provider: PaymentLedger;
let endpoint: AwsEndpoint;
let payments: Payments;
beforeAll(async () => {
  provider = paymentLedger(folder, 'http://shop.test');
  const actions = providerActions(
    provider,
    async (type, object, account) => void published.push({ type, object, account }),
  );
  endpoint = await startAwsEndpoint({
    targets: {},
    paths: { [STRIPE_PATH]: stripeApi(provider, actions) },
  });
  payments = stripePayments({ key: async () => 'sk_test_of_this_test', origin: endpoint.origin });
});
afterAll(async () => {
  await endpoint.close();
  folder.release();
  rmSync(path, { recursive: true, force: true });
});

const request = (more: Partial<SessionRequest> = {}): SessionRequest => ({
  order: { id: newId(), team_id: newId(), hub_id: newId() },
  account: null,
  title: 'A course',
  price: { amount: 4900, currency: 'EUR' },
  recurring: null,
  email: 'ada@example.com',
  success_url: 'https://shop.example.com/done',
  cancel_url: 'https://shop.example.com/',
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  ...more,
});

const monthly = { interval: 'month', interval_count: 1, trial_days: 14, coupon: null } as const;
const pay = async (id: string) => {
  const from = published.length;
  const actions = providerActions(
    provider,
    async (type, object, account) => void published.push({ type, object, account }),
  );
  expect(await actions.pay(id)).toBe(true);
  return published.slice(from).map(({ type, object, account }, nth) =>
    paymentEvent({
      id: `evt_${nth}`,
      type,
      created: 1_700_000_000 + nth,
      ...(account && { account }),
      data: { object },
    }),
  );
};

test('a session has the product, buyer and amount, and is opened once for an order', async () => {
  const input = request();
  const [one, again] = [await payments.openSession(input), await payments.openSession(input)];
  expect(again).toEqual(one);
  expect(one.url).toBe(`http://shop.test/_local/pay/${one.id}`);
  const { order, ...rest } = input;
  expect(provider.state().sessions[one.id]).toMatchObject({
    amount: 4900,
    currency: 'eur',
    title: rest.title,
    email: rest.email,
    account: null,
    recurring: null,
    metadata: { order_id: order.id, team_id: order.team_id, hub_id: order.hub_id },
    success_url: rest.success_url,
    cancel_url: rest.cancel_url,
    expires_at: rest.expires_at,
  });
  expect(await pay(one.id)).toMatchObject([
    {
      order: { id: order.id, team_id: order.team_id },
      session: one.id,
      reported: { facts: { paid: { event: 'evt_0' } } },
    },
    {
      order: { id: order.id, team_id: order.team_id },
      reported: { facts: { receipt: { url: `http://shop.test/_local/pay/pi_${one.id.slice(3)}` } } },
    },
  ]);
});

test('a subscription on a connected account has its interval, trial and first payment', async () => {
  const coupon = { id: newId(), off: { amount: 200, currency: 'EUR' }, duration: 'repeating' as const, months: 3 };
  const input = request({ account: 'acct_1', recurring: { ...monthly, coupon } });
  const { id } = await payments.openSession(input);
  expect(provider.state().sessions[id]).toMatchObject({
    account: 'acct_1',
    off: 200,
    recurring: { interval: 'month', interval_count: 1, trial_days: 14 },
  });
  const events = await pay(id);
  expect(events.map((event) => event?.account)).toEqual(events.map(() => 'acct_1'));
  expect(events.map((event) => event?.reported.observation?.status)).toEqual(['incomplete', 'trialing', undefined]);
  const name = `sub_${id.slice(3)}`;
  const canceled = await payments.cancelAtPeriodEnd({ account: 'acct_1', name }, true);
  expect(canceled).toMatchObject({
    name,
    status: 'trialing',
    cancel_at_period_end: true,
    period_end: expect.any(Number),
  });
  expect(await payments.cancelAtPeriodEnd({ account: 'acct_1', name }, false)).toMatchObject({
    cancel_at_period_end: false,
  });
});

test('a subscription is canceled at once; canceled again, it is returned unchanged', async () => {
  const { id } = await payments.openSession(request({ recurring: monthly }));
  await pay(id);
  const subscription = { account: null, name: `sub_${id.slice(3)}` };
  const canceled = await payments.cancelNow(subscription);
  expect(canceled).toMatchObject({ status: 'canceled', ended_at: expect.any(Number) });
  expect(await payments.cancelNow(subscription)).toEqual(canceled);
  await expect(payments.cancelNow({ account: null, name: 'sub_nothing' })).rejects.toThrow(PaymentRefused);
});

test('an expired session accepts no payment; a completed one is reported as complete', async () => {
  const [open, paid] = [await payments.openSession(request()), await payments.openSession(request())];
  await pay(paid.id);
  const expire = (id: string) => payments.expireSession({ account: null, id });
  expect(await Promise.all([expire(open.id), expire(paid.id)])).toEqual(['expired', 'complete']);
  expect(await expire(open.id), 'again').toBe('expired');
  expect(provider.state().sessions[open.id]?.status).toBe('expired');
  await expect(expire('cs_nothing')).rejects.toThrow(PaymentRefused);
});

test('a refund is made once per id, by payment or invoice, and never exceeds the payment', async () => {
  const { order } = request();
  const single = await payments.openSession(request());
  await pay(single.id);
  const input = {
    id: newId(),
    order,
    amount: 900,
    account: null,
    payment: `pi_${single.id.slice(3)}`,
  };
  const made = await payments.refund(input);
  expect(await payments.refund(input)).toEqual(made);
  expect(provider.state().refunded[input.payment]).toBe(900);
  await expect(payments.refund({ ...input, id: newId(), amount: 4001 })).rejects.toThrow(PaymentRefused);
  const recurring = await payments.openSession(request({ recurring: { ...monthly, trial_days: null } }));
  await pay(recurring.id);
  const byInvoice = { ...input, id: newId(), payment: `in_${recurring.id.slice(3)}` };
  expect((await payments.refund(byInvoice)).payment).toBe(`pi_${recurring.id.slice(3)}`);
  await expect(payments.refund({ ...byInvoice, payment: 'in_nothing' })).rejects.toThrow(PaymentRefused);
});

test('an account is created once for a team, with an onboarding URL', async () => {
  const team = newId();
  const [one, again] = [await payments.createAccount(team, null), await payments.createAccount(team, null)];
  expect(again).toEqual(one);
  expect(one).toMatchObject({ charges_enabled: false, details_submitted: false });
  const page = await payments.onboardingUrl(
    one.account_id,
    'https://hub.example.com/back',
    'https://hub.example.com/again',
  );
  expect(page).toContain(one.account_id);
  expect(await payments.createAccount(team, null, 'DE'), 'another country is another account').not.toEqual(one);
});

test('a refusal of Stripe is PaymentRefused; an unreachable Stripe is another error', async () => {
  await expect(payments.cancelAtPeriodEnd({ account: null, name: 'sub_nothing' }, true)).rejects.toThrow(
    PaymentRefused,
  );
  const nowhere = stripePayments({ key: async () => 'sk_test', origin: 'http://127.0.0.1:1' });
  await expect(nowhere.openSession(request())).rejects.not.toThrow(PaymentRefused);
  const keyless = stripePayments({ key: () => Promise.reject(new Error('no secret')), origin: endpoint.origin });
  await expect(keyless.openSession(request())).rejects.toThrow('no secret');
});
