import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callbackProviders } from '../../../functions/callbacks/ports.ts';
import { answerPayment } from '../../../functions/payments/payments.ts';
import { effectsOf } from '../../../functions/process-callbacks/effects.ts';
import { PAYMENT_CLIENTS } from '../../../shared/commerce/payments/clients.ts';
import { remotePayments } from '../../../shared/commerce/payments/invoked-payments.ts';
import { PAYMENT_PROVIDERS } from '../../../shared/commerce/payments/registry.ts';
import { connectAll } from '../../../shared/platform/aws/connect-all.ts';
import { type MemoryEvent, memory, memoryHeaders } from '../../support/memory-payments.ts';
import { seconds } from './shop-world.ts';
import { event } from './stripe-events.ts';
import { buy, type CommerceWorld, data, items, ONCE, ofHub, outcome, priced, startCommerce } from './world.ts';

vi.mock(import('../../../shared/commerce/payments/registry.ts'), async (original) => {
  const registry = await original();
  const providers = { ...registry.PAYMENT_PROVIDERS, memory: { clientSecrets: [], callbackSecrets: [] } };
  return { ...registry, PAYMENT_PROVIDERS: providers };
});
vi.mock(import('../../../shared/commerce/payments/clients.ts'), async (original) => {
  const { connectMemory } = await import('../../support/memory-payments.ts');
  const clients = { ...(await original()).PAYMENT_CLIENTS, memory: connectMemory };
  return { PAYMENT_CLIENTS: clients };
});
vi.mock(import('../../../shared/commerce/payments/callbacks.ts'), async (original) => {
  const { memoryCallbacks } = await import('../../support/memory-payments.ts');
  const callbacks = { ...(await original()).PAYMENT_CALLBACKS, memory: memoryCallbacks };
  return { PAYMENT_CALLBACKS: callbacks };
});

let world: CommerceWorld;
let account: string;
beforeAll(async () => {
  const invoke = answerPayment(connectAll(PAYMENT_CLIENTS, {}));
  world = await startCommerce({
    platformSells: false,
    provider: 'memory',
    payments: remotePayments((call) => invoke(JSON.parse(JSON.stringify(call)))),
    callbacks: callbackProviders({}).filter(({ name }) => name === 'memory'),
    effects: effectsOf({}),
  });
  account = `shop-of-${world.ours.id}`;
});
afterAll(() => world.service.stop());

const post = (outcome: MemoryEvent, headers?: Readonly<Record<string, string>>) => {
  const body = JSON.stringify(outcome);
  const signed = headers ?? memoryHeaders(body, new Date());
  return world.service.call({ method: 'POST', path: '/webhooks/memory/connect', headers: { ...signed }, body });
};

/** Sends an event and has the worker process it. */
const report = async (type: MemoryEvent['type'], order?: string, cents?: number): Promise<void> => {
  const purchase = order === undefined ? undefined : { team: world.ours.id, order };
  const memoryEvent = {
    reference: `${type}-${order ?? 'account'}`,
    type,
    seconds: seconds(),
    shop: account,
    purchase,
    cents,
  };
  expect((await post(memoryEvent)).status).toBe(200);
  expect([await world.work(), world.failures]).toEqual([0, []]);
};

const accountPath = () => `/teams/${world.ours.id}/payment-account`;
const orderOf = async (id: string) => data(await world.get(`/orders/${id}`)).attributes;
const entitlementOf = async (token: string) =>
  items(await world.get(`/hubs/${world.ours.hub}/entitlements`, token))[0]?.attributes.status;

test('the registry names both providers', () => {
  expect(Object.keys(PAYMENT_PROVIDERS)).toEqual(['stripe', 'memory']);
});

test('a team connects an account of a second provider, sells through it and refunds through it', async () => {
  const made = await world.send('POST', accountPath(), { type: 'payment_accounts', attributes: {} });
  expect([made.status, data(made).attributes]).toMatchObject([
    201,
    { provider: 'memory', account_id: account, status: 'pending', onboarding_url: expect.stringContaining(account) },
  ]);
  await report('account_ready');
  expect(data(await world.get(accountPath())).attributes).toMatchObject({ provider: 'memory', status: 'active' });

  const { price } = await priced(world, ONCE);
  const buyer = await world.person();
  const { id, attributes } = data(await buy(world, price, buyer.token));
  expect(attributes.session_url).toBe(`https://memory.example.com/session-of-${id}`);
  expect(memory.sessions.get(`session-of-${id}`)).toMatchObject({ account, price: { amount: 4900, currency: 'EUR' } });

  await report('purchase_paid', id, 4900);
  expect(await orderOf(id)).toMatchObject({ status: 'paid' });
  expect(await entitlementOf(buyer.token)).toBe('active');

  const refund = await world.send('POST', ofHub(world.ours, `/orders/${id}/refunds`), {
    type: 'refunds',
    attributes: {},
  });
  expect(refund.status).toBe(201);
  expect(memory.refunds).toMatchObject([{ account, amount: 4900, payment: `payment-of-${id}` }]);
  await report('purchase_refunded', id, 4900);
  expect(await orderOf(id)).toMatchObject({ status: 'refunded', refunded_amount: 4900 });
  expect(await entitlementOf(buyer.token)).not.toBe('active');
});

test('a callback without the second provider’s signature is rejected with 400 and nothing is recorded', async () => {
  const memoryEvent: MemoryEvent = { reference: 'forged', type: 'account_ready', seconds: seconds(), shop: account };
  const signed = memoryHeaders(JSON.stringify({ ...memoryEvent, shop: 'another' }), new Date());
  expect(outcome(await post(memoryEvent, signed))).toBe('400 invalid_signature');
  expect(await world.db.get({ pk: 'CALLBACK#memory#forged', sk: 'CALLBACK' })).toBeUndefined();
});

test('a signed event of one provider changes no order of the other, even if it names its order and account', async () => {
  const { price } = await priced(world, ONCE);
  const buyer = await world.person();
  const { id } = data(await buy(world, price, buyer.token));
  const metadata = { order_id: id, team_id: world.ours.id, hub_id: world.ours.hub };
  const failed = event('payment_intent.payment_failed', { id: 'pi_1', metadata }, seconds(), { account });
  expect((await world.sendEvent(failed, { endpoint: 'connect' })).status).toBe(200);
  expect(await world.work()).toBe(0);
  expect((await orderOf(id)).status).toBe('pending');
});
