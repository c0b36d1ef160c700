import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { adminAlerts } from '../../../shared/accounts/alerts/admin-alerts.ts';
import { deliveries } from '../../../shared/delivery/webhooks/deliveries.ts';
import type { DeliveryItem } from '../../../shared/delivery/webhooks/delivery-item.ts';
import { listOf } from '../../../shared/platform/db/listing.ts';
import type { Position } from '../../../shared/platform/db/query.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import {
  type Behaviour,
  hangs,
  type Receiver,
  recoversAfter,
  resets,
  startReceiver,
  status,
} from '../../support/receiver.ts';
import { startWebhooks, type WebhookWorld } from '../../support/webhooks-world.ts';

/**
 * The behaviour of a receiver, the number of its events, and how they end; `either`
 * if that depends on the machine's load.
 */
interface Kind {
  readonly behaves: Behaviour;
  readonly events: number;
  readonly ends: 'delivered' | 'failed' | 'either';
}

const endlessBody: Behaviour = (response) => {
  response.writeHead(200);
  const more = () => response.destroyed || response.write('x'.repeat(8_192), () => setImmediate(more));
  more();
};
const halfABody: Behaviour = (response) => {
  response.writeHead(200, { 'Content-Length': '100' }).write('half', () => response.socket?.destroy());
};

const delivered = (behaves: Behaviour, events = 85): Kind => ({ behaves, events, ends: 'delivered' });
const failed = (behaves: Behaviour, events = 12): Kind => ({ behaves, events, ends: 'failed' });

const ANSWERING: Readonly<Record<string, Kind>> = {
  fine: delivered(status(200), 164),
  created: delivered(status(201, {}, 'ok')),
  'no-content': delivered(status(204)),
  'endless-body': delivered(endlessBody, 20),
  'halves-body': delivered(halfABody),
  'recovers-soon': delivered(recoversAfter(1, status(500)), 200),
  'recovers-later': delivered(recoversAfter(4, status(502)), 40),
  'recovers-late': delivered(recoversAfter(9, status(500)), 20),
  'resets-once': delivered(recoversAfter(1, resets)),
  'busy-twice': delivered(recoversAfter(2, status(429, { 'Retry-After': '600' })), 40),
  fails: failed(status(500)),
  unavailable: failed(status(503, { 'Retry-After': '120' })),
  resets: failed(resets),
  redirects: failed(status(302, { Location: '/elsewhere' })),
  permanently: failed(status(308, { Location: '/elsewhere' })),
  busy: failed(status(429, { 'Retry-After': '30' })),
  forbids: failed(status(403)),
  gone: failed(status(410), 50),
};

const HANGING: Readonly<Record<string, Kind>> = {
  hangs: failed(hangs, 21),
  'hangs-once': { behaves: recoversAfter(1, hangs), events: 21, ends: 'either' },
};

const HOURS = 3_600_000;
const everyKind = { ...ANSWERING, ...HANGING };
let receiver: Receiver;

beforeAll(async () => {
  const behaviours = Object.entries(everyKind).map(([name, { behaves }]) => [name, behaves] as const);
  receiver = await startReceiver(Object.fromEntries(behaviours));
});
afterAll(() => receiver.stop());

const allOf = async ({ db, hub }: WebhookWorld, endpoint: string): Promise<readonly DeliveryItem[]> => {
  const found: DeliveryItem[] = [];
  let after: Position | undefined;
  do {
    const page = await deliveries(db, hub, endpoint).list(undefined, { limit: 100, after });
    found.push(...page.items);
    after = page.next;
  } while (after);
  return found;
};

/** Delivers the events of these kinds and checks the end of each. */
const verifyDeliveries = async (world: WebhookWorld, kinds: Readonly<Record<string, Kind>>) => {
  const began = Date.now();
  const all = await Promise.all(
    Object.entries(kinds).map(async ([name, kind]) => {
      const endpoint = await world.endpoint(receiver.url(name));
      const ids = Array.from({ length: kind.events }, () => newId());
      const sent = deliveries(world.db, world.hub, endpoint);
      for (const [nth, id] of ids.entries())
        await sent.create({ id, type: 'automation.webhook', payload: { data: { name, nth } } }, new Date());
      return { name, kind, endpoint, ids };
    }),
  );
  await world.toTheEnd();
  expect(Date.now() - began).toBeLessThan(2 * 76 * HOURS);
  const open = await adminAlerts(world.db, world.hub.team).list({ limit: 100, after: undefined });
  const alerted = new Set(open.items.map(({ payload }) => payload.endpoint_id));

  for (const { name, kind, endpoint, ids } of all) {
    const kept = await allOf(world, endpoint);
    expect(kept.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    for (const delivery of kept) {
      const { id, status: ended, attempts, tries, next_attempt_at, lease_until } = delivery;
      if (kind.ends === 'either') expect(['delivered', 'failed']).toContain(ended);
      else expect([name, ended]).toEqual([name, kind.ends]);
      expect([next_attempt_at, lease_until, listOf(delivery)]).toEqual([null, undefined, undefined]);
      expect(attempts).toHaveLength(tries);
      if (ended === 'failed') expect(alerted).toContain(endpoint);
      else expect(attempts.at(-1)).toMatchObject({ error: null });
      const arrivals = receiver.received.filter((one) => one.id === id);
      expect(new Set(arrivals.map(({ path }) => path))).toEqual(new Set(arrivals.length > 0 ? [`/${name}`] : []));
      expect(new Set(arrivals.map(({ body }) => body)).size).toBeLessThanOrEqual(1);
      if (name in HANGING) expect(arrivals.length).toBeLessThanOrEqual(tries);
      else expect(arrivals).toHaveLength(tries);
    }
  }
  expect(world.dead).toEqual([]);
  expect(world.failures).toEqual([]);
  const known = new Set(all.flatMap(({ ids }) => ids));
  const unknownArrivals = receiver.received.filter(({ path, id }) => path.slice(1) in kinds && !known.has(id));
  expect(unknownArrivals).toEqual([]);
  return all;
};

test('the scenarios add up to a thousand events', () => {
  expect(Object.values(everyKind).reduce((sum, { events }) => sum + events, 0)).toBe(1_000);
});

test('C452: every event to a responding receiver is delivered once, or fails with an alert, under one id', async () => {
  const world = await startWebhooks({ timeoutMs: 15_000 });
  onTestFinished(world.stop);
  const all = await verifyDeliveries(world, ANSWERING);
  expect(receiver.at('elsewhere')).toEqual([]);
  const gone = all.find(({ name }) => name === 'gone');
  const shown = await world.call('GET', world.path(`/${gone?.endpoint}`));
  expect(shown.body.data).toMatchObject({ attributes: { status: 'disabled', disabled_reason: 'gone' } });
});

test('C452: every event to a hanging receiver fails with an alert, or is delivered if the receiver recovers', async () => {
  const world = await startWebhooks({ timeoutMs: 500 });
  onTestFinished(world.stop);
  await verifyDeliveries(world, HANGING);
});
