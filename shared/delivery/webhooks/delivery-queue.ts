import type { SQSClient } from '@aws-sdk/client-sqs';
import { type BatchQueue, sqsBatchQueue } from '../../platform/queue/batch-queue.ts';
import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';
import type { DeliveryJob } from './delivery-job.ts';

/** Receives before a message becomes a dead letter. */
export const MAX_DELIVERY_RECEIVES = 5;

export type DeliveryQueue = BatchQueue<DeliveryJob>;

export const sqsDeliveryQueue = sqsBatchQueue<DeliveryJob>;

/** The queue of deliveries to slow endpoints. */
export type SlowQueue = Queue<DeliveryJob>;

export const sqsSlowQueue = (client: SQSClient, url: string): SlowQueue => {
  const queue = sqsQueue<DeliveryJob>(client, url);
  return { send: (job, delaySeconds) => queue.send({ ...job, slow: true }, delaySeconds) };
};
