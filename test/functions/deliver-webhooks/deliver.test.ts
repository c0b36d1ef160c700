import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { endpointKey } from '../../../shared/delivery/webhooks/endpoint-item.ts';
import { RETRY_DELAYS_MS } from '../../../shared/delivery/webhooks/schedule.ts';
import { useWorld } from '../../support/use-world.ts';
import { startDeliveries } from './deliveries-world.ts';

const stripe = new Stripe('sk_test_nothing');
const setup = useWorld(startDeliveries);

test('C451 C454 C455: the stored body is sent unchanged, with signatures that both libraries verify', async () => {
  const [path, secret] = [setup.unique('ok'), `whsec_${randomBytes(32).toString('base64')}`];
  const endpoint = await setup.world.endpoint(setup.receiver.url(path), { secret });
  const id = await setup.create(endpoint, {
    automation: { id: 'a' },
    enrollment: { id: 'e' },
    data: { text: 'zażółć 💛' },
  });
  expect(setup.receiver.at(path)).toEqual([]);
  await setup.world.settle();
  const [arrived, ...more] = setup.receiver.at(path);
  if (!arrived) throw new Error('Nothing arrived');
  expect(more).toEqual([]);
  const { headers, body } = arrived;
  expect(JSON.parse(body)).toEqual({
    id,
    type: 'automation.webhook',
    created_at: new Date().toISOString(),
    hub_id: setup.world.ours.hub,
    automation: { id: 'a' },
    enrollment: { id: 'e' },
    data: { text: 'zażółć 💛' },
  });
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': id });
  expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
  expect(stripe.webhooks.signature?.verifyHeader(body, String(headers['x-svc-signature']), secret, 300)).toBe(true);
  new Webhook(secret).verify(body, headers as Record<string, string>);
  const [, v1a = ''] = /v1a,(\S+)/.exec(String(headers['webhook-signature'])) ?? [];
  const signed = Buffer.from(`${id}.${headers['webhook-timestamp']}.${body}`);
  const key = createPublicKey(setup.world.publicKey.export({ format: 'pem', type: 'spki' }));
  expect(verify(null, signed, key, Buffer.from(v1a, 'base64'))).toBe(true);
  expect(await setup.read(endpoint, id)).toMatchObject({ status: 'delivered', tries: 1, reason: null });
});

test('C452: after ten attempts with their delays a delivery fails, and the owners are alerted once', async () => {
  const path = setup.unique('fails');
  const endpoint = await setup.world.endpoint(setup.receiver.url(path));
  const [id, other] = [await setup.create(endpoint), await setup.create(endpoint)];
  await setup.world.toTheEnd();
  const times = setup.receiver
    .at(path)
    .filter((one) => one.id === id)
    .map(({ at }) => at.getTime());
  expect(times).toHaveLength(10);
  const waits = times.map((at, nth) => at - (times[nth - 1] ?? at));
  /* Only the sweep's interval and the queue's whole seconds may be added. */
  for (const [nth, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(RETRY_DELAYS_MS[nth] ?? 0);
    expect(wait).toBeLessThanOrEqual((RETRY_DELAYS_MS[nth] ?? 0) + 1_000);
  }
  const ended = await setup.read(endpoint, id);
  expect(ended).toMatchObject({ status: 'failed', reason: 'exhausted', tries: 10, next_attempt_at: null });
  expect(ended.attempts[0]).toMatchObject({ status: 500, error: 'refused', response: 'x'.repeat(1_024) });
  expect(await setup.read(endpoint, other)).toMatchObject({ status: 'failed' });
  expect(await setup.alertsOf(endpoint)).toMatchObject([
    { source_module: 'webhooks', alert_type: 'webhook_delivery_failed', hub_id: setup.world.ours.hub },
  ]);
});

test('a receiver that recovers gets the delivery once', async () => {
  const path = setup.unique('scripted');
  setup.respondWith([500, 503, 200]);
  const endpoint = await setup.world.endpoint(setup.receiver.url(path));
  const id = await setup.create(endpoint);
  await setup.world.toTheEnd();
  expect(setup.receiver.at(path)).toHaveLength(3);
  expect(await setup.read(endpoint, id)).toMatchObject({ status: 'delivered', tries: 3 });
  expect(await setup.alertsOf(endpoint)).toEqual([]);
});

test('C450: a redirect is a failed attempt, and nothing is sent to its target', async () => {
  const path = setup.unique('redirects');
  const endpoint = await setup.world.endpoint(setup.receiver.url(path));
  const id = await setup.create(endpoint);
  await setup.world.settle();
  const { attempts, status: is } = await setup.read(endpoint, id);
  expect([is, attempts]).toMatchObject(['retrying', [{ status: 307, error: 'redirected' }]]);
  expect(setup.receiver.at('redirected')).toEqual([]);
});

test('Retry-After is honored up to twice the delay', async () => {
  const path = setup.unique('busy');
  const endpoint = await setup.world.endpoint(setup.receiver.url(path));
  const id = await setup.create(endpoint);
  await setup.world.settle();
  const { next_attempt_at } = await setup.read(endpoint, id);
  expect(Date.parse(next_attempt_at ?? '') - Date.now()).toBe(9_000);
});

test('C449: the addresses of a name are checked at each attempt, and a name without an address is retried', async () => {
  const path = setup.unique('ok');
  const endpoint = await setup.world.endpoint(setup.receiver.url(path));
  const key = endpointKey(setup.world.hub, endpoint);
  await setup.world.db.update(key, { set: { url: 'https://hooks.example.com/' } });
  const unresolved = await setup.create(endpoint);
  await setup.world.settle();
  await setup.world.db.update(key, { set: { url: 'https://10.0.0.1/' } });
  const internal = await setup.create(endpoint);
  await setup.world.settle();
  expect((await setup.read(endpoint, unresolved)).attempts).toMatchObject([
    { error: 'name_not_resolved', status: null },
  ]);
  expect((await setup.read(endpoint, internal)).attempts).toMatchObject([
    { error: 'target_not_allowed', signature: null },
  ]);
});
