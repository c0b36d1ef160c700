import type { DeliveryItem } from '../../shared/delivery/webhooks/delivery-item.ts';
import type { DeliveryJob } from '../../shared/delivery/webhooks/delivery-queue.ts';
import { isListed } from '../../shared/platform/db/listing.ts';
import type { Delayed } from '../../shared/platform/queue/batch-queue.ts';
import { delayUntil } from '../../shared/platform/queue/delay.ts';
import { entityOf, imagesOf, type StreamRecord } from './stream-record.ts';

/** The turns of deliveries that a batch of changes begins, and the first of their records. */
interface WebhookNews {
  readonly jobs: readonly Delayed<DeliveryJob>[];
  readonly from: StreamRecord;
}

const isOpen = ({ status }: DeliveryItem): boolean => status === 'pending' || status === 'retrying';

/** A turn begins when its number is new, and the delivery does not wait for the sweep to give it another. */
const jobOf = (record: StreamRecord, now: Date): Delayed<DeliveryJob> | undefined => {
  const [before, after] = imagesOf<DeliveryItem>(record);
  if (!after || after.turn === before?.turn || isListed(after) || !isOpen(after)) return undefined;
  const { team_id, hub_id, endpoint_id, id: delivery_id, turn, next_attempt_at } = after;
  const job = { team_id, hub_id, endpoint_id, delivery_id, turn };
  return { job, delaySeconds: delayUntil(next_attempt_at, now) };
};

/** What a batch of changes has sent to receivers, now or a little later. */
export const webhookNews = (records: readonly StreamRecord[], now: Date): readonly WebhookNews[] => {
  const told = records.filter((record) => entityOf(record) === 'webhook_delivery');
  const [from] = told;
  const jobs = told.flatMap((record) => jobOf(record, now) ?? []);
  return from && jobs.length > 0 ? [{ jobs, from }] : [];
};
