import { pausedTeams } from '../../shared/accounts/teams/team-controls.ts';
import { deliveryJob } from '../../shared/delivery/webhooks/delivery-job.ts';
import type { QueueName } from '../../shared/downstream/queues.ts';
import { eachMessage, type MessageFailed, type QueueMessage } from '../../shared/platform/queue/messages.ts';
import { readJob } from '../../shared/platform/queue/read-job.ts';
import { type DeliveryDeps, deliver } from './deliver.ts';

interface DeliverWebhooksDeps extends Omit<DeliveryDeps, 'isPaused'> {
  readonly failed: MessageFailed;
}

/** The queue of a message: its job says whether it was moved to the slow one. */
const laneOf = ({ body }: QueueMessage): QueueName => (body.includes('"slow":true') ? 'webhooks-slow' : 'webhooks');

/** Sends the deliveries of a batch of queue messages. A message that keeps failing becomes a dead letter. */
export const deliverWebhooks = (deps: DeliverWebhooksDeps) => {
  const isPaused = pausedTeams(deps.db);
  return eachMessage(
    laneOf,
    async ({ body }) => deliver(readJob(deliveryJob, body), { ...deps, isPaused }),
    deps.failed,
  );
};
