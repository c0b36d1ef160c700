import type { RemovalJob, RemovalQueue } from '../../media/media/removal-queue.ts';
import type { Table } from '../../platform/db/table.ts';
import { type SeatNews, settleSeats } from './seat-news.ts';

type SeatJob = RemovalJob & { readonly kind: 'seats' | 'waitlist' };

/** The message that has a worker go on with seats. */
export const seatJobOf = (news: SeatNews): SeatJob => {
  const { hub } = news;
  const ofHub = { team_id: hub.team, hub_id: hub.hub };
  return news.kind === 'gone'
    ? { kind: 'seats', ...ofHub, contact_id: news.contact, after: news.after }
    : { kind: 'waitlist', ...ofHub, event_id: news.event };
};

/** What such a message asks for. */
export const seatNewsIn = (job: SeatJob): SeatNews => {
  const hub = { team: job.team_id, hub: job.hub_id };
  return job.kind === 'seats'
    ? { kind: 'gone', hub, contact: job.contact_id, after: job.after }
    : { kind: 'free', hub, event: job.event_id };
};

/** Does one page of what the news asks for, and has a worker do the rest: the relay's batch waits for this. */
export const settlingSeats =
  (db: Table, queue: RemovalQueue) =>
  async (news: SeatNews): Promise<void> => {
    const left = await settleSeats(db, news, new Date(), () => false);
    if (left) await queue.send(seatJobOf(left));
  };
