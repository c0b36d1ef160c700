import type { SQSClient } from '@aws-sdk/client-sqs';
import { type BatchQueue, sqsBatchQueue } from '../../platform/queue/batch-queue.ts';
import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';

/** Has one turn of a delivery looked at. `slow` where it has been moved to where endpoints wait that do not answer. */
export interface DeliveryJob {
  readonly team_id: string;
  readonly hub_id: string;
  readonly endpoint_id: string;
  readonly delivery_id: string;
  readonly turn: number;
  readonly slow?: boolean;
}

/** How often a message is received before it is set aside. */
export const MAX_DELIVERY_RECEIVES = 5;

/** Where turns of deliveries wait for a worker. */
export type DeliveryQueue = BatchQueue<DeliveryJob>;

export const sqsDeliveryQueue = sqsBatchQueue<DeliveryJob>;

/** Where those wait whose endpoint does not answer. */
export type SlowQueue = Queue<DeliveryJob>;

export const sqsSlowQueue = (client: SQSClient, url: string): SlowQueue => {
  const queue = sqsQueue<DeliveryJob>(client, url);
  return { send: (job, delaySeconds) => queue.send({ ...job, slow: true }, delaySeconds) };
};
