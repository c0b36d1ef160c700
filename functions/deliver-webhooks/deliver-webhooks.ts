import { eachMessage, type MessageFailed } from '../../shared/platform/queue/messages.ts';
import { type DeliveryDeps, deliver } from './deliver.ts';
import { readJob } from './job.ts';

interface DeliverWebhooksDeps extends DeliveryDeps {
  readonly failed: MessageFailed;
}

/** Sends the deliveries of a batch of queue messages. A message that keeps failing becomes a dead letter. */
export const deliverWebhooks = (deps: DeliverWebhooksDeps) =>
  eachMessage(async ({ body }) => deliver(readJob(body), deps), deps.failed);
