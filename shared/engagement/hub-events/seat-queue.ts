import type { Table } from '../../platform/db/table.ts';
import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';
import { reconcileSeats, type SeatChange } from './seat-changes.ts';
import type { SeatJob } from './seat-job.ts';

/** Receives before a job becomes a dead letter. */
export const SEAT_ATTEMPTS = 10;

export type SeatQueue = Queue<SeatJob>;

export const sqsSeatQueue = sqsQueue<SeatJob>;

/** The queue message for a seat change. */
export const seatJobOf = (change: SeatChange): SeatJob => {
  const { hub } = change;
  const ofHub = { team_id: hub.team, hub_id: hub.hub };
  return change.kind === 'member_left'
    ? { kind: 'seats', ...ofHub, contact_id: change.contact, after: change.after }
    : { kind: 'waitlist', ...ofHub, event_id: change.event };
};

export const seatChangeOfJob = (job: SeatJob): SeatChange => {
  const hub = { team: job.team_id, hub: job.hub_id };
  return job.kind === 'seats'
    ? { kind: 'member_left', hub, contact: job.contact_id, after: job.after }
    : { kind: 'seats_free', hub, event: job.event_id };
};

/** Processes one page in the relay and queues the rest for a worker. */
export const seatChangeHandler =
  (db: Table, queue: SeatQueue) =>
  async (change: SeatChange): Promise<void> => {
    const rest = await reconcileSeats(db, change, new Date(), () => false);
    if (rest) await queue.send(seatJobOf(rest));
  };
