import type { Change, Condition } from '../../platform/db/expression.ts';
import { live } from '../../platform/db/expression.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { hubEventSeatsEntity, seatsKey } from './event-item.ts';
import type { RsvpStatus } from './rsvp-item.ts';

/**
 * The RSVP counts of an event and its limit. The counts change in the transaction that writes the RSVP, the limit and
 * `closed` with the event.
 */
export type SeatsItem = Readonly<Record<RsvpStatus, number>> & {
  /** Absent for no limit. */
  readonly rsvp_limit?: number;
  /** The event was canceled or deleted. */
  readonly closed?: true;
};

export const NO_SEATS: SeatsItem = { going: 0, interested: 0, not_going: 0, waitlisted: 0 };

/** The number of free seats. */
export const freeSeats = ({ going, rsvp_limit = Number.POSITIVE_INFINITY }: SeatsItem): number =>
  Math.max(0, rsvp_limit - going);

/** Whether a new RSVP gets a seat: the waiting list goes first. */
export const hasSeat = (seats: SeatsItem): boolean => freeSeats(seats) > 0 && seats.waitlisted === 0;

const keyOf = (team: TeamId, event: string) => {
  const key = seatsKey(team, event);
  if (!key) throw new TypeError('The id of an event has no partition');
  return key;
};

/** The step that creates the row of a new event. */
export const newSeatsStep = (team: TeamId, event: string, limit: number | null): Step => ({
  put: {
    ...keyOf(team, event),
    entity: hubEventSeatsEntity,
    ...NO_SEATS,
    ...(limit !== null && { rsvp_limit: limit }),
  },
});

export const seatsStep = (team: TeamId, event: string, change: Change, condition: Condition = live): Step => ({
  label: 'seats',
  update: keyOf(team, event),
  change,
  condition,
});
