import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { type Process, process } from '../../shared/api/support/process.ts';
import { type ShopWorld, seconds, startShop } from './shop-world.ts';
import { event, session } from './stripe-events.ts';
import { type CommerceWorld, FREE, items, ONCE, ofHub, outcome, priced } from './world.ts';

let world: CommerceWorld;
let shop: ShopWorld;
let running: Process;
beforeAll(async () => {
  shop = await startShop({});
  world = shop.world;
  running = process(world.service.store.client);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());
afterAll(() => world.service.stop());

let calls = 0;
const post = (path: string, type: string, attributes: object, key: string) => {
  calls += 1;
  return world.service.call({
    method: 'POST',
    path: `/api/v1${path}`,
    token: world.ours.users.owner.token,
    sourceIp: `203.0.${calls >> 8}.${calls & 255}`,
    headers: { 'idempotency-key': key },
    body: { data: { type, attributes } },
  });
};

/** Sends a request in a process that ends after this many calls, and repeats it after the key’s lock expired. */
const interrupted = async (requests: number, send: (key: string) => ReturnType<typeof post>) => {
  const key = newId();
  running.stopAfter(requests);
  await send(key);
  const ended = running.restart();
  vi.setSystemTime(Date.now() + 31_000);
  return { ended, again: outcome(await send(key)) };
};

test('A57: a retried checkout creates one free order, wherever the first process was stopped', async () => {
  const { price } = await priced(world, FREE);
  let requests = 1;
  for (let ended = true; ended; requests += 1) {
    const { token, email } = await world.person();
    const run = await interrupted(requests, (key) =>
      post(`/hub/${world.ours.hub}/checkout`, 'checkout_sessions', { price_id: price, email }, key),
    );
    ended = run.ended;
    expect([requests, run.again]).toEqual([requests, '201']);
    expect(items(await world.get(`/hubs/${world.ours.hub}/entitlements`, token))).toHaveLength(1);
  }
  expect(requests, 'rounds').toBeGreaterThan(3);
});

test('A57: a retried partial refund is made at most once, wherever the first process was stopped', async () => {
  const { price } = await priced(world, ONCE);
  let requests = 1;
  for (let ended = true; ended; requests += 1) {
    const { story } = await shop.checkedOut(price);
    await shop.receive(event('checkout.session.completed', session(story, 'complete', 'paid'), seconds()));
    world.fakeProvider.refunds.length = 0;
    const path = ofHub(world.ours, `/orders/${story.order}/refunds`);
    const run = await interrupted(requests, (key) => post(path, 'refunds', { amount: 100 }, key));
    ended = run.ended;
    const made = new Set(world.fakeProvider.refunds.map(({ id }) => id)).size;
    expect(made).toBeLessThanOrEqual(1);
    if (run.again === '201' || !ended) expect([run.again, made]).toEqual(['201', 1]);
    else expect(run.again).toBe('409 idempotency_answer_lost');
  }
  expect(requests, 'rounds').toBeGreaterThan(3);
});
