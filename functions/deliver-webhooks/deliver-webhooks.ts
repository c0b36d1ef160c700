import { platformAlerts } from '../../shared/alerts/platform-alerts.ts';
import { DELIVERY_RECEIVES } from '../../shared/webhooks/delivery-queue.ts';
import { type DeliveryRoom, deliver } from './deliver.ts';
import { readJob } from './job.ts';

/** As much of a queue's event as is read. */
export interface QueueEvent {
  readonly Records: readonly {
    readonly messageId: string;
    readonly body: string;
    readonly attributes?: { readonly ApproximateReceiveCount?: string };
  }[];
}

export interface BatchResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

export interface DeliveriesRoom extends DeliveryRoom {
  /** Told of every message that has to come again. */
  failed(messageId: string, error: unknown): void;
}

/** Tells those who run the service that a message is set aside now; it can be sent again once the cause is mended. */
const setAside = async (messageId: string, error: unknown, { db, now }: DeliveriesRoom): Promise<void> => {
  const payload = { message_id: messageId, cause: error instanceof Error ? error.name : 'unknown' };
  const alert = { alert_type: 'webhook_message_dead', severity: 'critical' as const, payload };
  await platformAlerts(db).raise({ ...alert, dedupe_key: 'webhook_message_dead' }, now());
};

/** Does the turns that its messages ask for, side by side; a message whose turn could not be done comes again, and no other. */
export const deliverWebhooks =
  (room: DeliveriesRoom) =>
  async ({ Records }: QueueEvent): Promise<BatchResult> => {
    const handle = async ({ messageId, body, attributes }: QueueEvent['Records'][number]): Promise<boolean> => {
      try {
        await deliver(readJob(body), room);
        return true;
      } catch (error) {
        room.failed(messageId, error);
        if (Number(attributes?.ApproximateReceiveCount ?? 1) >= DELIVERY_RECEIVES)
          await setAside(messageId, error, room).catch((reason: unknown) => room.failed(messageId, reason));
        return false;
      }
    };
    const done = await Promise.all(Records.map(handle));
    const again = Records.filter((_, nth) => !done[nth]);
    return { batchItemFailures: again.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };
