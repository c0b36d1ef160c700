import {
  SendMessageBatchCommand,
  type SendMessageBatchRequestEntry,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';

/** Has one turn of a delivery looked at. `slow` where it has been moved to where endpoints wait that do not answer. */
export interface DeliveryJob {
  readonly team_id: string;
  readonly hub_id: string;
  readonly endpoint_id: string;
  readonly delivery_id: string;
  readonly turn: number;
  readonly slow?: boolean;
}

export interface DelayedJob {
  readonly job: DeliveryJob;
  /** At most 900. */
  readonly delaySeconds: number;
}

/** How often a message is received before it is set aside. */
export const DELIVERY_RECEIVES = 5;

/** Where turns of deliveries wait for a worker; once `send` has returned, none of them is lost. */
export interface DeliveryQueue {
  send(jobs: readonly DelayedJob[]): Promise<void>;
}

/** Where those wait whose endpoint does not answer. */
export interface SlowQueue {
  send(job: DeliveryJob): Promise<void>;
}

const TOGETHER = 10;

/** Ten messages a request; where one of them is refused the call rejects, and sending all of them again does no harm. */
export const sqsDeliveryQueue = (client: SQSClient, QueueUrl: string): DeliveryQueue => ({
  async send(jobs) {
    const entries = jobs.map(
      ({ job, delaySeconds }, nth): SendMessageBatchRequestEntry => ({
        Id: String(nth),
        MessageBody: JSON.stringify(job),
        DelaySeconds: delaySeconds,
      }),
    );
    const batches = Array.from({ length: Math.ceil(entries.length / TOGETHER) }, (_, nth) =>
      entries.slice(nth * TOGETHER, (nth + 1) * TOGETHER),
    );
    const answers = await Promise.all(
      batches.map((Entries) => client.send(new SendMessageBatchCommand({ QueueUrl, Entries }))),
    );
    const refused = answers.flatMap(({ Failed = [] }) => Failed);
    if (refused.length > 0) throw new Error(`The queue refused ${refused.length} deliveries: ${refused[0]?.Code}`);
  },
});

export const sqsSlowQueue = (client: SQSClient, QueueUrl: string): SlowQueue => ({
  async send(job) {
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify({ ...job, slow: true }) }));
  },
});
