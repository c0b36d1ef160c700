import { syncDeadLetterAlert } from '../../shared/accounts/alerts/dead-letter-alert.ts';
import type { DeployedQueue } from '../../shared/downstream/queues.ts';
import type { Table } from '../../shared/platform/db/table.ts';

/** Counts the messages of a dead-letter queue, including messages in flight. */
export type DeadLetterCount = (queue: DeployedQueue) => Promise<number>;

const MOVE_BACK =
  'Fix the cause, then run: hub ops redrive <queue> --stage <name>. Processing a message twice is safe. See /docs/operate/alarms#dead-letters.';

const RUN_AGAIN =
  'A scheduled run failed or did not start. Later runs do its work. Run: hub ops redrive <worker> --stage <name>, which runs the worker once and deletes the messages.';

/** The instructions for each dead-letter queue. */
export const REDRIVE: Readonly<Record<DeployedQueue, string>> = {
  mail: MOVE_BACK,
  index: MOVE_BACK,
  imports: MOVE_BACK,
  achievements: MOVE_BACK,
  automations: MOVE_BACK,
  callbacks: `${MOVE_BACK} A message that refers to no recorded callback can only be deleted.`,
  removals: `${MOVE_BACK} The data is not erased until then: act soon.`,
  seats: `${MOVE_BACK} Members on waitlists do not get free seats until then.`,
  'media-jobs': `${MOVE_BACK} Media that were not processed have the status failed: their owners can request processing again.`,
  webhooks: MOVE_BACK,
  'webhooks-slow': MOVE_BACK,
  live: `${MOVE_BACK} Clients that reconnected have their events already.`,
  relay:
    'Within 24 hours of the writes, run: hub ops redrive relay --stage <name>. See /docs/operate/alarms#dead-letters.',
  sweep: RUN_AGAIN,
  'end-terms': RUN_AGAIN,
  'verify-domains': RUN_AGAIN,
};

/** Checks every dead-letter queue; a failure does not stop the others. */
export const watchDeadLetters =
  (count: DeadLetterCount) =>
  async (db: Table, now: Date): Promise<void> => {
    const looks = (Object.keys(REDRIVE) as DeployedQueue[]).map(async (queue) =>
      syncDeadLetterAlert(db, { queue, count: await count(queue), redrive: REDRIVE[queue] }, now),
    );
    const failed = (await Promise.allSettled(looks)).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    if (failed.length > 0) throw new AggregateError(failed, 'Not all dead-letter queues could be read');
  };
