import { syncDeadLetterAlert } from '../../shared/accounts/alerts/dead-letter-alert.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { WatchedQueue } from '../../shared/platform/queue/queue-name.ts';

/** Counts the messages of a dead-letter queue, including messages in flight. */
export type DeadLetterCount = (queue: WatchedQueue) => Promise<number>;

const MOVE_BACK = `Fix the cause, then move the messages back: see "Dead letters" in RUNBOOK.md. Processing a
message twice is safe.`;

/** The instructions for each dead-letter queue. */
export const REDRIVE: Readonly<Record<WatchedQueue, string>> = {
  mail: MOVE_BACK,
  index: MOVE_BACK,
  imports: MOVE_BACK,
  achievements: MOVE_BACK,
  automations: MOVE_BACK,
  callbacks: `${MOVE_BACK} A message that refers to no recorded callback can only be deleted.`,
  removals: `${MOVE_BACK} The data is not erased until then: act soon.`,
  'media-jobs': `${MOVE_BACK} Media that were not processed have the status failed: their owners can request processing again.`,
  webhooks: MOVE_BACK,
  'webhooks-slow': MOVE_BACK,
  relay: 'Replay the changes within 24 hours of their write: see "Dead letters" in RUNBOOK.md.',
  sweep: 'The schedule could not start the worker. Delete the messages: the next run did their work.',
  'end-terms': 'The schedule could not start the worker. Delete the messages: the next run did their work.',
  'verify-domains': 'The schedule could not start the worker. Delete the messages: the next run did their work.',
};

/** Checks every dead-letter queue; a failure does not stop the others. */
export const watchDeadLetters =
  (count: DeadLetterCount) =>
  async (db: Table, now: Date): Promise<void> => {
    const looks = (Object.keys(REDRIVE) as WatchedQueue[]).map(async (queue) =>
      syncDeadLetterAlert(db, { queue, count: await count(queue), redrive: REDRIVE[queue] }, now),
    );
    const failed = (await Promise.allSettled(looks)).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    if (failed.length > 0) throw new AggregateError(failed, 'Not all dead-letter queues could be read');
  };
