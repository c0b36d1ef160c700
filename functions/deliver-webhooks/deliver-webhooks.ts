import { platformAlerts } from '../../shared/alerts/platform-alerts.ts';
import { eachMessage, type MessageFailed, orGiveUp } from '../../shared/queue/messages.ts';
import { DELIVERY_RECEIVES } from '../../shared/webhooks/delivery-queue.ts';
import { type DeliveryRoom, deliver } from './deliver.ts';
import { readJob } from './job.ts';

export interface DeliveriesRoom extends DeliveryRoom {
  readonly failed: MessageFailed;
}

/** Tells those who run the service that a message is set aside now; it can be sent again once the cause is mended. */
const setAside = async (messageId: string, error: unknown, { db, now }: DeliveriesRoom): Promise<void> => {
  const payload = { message_id: messageId, cause: error instanceof Error ? error.name : 'unknown' };
  const alert = { alert_type: 'webhook_message_dead', severity: 'critical' as const, payload };
  await platformAlerts(db).raise({ ...alert, dedupe_key: 'webhook_message_dead' }, now());
};

/**
 * Does the turns that its messages ask for; one that could not be done as often as it may is told to whoever runs this.
 */
export const deliverWebhooks = (room: DeliveriesRoom) =>
  eachMessage(
    (message) =>
      orGiveUp(
        message,
        DELIVERY_RECEIVES,
        async () => deliver(readJob(message.body), room),
        (error) => setAside(message.messageId, error, room),
      ),
    room.failed,
  );
