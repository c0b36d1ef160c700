import { eachMessage, type MessageFailed } from '../../shared/platform/queue/messages.ts';
import { type DeliveryRoom, deliver } from './deliver.ts';
import { readJob } from './job.ts';

interface DeliveriesRoom extends DeliveryRoom {
  readonly failed: MessageFailed;
}

/** Does the turns that its messages ask for; one that could not be done as often as it may is set aside. */
export const deliverWebhooks = (room: DeliveriesRoom) =>
  eachMessage(async ({ body }) => deliver(readJob(body), room), room.failed);
