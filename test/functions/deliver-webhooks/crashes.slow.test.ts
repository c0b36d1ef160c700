import { expect, onTestFinished, test } from 'vitest';
import { deliveries } from '../../../shared/delivery/webhooks/deliveries.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { recoversAfter, startReceiver, status } from '../../support/receiver.ts';
import { useWorld } from '../../support/use-world.ts';
import { startWebhooks, type WebhookWorld } from '../../support/webhooks-world.ts';

const CHANCE = 0.06;
const SEEDS = [1, 2, 3];

/** A repeatable random generator (mulberry32). */
const seeded = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A table whose worker may crash before or after each of its calls. */
const crashing = (db: Table, random: () => number, crashes: { count: number }): Table =>
  new Proxy(db, {
    get: (target, name, receiver) => {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function') return method;
      const maybeCrash = () => {
        if (random() >= CHANCE) return;
        crashes.count += 1;
        throw new Error('the worker died');
      };
      return async (...args: readonly unknown[]): Promise<unknown> => {
        maybeCrash();
        const answered: unknown = await Reflect.apply(method, target, args);
        maybeCrash();
        return answered;
      };
    },
  });

const receiver = useWorld(() =>
  startReceiver({
    fine: status(200),
    flaky: recoversAfter(2, status(503)),
    fails: status(500),
  }),
);

/** Redrives the dead letters. */
const redrive = async (world: WebhookWorld): Promise<void> => {
  while (world.dead.length > 0) {
    const body = world.dead.pop();
    if (body !== undefined) world.messages.push({ body, due: Date.now() + 180_000, receives: 0 });
    await world.toTheEnd();
  }
};

test.each(SEEDS)('every delivery ends, each under one id, wherever the worker crashes (seed %i)', async (seed) => {
  const crashes = { count: 0 };
  const random = seeded(seed);
  const world = await startWebhooks({ timeoutMs: 15_000, workerDb: (db) => crashing(db, random, crashes) });
  onTestFinished(world.stop);
  const known = new Set<string>();
  const all: (readonly [endpoint: string, id: string])[] = [];
  for (const path of ['fine/1', 'fine/2', 'flaky/1', 'flaky/2', 'fails/1', 'fails/2']) {
    const endpoint = await world.endpoint(receiver.url(`${path}-${seed}`));
    for (let nth = 0; nth < 6; nth += 1) {
      const id = newId();
      known.add(id);
      all.push([endpoint, id]);
      await deliveries(world.db, world.hub, endpoint).create({ id, type: 't.t', payload: {} }, new Date());
    }
  }
  const before = receiver.received.length;
  await world.toTheEnd();
  await redrive(world);
  const ended = await Promise.all(all.map(([endpoint, id]) => deliveries(world.db, world.hub, endpoint).get(id)));
  for (const one of ended) {
    expect(['delivered', 'failed']).toContain(one?.status);
    expect(one?.attempts).toHaveLength(one?.tries ?? -1);
    if (one?.status === 'delivered') expect(one.attempts.at(-1)?.error).toBe(null);
  }
  expect(ended.filter((one) => one?.status === 'delivered').length).toBeGreaterThanOrEqual(24);
  const arrived = receiver.received.slice(before);
  expect(arrived.filter(({ id }) => !known.has(id))).toEqual([]);
  expect(arrived.length).toBeGreaterThan(all.length);
  expect(crashes.count).toBeGreaterThan(20);
});
