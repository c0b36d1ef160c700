import { eachMessage, type MessageFailed } from '../../shared/platform/queue/messages.ts';
import { type DeliveryDeps, deliver } from './deliver.ts';
import { readJob } from './job.ts';

interface DeliverWebhooksDeps extends DeliveryDeps {
  readonly failed: MessageFailed;
}

/** Does the turns that its messages ask for; one that could not be done as often as it may is set aside. */
export const deliverWebhooks = (room: DeliverWebhooksDeps) =>
  eachMessage(async ({ body }) => deliver(readJob(body), room), room.failed);
