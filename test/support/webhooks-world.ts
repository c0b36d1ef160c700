import { generateKeyPairSync } from 'node:crypto';
import type { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { vi } from 'vitest';
import { routes as alerts } from '../../functions/alerts/routes.ts';
import { deliverWebhooks } from '../../functions/deliver-webhooks/deliver-webhooks.ts';
import { webhookDeliveries } from '../../functions/relay/webhook-deliveries.ts';
import { routes } from '../../functions/webhooks/routes.ts';
import type { Route } from '../../shared/api/route.ts';
import type { DeliveryItem } from '../../shared/delivery/webhooks/delivery-item.ts';
import type { DeliveryJob } from '../../shared/delivery/webhooks/delivery-job.ts';
import { MAX_DELIVERY_RECEIVES, sqsSlowQueue } from '../../shared/delivery/webhooks/delivery-queue.ts';
import { releaseDueDeliveries } from '../../shared/delivery/webhooks/due-deliveries.ts';
import { endpointKey } from '../../shared/delivery/webhooks/endpoint-item.ts';
import { sortOf } from '../../shared/platform/db/listing.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { cachedUnseal, sealWithKms, unsealWithKms } from '../../shared/platform/sealing/sealing.ts';
import { changesOf } from './changes.ts';
import { startSealing } from './sealing.ts';
import { type ApiResponse, startService } from './service.ts';
import { seedWorld } from './world.ts';

/** A queued message of either queue. */
interface Message {
  readonly body: string;
  due: number;
  receives: number;
}

const HIDDEN_MS = 180_000;
const BATCH_SIZE = 10;
/** Ten batches of ten. */
const MAX_CONCURRENT = 100;

export interface WebhookOptions {
  readonly timeoutMs?: number;
  readonly slowAfterMs?: number;
  readonly random?: () => number;
  /** Allowed ranges; default: loopback. */
  readonly allowed?: readonly string[];
  /** Whether the store is in the engine. Default: no. */
  readonly engine?: boolean;
  /** Wraps the table of the worker, for example with faults. */
  readonly workerDb?: (db: Table) => Table;
}

/**
 * The routes, the relay, the queue's two lanes, the sweep and the worker, in this process on one store; the test
 * moves the clock.
 */
export const startWebhooks = async (options: WebhookOptions = {}) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T00:00:00.000Z') });
  const sealing = await startSealing();
  const guard = { ownHosts: ['hub.example.com'], allowed: options.allowed ?? ['127.0.0.0/8'], resolve: async () => [] };
  const ports = { webhooks: { seal: sealWithKms(sealing.environment), guard, signingKeys: [] } };
  const all = [...routes, ...alerts] as unknown as readonly Route<typeof ports>[];
  const service = await startService(all, ports, { stream: true, engine: options.engine ?? false });
  const { db, keys } = service;
  const { ours, theirs } = await seedWorld(db, keys);
  const next = changesOf(service.store);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');

  const messages: Message[] = [];
  const dead: string[] = [];
  const moved: DeliveryJob[] = [];
  const failures: unknown[] = [];
  const enqueue = (job: DeliveryJob, delaySeconds: number) =>
    messages.push({ body: JSON.stringify(job), due: Date.now() + delaySeconds * 1_000, receives: 0 });
  const slowQueue = {
    async send({ input: { MessageBody = '', DelaySeconds = 0 } }: SendMessageCommand) {
      const job: DeliveryJob = JSON.parse(MessageBody);
      moved.push(job);
      enqueue(job, DelaySeconds);
    },
  };
  const slowLane = sqsSlowQueue(slowQueue as unknown as SQSClient, 'https://queue');

  const sender = {
    guard,
    unseal: cachedUnseal(unsealWithKms(sealing.environment)),
    signingKey: async () => privateKey,
    timeoutMs: options.timeoutMs ?? 15_000,
  };
  const deps = {
    db: options.workerDb?.(db) ?? db,
    ...{ sender, slowLane, now: () => new Date(), random: options.random ?? (() => 0.5) },
    slowAfterMs: options.slowAfterMs ?? 60_000,
    failed: (_: string, error: unknown) => failures.push(error),
  };
  const worker = deliverWebhooks(deps);

  /** Relays the changes since the last call; returns their number. */
  const relayNew = async (): Promise<number> => {
    const batch = await next();
    if (batch.length === 0) return 0;
    for (const { jobs } of webhookDeliveries(batch, new Date()))
      for (const { job, delaySeconds } of jobs) enqueue(job, delaySeconds);
    return batch.length;
  };

  /** Delivers a batch to the worker as SQS does, with visibility timeouts and dead letters. */
  const receive = async (batch: readonly Message[]): Promise<void> => {
    const Records = batch.map((message, nth) => {
      message.receives += 1;
      return {
        messageId: String(nth),
        body: message.body,
        attributes: { ApproximateReceiveCount: String(message.receives) },
      };
    });
    const { batchItemFailures } = await worker({ Records });
    for (const { itemIdentifier } of batchItemFailures) {
      const message = batch[Number(itemIdentifier)];
      if (!message) continue;
      if (message.receives >= MAX_DELIVERY_RECEIVES) dead.push(message.body);
      else messages.push(Object.assign(message, { due: Date.now() + HIDDEN_MS }));
    }
  };

  const takeDue = (): readonly Message[] => {
    const due = messages.filter((message) => message.due <= Date.now()).slice(0, MAX_CONCURRENT);
    for (const message of due) messages.splice(messages.indexOf(message), 1);
    return due;
  };

  /** Runs until nothing is due. */
  const settle = async (): Promise<void> => {
    for (;;) {
      const relayed = await relayNew();
      const due = relayed > 0 ? [] : takeDue();
      if (relayed === 0 && due.length === 0) return;
      const batches = Array.from({ length: Math.ceil(due.length / BATCH_SIZE) }, (_, nth) =>
        due.slice(nth * BATCH_SIZE, (nth + 1) * BATCH_SIZE),
      );
      await Promise.all(batches.map(receive));
    }
  };

  const waiting = () =>
    db.query<DeliveryItem>({ partition: 'WEBHOOKS#DUE', prefix: 'DUE#', index: 'listing', limit: 1 });

  /** Moves the clock, runs the sweep, and does what is due. */
  const moveTo = async (at: number): Promise<void> => {
    vi.setSystemTime(at);
    await releaseDueDeliveries(db, new Date());
    await settle();
  };

  const path = (rest = '', tenant = ours) => `/api/v1/teams/${tenant.id}/hubs/${tenant.hub}/webhook-endpoints${rest}`;
  const call = (method: string, to: string, attributes?: object, token = ours.key.secret): Promise<ApiResponse> =>
    service.call({
      method,
      path: to,
      token,
      ...(attributes && { body: { data: { type: 'webhook_endpoints', attributes } } }),
    });

  return {
    ...{ service, db, ours, theirs, sealing, publicKey, worker, deps, messages, dead, moved, failures },
    ...{ path, call, settle, moveTo, relayNew, receive },
    hub: { team: ours.id, hub: ours.hub },

    advance: (ms: number) => moveTo(Date.now() + ms),

    /** Moves the clock to the next due time; returns whether there was one. */
    async toNext(): Promise<boolean> {
      const [first] = (await waiting()).items;
      const due = [
        ...messages.map((message) => message.due),
        ...(first ? [Date.parse(sortOf(first).split('#')[1] ?? '')] : []),
      ];
      if (due.length === 0) return false;
      await moveTo(Math.max(Date.now(), Math.min(...due)));
      return true;
    },

    /** Runs until nothing is scheduled. */
    async toTheEnd(): Promise<void> {
      await settle();
      while (await this.toNext());
    },

    async endpoint(url: string, more: object = {}): Promise<string> {
      const response = await call('POST', path(), { url, ...more });
      if (response.status !== 201) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
      return (response.body.data as { id: string }).id;
    },

    /** An endpoint whose last attempt was answered fast. */
    async fastEndpoint(url: string): Promise<string> {
      const id = await this.endpoint(url);
      await db.update(endpointKey({ team: ours.id, hub: ours.hub }, id), { remove: ['slow'] });
      return id;
    },

    async stop() {
      vi.useRealTimers();
      await sealing.close();
      await service.stop();
    },
  };
};

export type WebhookWorld = Awaited<ReturnType<typeof startWebhooks>>;
