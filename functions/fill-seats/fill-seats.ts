import { reconcileSeats } from '../../shared/engagement/hub-events/seat-changes.ts';
import { seatJob } from '../../shared/engagement/hub-events/seat-job.ts';
import { type SeatQueue, seatChangeOfJob, seatJobOf } from '../../shared/engagement/hub-events/seat-queue.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { eachMessage, type MessageFailed } from '../../shared/platform/queue/messages.ts';
import { readJob } from '../../shared/platform/queue/read-job.ts';
import { startBudget } from '../../shared/platform/time/budget.ts';

interface SeatDeps {
  readonly db: Table;
  /** The queue for the remaining work. */
  readonly queue: SeatQueue;
  readonly failed: MessageFailed;
  /** A clock in milliseconds. */
  readonly clock?: () => number;
}

/** Frees the seats of members who left and gives free seats to waitlists, where the relay did not finish. Idempotent. */
export const fillSeats = ({ db, queue, failed, clock }: SeatDeps) =>
  eachMessage(
    'seats',
    async ({ body }) => {
      const change = seatChangeOfJob(readJob(seatJob, body));
      const left = await reconcileSeats(db, change, new Date(), startBudget(clock));
      if (left) await queue.send(seatJobOf(left));
    },
    failed,
  );
