import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { endpointKey } from '../../../shared/delivery/webhooks/endpoint-item.ts';
import { RETRY_DELAYS_MS } from '../../../shared/delivery/webhooks/schedule.ts';
import { useWorld } from '../../support/use-world.ts';
import { startDelivering } from './delivering.ts';

const stripe = new Stripe('sk_test_nothing');
const desk = useWorld(startDelivering);

test('C451 C454 C455: what is sent is the body as it was made, signed so that both libraries verify it', async () => {
  const [path, secret] = [desk.unique('ok'), `whsec_${randomBytes(32).toString('base64')}`];
  const endpoint = await desk.world.endpoint(desk.receiver.url(path), { secret });
  const id = await desk.create(endpoint, {
    automation: { id: 'a' },
    enrollment: { id: 'e' },
    data: { text: 'zażółć 💛' },
  });
  expect(desk.receiver.at(path)).toEqual([]);
  await desk.world.settle();
  const [arrived, ...more] = desk.receiver.at(path);
  if (!arrived) throw new Error('Nothing arrived');
  expect(more).toEqual([]);
  const { headers, body } = arrived;
  expect(JSON.parse(body)).toEqual({
    ...{ id, type: 'automation.webhook', created_at: new Date().toISOString(), hub_id: desk.world.ours.hub },
    ...{ automation: { id: 'a' }, enrollment: { id: 'e' }, data: { text: 'zażółć 💛' } },
  });
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': id });
  expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
  expect(stripe.webhooks.signature?.verifyHeader(body, String(headers['x-svc-signature']), secret, 300)).toBe(true);
  new Webhook(secret).verify(body, headers as Record<string, string>);
  const [, v1a = ''] = /v1a,(\S+)/.exec(String(headers['webhook-signature'])) ?? [];
  const signed = Buffer.from(`${id}.${headers['webhook-timestamp']}.${body}`);
  const key = createPublicKey(desk.world.publicKey.export({ format: 'pem', type: 'spki' }));
  expect(verify(null, signed, key, Buffer.from(v1a, 'base64'))).toBe(true);
  expect(await desk.read(endpoint, id)).toMatchObject({ status: 'delivered', tries: 1, reason: null });
});

test('C452: ten attempts, each after its step, then it failed and the owners are told once', async () => {
  const path = desk.unique('fails');
  const endpoint = await desk.world.endpoint(desk.receiver.url(path));
  const [id, other] = [await desk.create(endpoint), await desk.create(endpoint)];
  await desk.world.toTheEnd();
  const times = desk.receiver
    .at(path)
    .filter((one) => one.id === id)
    .map(({ at }) => at.getTime());
  expect(times).toHaveLength(10);
  const waits = times.map((at, nth) => at - (times[nth - 1] ?? at));
  /* The sweep and the queue's whole seconds are all that may come on top. */
  for (const [nth, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(RETRY_DELAYS_MS[nth] ?? 0);
    expect(wait).toBeLessThanOrEqual((RETRY_DELAYS_MS[nth] ?? 0) + 1_000);
  }
  const ended = await desk.read(endpoint, id);
  expect(ended).toMatchObject({ status: 'failed', reason: 'exhausted', tries: 10, next_attempt_at: null });
  expect(ended.attempts[0]).toMatchObject({ status: 500, error: 'refused', response: 'x'.repeat(1_024) });
  expect(await desk.read(endpoint, other)).toMatchObject({ status: 'failed' });
  expect(await desk.alertsOf(endpoint)).toMatchObject([
    { source_module: 'webhooks', alert_type: 'webhook_delivery_failed', hub_id: desk.world.ours.hub },
  ]);
});

test('what recovers is delivered, and tried no more', async () => {
  const path = desk.unique('turns');
  desk.answer([500, 503, 200]);
  const endpoint = await desk.world.endpoint(desk.receiver.url(path));
  const id = await desk.create(endpoint);
  await desk.world.toTheEnd();
  expect(desk.receiver.at(path)).toHaveLength(3);
  expect(await desk.read(endpoint, id)).toMatchObject({ status: 'delivered', tries: 3 });
  expect(await desk.alertsOf(endpoint)).toEqual([]);
});

test('C450: a redirect is a failure, and nothing is sent to where it leads', async () => {
  const path = desk.unique('redirects');
  const endpoint = await desk.world.endpoint(desk.receiver.url(path));
  const id = await desk.create(endpoint);
  await desk.world.settle();
  const { attempts, status: is } = await desk.read(endpoint, id);
  expect([is, attempts]).toMatchObject(['retrying', [{ status: 307, error: 'redirected' }]]);
  expect(desk.receiver.at('redirected')).toEqual([]);
});

test('Retry-After is honoured up to twice the step', async () => {
  const path = desk.unique('busy');
  const endpoint = await desk.world.endpoint(desk.receiver.url(path));
  const id = await desk.create(endpoint);
  await desk.world.settle();
  const { next_attempt_at } = await desk.read(endpoint, id);
  expect(Date.parse(next_attempt_at ?? '') - Date.now()).toBe(9_000);
});

test('C449: what a name leads to is judged at each attempt, and a name without an address is tried again', async () => {
  const path = desk.unique('ok');
  const endpoint = await desk.world.endpoint(desk.receiver.url(path));
  const key = endpointKey(desk.world.hub, endpoint);
  await desk.world.db.update(key, { set: { url: 'https://hooks.example.com/' } });
  const unresolved = await desk.create(endpoint);
  await desk.world.settle();
  await desk.world.db.update(key, { set: { url: 'https://10.0.0.1/' } });
  const internal = await desk.create(endpoint);
  await desk.world.settle();
  expect((await desk.read(endpoint, unresolved)).attempts).toMatchObject([
    { error: 'name_not_resolved', status: null },
  ]);
  expect((await desk.read(endpoint, internal)).attempts).toMatchObject([
    { error: 'target_not_allowed', signature: null },
  ]);
});
