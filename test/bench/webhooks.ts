import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { deliverWebhooks } from '../../functions/deliver-webhooks/deliver-webhooks.ts';
import { deliveries } from '../../shared/delivery/webhooks/deliveries.ts';
import type { DeliveryJob } from '../../shared/delivery/webhooks/delivery-job.ts';
import { endpoints } from '../../shared/delivery/webhooks/endpoints.ts';
import { hubEntity, hubItemKey } from '../../shared/hubs/hubs/hub-item.ts';
import { table } from '../../shared/platform/db/table.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import { startStore } from '../support/dynamo.ts';

/** The deployed maximum of concurrent batches of each lane; a batch has at most ten messages. */
const FAST_BATCHES = 100;
const SLOW_BATCHES = 50;
const HANGING = 100;
const HEALTHY_EVERY_MS = 100;
const HANGING_EVERY_MS = 8_000;
const SECONDS = 45;
const WARM_UP_SECONDS = 5;
const TIMEOUT_MS = 15_000;

const actor = { type: 'system', id: 'bench' } as const;
const { privateKey } = generateKeyPairSync('ed25519');

type Batch = (jobs: readonly DeliveryJob[]) => Promise<unknown>;

/** A queue in memory with batches of ten and a maximum concurrency. */
const lane = (handle: Batch, batches: number) => {
  const waiting: DeliveryJob[] = [];
  let busy = 0;
  const pump = (): void => {
    while (busy < batches && waiting.length > 0) {
      busy += 1;
      void handle(waiting.splice(0, 10)).finally(() => {
        busy -= 1;
        pump();
      });
    }
  };
  return (job: DeliveryJob): void => {
    waiting.push(job);
    setImmediate(pump);
  };
};

/**
 * Milliseconds from the message of a webhook to its arrival at a responsive receiver, while `hanging` other endpoints
 * do not respond.
 */
const measure = async (hanging: number, lanes: 1 | 2): Promise<readonly number[]> => {
  const store = await startStore({ engine: true });
  const db = table(store.client, store.name);
  const [created, arrived] = [new Map<string, number>(), new Map<string, number>()];
  const receiver = createServer((request, response) => {
    arrived.set(String(request.headers['webhook-id']), performance.now());
    if (request.url === '/healthy') response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;

  const worker = deliverWebhooks({
    db,
    sender: {
      guard: { ownHosts: [], allowed: ['127.0.0.0/8'], resolve: async () => [] },
      unseal: async () => 'a-secret-of-the-callers-own-choice',
      signingKey: async () => privateKey,
      timeoutMs: TIMEOUT_MS,
    },
    slowLane: { send: async (job) => (lanes === 2 ? slow : fast)({ ...job, slow: true }) },
    now: () => new Date(),
    random: Math.random,
    slowAfterMs: 2_000,
    failed: () => undefined,
  });
  const handle: Batch = (jobs) =>
    worker({ Records: jobs.map((job, nth) => ({ messageId: String(nth), body: JSON.stringify(job) })) });
  const fast = lane(handle, FAST_BATCHES);
  const slow = lane(handle, SLOW_BATCHES);

  const targets: (readonly [team: string, hub: string, endpoint: string])[] = [];
  for (let nth = 0; nth <= hanging; nth += 1) {
    const hub = { team: newId(), hub: newId() };
    await db.put({ ...hubItemKey(hub), entity: hubEntity, id: hub.hub });
    const url = `http://127.0.0.1:${port}/${nth === 0 ? 'healthy' : 'hangs'}`;
    const made = await endpoints(db, hub).create(
      { id: newId(), url, description: null, sealed: 'x' },
      actor,
      new Date(),
    );
    if (typeof made !== 'string') targets.push([hub.team, hub.hub, made.id]);
  }
  const [healthy, ...others] = targets;
  let on = true;
  const feed = async ([team, hub, endpoint]: (typeof targets)[number], everyMs: number): Promise<void> => {
    await wait(Math.random() * everyMs);
    while (on) {
      const id = newId();
      await deliveries(db, { team, hub }, endpoint).create({ id, type: 'bench', payload: {} }, new Date());
      if (endpoint === healthy?.[2]) created.set(id, performance.now());
      fast({ team_id: team, hub_id: hub, endpoint_id: endpoint, delivery_id: id, turn: 1 });
      await wait(everyMs);
    }
  };
  const began = performance.now();
  const feeding = targets.map((target) => feed(target, target === healthy ? HEALTHY_EVERY_MS : HANGING_EVERY_MS));
  await wait(SECONDS * 1_000);
  on = false;
  await Promise.all(feeding);
  const ended = performance.now();
  receiver.closeAllConnections();
  receiver.close();
  await store.stop();
  if (others.length !== hanging) throw new Error('Not all endpoints were made');
  /* A webhook that has not arrived counts with its waiting time. */
  return [...created]
    .filter(([, at]) => at - began > WARM_UP_SECONDS * 1_000)
    .map(([id, at]) => (arrived.get(id) ?? ended) - at);
};

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);

const report = async (name: string, hanging: number, lanes: 1 | 2, alone?: number): Promise<number> => {
  const sorted = (await measure(hanging, lanes)).toSorted((one, other) => one - other);
  const p99 = percentile(sorted, 0.99);
  const ratio = alone === undefined ? '1' : (p99 / alone).toFixed(1);
  process.stdout.write(`| ${name} | ${sorted.length} | ${percentile(sorted, 0.5)} | ${p99} | ${ratio} |\n`);
  return p99;
};

process.stdout.write(
  '| The endpoint that answers | webhooks | p50 ms | p99 ms | p99 ÷ alone |\n| --- | --- | --- | --- | --- |\n',
);
const alone = await report('alone', 0, 2);
await report(`with ${HANGING} unresponsive endpoints, two lanes`, HANGING, 2, alone);
await report(`with ${HANGING} unresponsive endpoints, one lane`, HANGING, 1, alone);
process.exit();
