import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveries } from '../../../shared/delivery/webhooks/deliveries.ts';
import { bodyKey, deliveryId, deliveryKey } from '../../../shared/delivery/webhooks/delivery-item.ts';
import { listedIn } from '../../../shared/platform/db/listing.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { type Receiver, startReceiver, status } from '../../support/receiver.ts';
import { startWebhooks, type WebhookWorld } from '../../support/webhooks-world.ts';
import { data, items, outcome } from './responses.ts';

let world: WebhookWorld;
let receiver: Receiver;
let answers = 200;
beforeAll(async () => {
  receiver = await startReceiver({
    scripted: (response, nth, one) => status(answers, {}, 'received')(response, nth, one),
  });
  world = await startWebhooks();
});
afterAll(async () => {
  await receiver.stop();
  await world.stop();
});

const DAY_SECONDS = 86_400;
const started = async () => {
  const path = `scripted/${newId()}`;
  const endpoint = await world.endpoint(receiver.url(path));
  const to = (rest = '') => world.path(`/${endpoint}${rest}`);
  return { path, endpoint, to, sent: deliveries(world.db, world.hub, endpoint) };
};
const event = (payload: object = { data: {} }) => ({
  id: newId(),
  type: 'automation.webhook',
  payload: { ...payload },
});

test('a test event is delivered like any other event, and its delivery is read with its attempts and body', async () => {
  const { path, endpoint, to } = await started();
  const response = await world.call('POST', to('/test'));
  expect([outcome(response), response.headers.Location]).toEqual(['202', undefined]);
  const { id, attributes } = data(response);
  expect(attributes).toMatchObject({
    endpoint_id: endpoint,
    event_type: 'webhook.test',
    status: 'pending',
    attempts: [],
  });
  await world.settle();
  const [arrived] = receiver.at(path);
  const read = data(await world.call('GET', to(`/deliveries/${id}`))).attributes;
  expect(read).toMatchObject({ status: 'delivered', body: arrived?.body, next_attempt_at: null });
  expect(read.attempts).toEqual([
    {
      at: new Date().toISOString(),
      status: 200,
      ms: expect.any(Number),
      error: null,
      response: 'received',
      signature: arrived?.headers['x-svc-signature'],
    },
  ]);
  expect(JSON.parse(arrived?.body ?? '')).toMatchObject({ id, type: 'webhook.test', data: { endpoint_id: endpoint } });
});

test('C021 C026 C032: deliveries are listed newest first with cursors, and can be filtered by status', async () => {
  const { to, sent } = await started();
  answers = 500;
  const failing: string[] = [];
  for (let nth = 0; nth < 2; nth += 1) failing.push(((await sent.create(event(), new Date())) as { id: string }).id);
  await world.settle();
  answers = 200;
  const made = [...failing];
  for (let nth = 0; nth < 3; nth += 1) made.push(((await sent.create(event(), new Date())) as { id: string }).id);
  await world.settle();
  const collected: string[] = [];
  let next: string | undefined = `${to('/deliveries')}?page[size]=2`;
  while (next) {
    const page = await world.call('GET', next);
    collected.push(...items(page).map(({ id }) => id));
    next = (page.body.links as { next?: string }).next;
  }
  expect(collected).toEqual(made.toReversed());
  const retrying = await world.call('GET', `${to('/deliveries')}?filter[status]=retrying`);
  expect(items(retrying).map(({ id }) => id)).toEqual(failing.toReversed());
  expect(JSON.stringify(retrying.body)).not.toMatch(/"body"|lease|"turn"|gsi/);
  expect(outcome(await world.call('GET', `${to('/deliveries')}?filter[status]=lost`))).toBe('422');
  await world.toTheEnd();
});

test('a failed delivery is resent under its id with a new series of attempts', async () => {
  const { path, to, sent } = await started();
  answers = 500;
  const made = await sent.create(event(), new Date());
  const id = (made as { id: string }).id;
  await world.toTheEnd();
  expect(await sent.get(id)).toMatchObject({ status: 'failed', tries: 10 });
  answers = 200;
  const again = await world.call('POST', to(`/deliveries/${id}/resend`));
  expect([outcome(again), data(again).attributes.status]).toEqual(['202', 'pending']);
  await world.settle();
  const read = await sent.get(id);
  expect([read?.status, read?.tries, read?.attempts.length, read?.reason]).toEqual(['delivered', 1, 11, null]);
  expect(new Set(receiver.at(path).map((one) => one.id))).toEqual(new Set([id]));
  expect(new Set(receiver.at(path).map((one) => one.body)).size).toBe(1);
  for (const key of [deliveryKey, bodyKey]) {
    const { ttl } = (await world.db.get<{ ttl: number }>(key(world.hub, read?.endpoint_id ?? '', id))) ?? {};
    expect(ttl).toBeGreaterThanOrEqual(Date.now() / 1000 + 30 * DAY_SECONDS - 1);
  }
});

test('a delivery that waits for a retry is resent immediately, and once by concurrent requests', async () => {
  const { path, to, sent } = await started();
  answers = 500;
  const id = ((await sent.create(event(), new Date())) as { id: string }).id;
  await world.settle();
  for (let nth = 0; nth < 2; nth += 1) await world.toNext();
  expect(await sent.get(id)).toMatchObject({ status: 'retrying', ...listedIn('WEBHOOKS#DUE') });
  answers = 200;
  const before = receiver.at(path).length;
  const response = await Promise.all(
    Array.from({ length: 20 }, () => world.call('POST', to(`/deliveries/${id}/resend`))),
  );
  expect(new Set(response.map(outcome))).toEqual(new Set(['202']));
  await world.toTheEnd();
  expect(receiver.at(path)).toHaveLength(before + 1);
  expect(await sent.get(id)).toMatchObject({ status: 'delivered', tries: 1 });
});

test('a delivery that is pending or leased is not changed', async () => {
  const { to, sent, endpoint } = await started();
  answers = 200;
  const id = ((await sent.create(event(), new Date())) as { id: string }).id;
  const pending = await sent.get(id);
  expect(outcome(await world.call('POST', to(`/deliveries/${id}/resend`)))).toBe('202');
  expect(await sent.get(id)).toEqual(pending);
  const held = { status: 'retrying', lease_until: new Date(Date.now() + 60_000).toISOString() };
  await world.db.update(deliveryKey(world.hub, endpoint, id), { set: held });
  expect(outcome(await world.call('POST', to(`/deliveries/${id}/resend`)))).toBe('202');
  expect(await sent.get(id)).toEqual({ ...pending, ...held });
  await world.toTheEnd();
  expect(await sent.get(id)).toMatchObject({ status: 'delivered', tries: 1 });
});

test('a test or a resend to a disabled endpoint is rejected, and nothing is sent', async () => {
  const { to, sent } = await started();
  const id = ((await sent.create(event(), new Date())) as { id: string }).id;
  await world.settle();
  await world.call('PATCH', to(), { status: 'disabled' });
  expect(outcome(await world.call('POST', to('/test')))).toBe('409 endpoint_disabled');
  expect(outcome(await world.call('POST', to(`/deliveries/${id}/resend`)))).toBe('409 endpoint_disabled');
  expect(outcome(await world.call('POST', to(`/deliveries/${newId()}/resend`)))).toBe('404 not_found');
  expect(outcome(await world.call('GET', to(`/deliveries/${newId()}`)))).toBe('404 not_found');
});

test('C438: a delivery is found only under its own endpoint', async () => {
  const [one, other] = [await started(), await started()];
  const id = ((await one.sent.create(event(), new Date())) as { id: string }).id;
  expect(outcome(await world.call('GET', other.to(`/deliveries/${id}`)))).toBe('404 not_found');
  expect(outcome(await world.call('POST', other.to(`/deliveries/${id}/resend`)))).toBe('404 not_found');
});

test('one cause creates one delivery although it is requested repeatedly', async () => {
  const { path, sent } = await started();
  answers = 200;
  const at = new Date();
  const id = deliveryId('enrollment/node/1', at);
  expect([deliveryId('enrollment/node/1', at), deliveryId('enrollment/node/2', at)]).toEqual([
    id,
    expect.not.stringMatching(id),
  ]);
  const of = (nth: number) => ({ id, type: 'automation.webhook', payload: { data: { nth } } });
  const made = await Promise.all(Array.from({ length: 50 }, (_, nth) => sent.create(of(nth), at)));
  expect(new Set(made.map((one) => (typeof one === 'string' ? one : one.id)))).toEqual(new Set([id]));
  await world.toTheEnd();
  await sent.create(of(99), new Date());
  await world.toTheEnd();
  expect(receiver.at(path).map((one) => one.id)).toEqual([id]);
});

test('a body of more than 64 KiB is rejected', async () => {
  const { sent } = await started();
  const around = Buffer.byteLength(
    JSON.stringify({
      id: newId(),
      type: 'automation.webhook',
      created_at: new Date().toISOString(),
      hub_id: world.ours.hub,
      data: '',
    }),
  );
  const maxLength = 64 * 1024 - around;
  expect(await sent.create(event({ data: 'x'.repeat(maxLength + 1) }), new Date())).toBe('too_large');
  expect(await sent.create(event({ data: `${'x'.repeat(maxLength - 1)}é` }), new Date())).toBe('too_large');
  expect(await sent.create(event({ data: 'x'.repeat(maxLength) }), new Date())).toMatchObject({ status: 'pending' });
  await world.settle();
});
