import type { QueueName } from '../shared/downstream/queues.ts';
import { EVENTS } from './relay/entities.ts';
import type { Use } from './uses.ts';

/**
 * The trigger of a worker: changes of table rows, a queue, a schedule, a deployment, a request to a bare `/api` path,
 * an invocation by another function, or an event of the WebSocket API. `canary` is a schedule that the stage's settings turn on; a failed run is not
 * repeated.
 */
export type Trigger =
  | { readonly stream: true; readonly entities: readonly string[] }
  | { readonly queue: QueueName; readonly slow?: QueueName }
  | { readonly schedule: 'rate(1 minute)' }
  | { readonly deploy: true }
  | { readonly alias: true }
  /** Events of the WebSocket API. */
  | { readonly socket: true }
  | { readonly canary: 'rate(5 minutes)' }
  | { readonly call: true };

export interface Worker {
  readonly name: string;
  readonly on: Trigger;
  readonly uses: readonly Use[];
}

const WORKERS = [
  { name: 'token-keys', on: { deploy: true }, uses: [] },
  { name: 'alias', on: { alias: true }, uses: [] },
  { name: 'canary', on: { canary: 'rate(5 minutes)' }, uses: ['canary-secret'] },
  { name: 'payments', on: { call: true }, uses: ['payment-clients'] },
  {
    name: 'relay',
    on: { stream: true, entities: Object.keys(EVENTS) },
    uses: [
      'table',
      'mail-queue',
      'derived-queue',
      'transfers-queue',
      'achievements-queue',
      'automations-queue',
      'removals-queue',
      'seats-queue',
      'media-jobs-queue',
      'webhooks-queue',
      'live-queue',
    ],
  },
  { name: 'sweep', on: { schedule: 'rate(1 minute)' }, uses: ['table', 'dead-letters'] },
  { name: 'verify-domains', on: { schedule: 'rate(1 minute)' }, uses: ['table'] },
  { name: 'transfer-data', on: { queue: 'transfers' }, uses: ['table', 'transfers-queue', 'exports'] },
  { name: 'award-achievements', on: { queue: 'achievements' }, uses: ['table', 'achievements-queue'] },
  { name: 'run-automations', on: { queue: 'automations' }, uses: ['table', 'automations-queue'] },
  { name: 'process-callbacks', on: { queue: 'callbacks' }, uses: ['table', 'transcription-clients', 'email-events'] },
  {
    name: 'process-media',
    on: { queue: 'media-jobs' },
    uses: ['table', 'media-jobs-queue', 'files-read', 'transcription-clients', 'transcoding'],
  },
  {
    name: 'erase-data',
    on: { queue: 'removals' },
    uses: ['table', 'table-scan', 'index', 'removals-queue', 'seats-queue', 'media-removal'],
  },
  { name: 'fill-seats', on: { queue: 'seats' }, uses: ['table', 'seats-queue'] },
  { name: 'derive-rows', on: { queue: 'derived' }, uses: ['table', 'index', 'derived-queue'] },
  {
    name: 'deliver-webhooks',
    on: { queue: 'webhooks', slow: 'webhooks-slow' },
    uses: ['table', 'webhooks-slow-queue', 'unseal-webhook-secrets', 'webhook-signing'],
  },
  { name: 'end-terms', on: { schedule: 'rate(1 minute)' }, uses: ['table', 'payments', 'mail-queue'] },
  { name: 'live', on: { socket: true }, uses: ['table', 'live-queue', 'live-sockets'] },
  { name: 'push-live', on: { queue: 'live' }, uses: ['table', 'live-queue', 'live-sockets', 'portraits-read'] },
  { name: 'send-mail', on: { queue: 'mail' }, uses: ['table', 'email', 'mail-token-secret'] },
] as const satisfies readonly Worker[];

export const workers: readonly Worker[] = WORKERS;

export type WorkerName = (typeof WORKERS)[number]['name'];
