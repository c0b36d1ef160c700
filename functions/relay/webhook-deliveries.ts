import { type DeliveryItem, webhookDeliveryEntity } from '../../shared/delivery/webhooks/delivery-item.ts';
import type { DeliveryJob } from '../../shared/delivery/webhooks/delivery-job.ts';
import { isListed } from '../../shared/platform/db/listing.ts';
import type { Delayed } from '../../shared/platform/queue/batch-queue.ts';
import { delayUntil } from '../../shared/platform/queue/delay.ts';
import { entityOf, imagesOf, type StreamRecord, threadOf } from './stream-record.ts';

/** The delivery jobs of a batch, and their first record. */
interface DeliveryTask {
  readonly jobs: readonly Delayed<DeliveryJob>[];
  readonly from: StreamRecord;
}

const isOpen = ({ status }: DeliveryItem): boolean => status === 'pending' || status === 'retrying';

/** The job of a new generation, unless the delivery waits in the due index. */
const jobOf = (record: StreamRecord, now: Date): Delayed<DeliveryJob> | undefined => {
  const [before, after] = imagesOf<DeliveryItem>(record);
  if (!after || after.turn === before?.turn || isListed(after) || !isOpen(after)) return undefined;
  const { team_id, hub_id, endpoint_id, id: delivery_id, turn, next_attempt_at } = after;
  const job = { team_id, hub_id, endpoint_id, delivery_id, turn };
  return { job, delaySeconds: delayUntil(next_attempt_at, now), thread: threadOf(record) };
};

/** The delivery jobs of a batch of changes. */
export const webhookDeliveries = (records: readonly StreamRecord[], now: Date): readonly DeliveryTask[] => {
  const changed = records.filter((record) => entityOf(record) === webhookDeliveryEntity);
  const [from] = changed;
  const jobs = changed.flatMap((record) => jobOf(record, now) ?? []);
  return from && jobs.length > 0 ? [{ jobs, from }] : [];
};
