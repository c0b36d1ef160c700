import type { QueueName } from '../shared/downstream/queues.ts';

/** To send to a queue. */
export type QueueUse = `${QueueName}-queue`;

const SUFFIX = '-queue';

export const isQueueUse = (use: Use): use is QueueUse => use.endsWith(SUFFIX);

export const queueNameOf = (use: QueueUse): QueueName => use.slice(0, -SUFFIX.length) as QueueName;

/** A resource that a function uses; infra derives permissions and environment from it. */
export type Use =
  | QueueUse
  | 'table'
  | 'table-read'
  | 'table-scan'
  | 'token-signing'
  | 'contact-token-signing'
  | 'index'
  | 'index-read'
  | 'transcoding'
  | 'transcription-clients'
  | 'files-read'
  | 'files-write'
  | 'portraits-read'
  | 'portraits-write'
  | 'media-removal'
  | 'exports'
  | 'exports-read'
  | 'dead-letters'
  | 'email'
  | 'mail-token-secret'
  | 'canary-secret'
  | 'payments'
  | 'payment-clients'
  | 'callback-secrets'
  | 'email-events'
  | 'seal-webhook-secrets'
  | 'unseal-webhook-secrets'
  | 'seal-provider-secrets'
  | 'unseal-provider-secrets'
  | 'webhook-signing'
  | 'webhook-public-keys'
  | 'live-address'
  | 'live-sockets';
