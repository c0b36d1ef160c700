import { syncDeadLetterAlert } from '../../shared/accounts/alerts/dead-letter-alert.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import type { WatchedQueue } from '../../shared/platform/queue/queue-name.ts';

/** Counts the messages of a dead-letter queue, those that somebody is looking at included. */
export type DeadLetterCount = (queue: WatchedQueue) => Promise<number>;

const AGAIN = `Fix the cause, then move the messages back: see "Dead letters" in RUNBOOK.md. Processing a
message twice is safe.`;

/** What to do with the messages of each dead-letter queue. */
export const REDRIVE: Readonly<Record<WatchedQueue, string>> = {
  mail: AGAIN,
  index: AGAIN,
  imports: AGAIN,
  achievements: AGAIN,
  automations: AGAIN,
  callbacks: `${AGAIN} A message that refers to no recorded callback can only be deleted.`,
  removals: `${AGAIN} The data is not erased until then: act soon.`,
  'media-jobs': `${AGAIN} Media that were not processed have the status failed: their owners can request processing again.`,
  webhooks: AGAIN,
  'webhooks-slow': AGAIN,
  relay: 'Replay the changes within 24 hours of their write: see "Dead letters" in RUNBOOK.md.',
  sweep: 'The schedule could not start the worker. Delete the messages: the next run did their work.',
  'end-terms': 'The schedule could not start the worker. Delete the messages: the next run did their work.',
  'verify-domains': 'The schedule could not start the worker. Delete the messages: the next run did their work.',
};

/** Looks at every dead-letter queue; one that cannot be looked at keeps none of the others from it. */
export const watchDeadLetters =
  (count: DeadLetterCount) =>
  async (db: Table, now: Date): Promise<void> => {
    const looks = (Object.keys(REDRIVE) as WatchedQueue[]).map(async (queue) =>
      syncDeadLetterAlert(db, { queue, count: await count(queue), redrive: REDRIVE[queue] }, now),
    );
    const failed = (await Promise.allSettled(looks)).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    if (failed.length > 0) throw new AggregateError(failed, 'Not all dead-letter queues could be read');
  };
