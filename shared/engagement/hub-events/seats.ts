import type { Change, Condition } from '../../platform/db/expression.ts';
import { live } from '../../platform/db/expression.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { seatsKey } from './event-item.ts';
import type { RsvpStatus } from './rsvp-item.ts';

/**
 * How many gave each answer to an event, and what bounds them. Every number is raised and lowered in the transaction
 * that writes the answer; the limit and the closing are written with the event.
 */
export type SeatsItem = Readonly<Record<RsvpStatus, number>> & {
  /** Absent for as many as want to. */
  readonly rsvp_limit?: number;
  /** The event was called off or deleted. */
  readonly closed?: true;
};

export const NO_SEATS: SeatsItem = { going: 0, interested: 0, not_going: 0, waitlisted: 0 };

/** How many seats nobody has. */
export const freeSeats = ({ going, rsvp_limit = Number.POSITIVE_INFINITY }: SeatsItem): number =>
  Math.max(0, rsvp_limit - going);

/** Whether somebody who wants to go now gets a seat: who waits already goes first. */
export const hasSeat = (seats: SeatsItem): boolean => freeSeats(seats) > 0 && seats.waitlisted === 0;

const keyOf = (team: TeamId, event: string) => {
  const key = seatsKey(team, event);
  if (!key) throw new TypeError('An event was made without a place');
  return key;
};

/** The step that makes a new event's row. */
export const newSeatsStep = (team: TeamId, event: string, limit: number | null): Step => ({
  put: {
    ...keyOf(team, event),
    entity: 'hub_event_seats',
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
