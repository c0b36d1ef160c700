import { Contention } from '../../platform/db/contention.ts';
import { absent, all, type Condition, compare, either, equals, live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import { type HubKey, hubOf } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { type HubEventItem, hubEventKey, seatsKey } from './event-item.ts';
import { type Closed, closedReason } from './event-status.ts';
import { retryContention } from './retry-contention.ts';
import { type RsvpAnswer, type RsvpItem, type RsvpStatus, rsvpKey, rsvpsOfEvent } from './rsvp-item.ts';
import { countChanges, type RsvpChange, rsvpAfter, rsvpSteps } from './rsvp-steps.ts';
import { freeSeats, hasSeat, type SeatsItem, seatsStep } from './seats.ts';
import { fillSeats } from './waitlist.ts';

/** An event, its counts and one member's RSVP, as they were read. */
interface RsvpState {
  readonly event: HubEventItem;
  readonly seats: SeatsItem;
  readonly contact: string;
  readonly before: RsvpItem | undefined;
}

/** The RSVP and the counts after a change; no RSVP after a withdrawal. */
export interface RsvpResult {
  readonly rsvp: RsvpItem | undefined;
  readonly seats: SeatsItem;
}

/** The condition under which the decision for `to` still holds. */
const seatsUnchanged = ({ rsvp_limit }: SeatsItem, to: RsvpStatus | undefined): Condition => {
  const open = all(live, absent('closed'));
  if (rsvp_limit === undefined) return to === 'going' ? all(open, absent('rsvp_limit')) : open;
  const sameLimit = all(open, equals('rsvp_limit', rsvp_limit));
  const seat = all(compare('going', '<', rsvp_limit), compare('waitlisted', '<=', 0));
  if (to === 'going') return all(sameLimit, seat);
  const full = either(compare('going', '>=', rsvp_limit), compare('waitlisted', '>', 0));
  return to === 'waitlisted' ? all(sameLimit, full) : open;
};

/** The status that an answer leads to. Members who are going or waiting already keep that status. */
const statusFor = ({ seats, before }: RsvpState, answer: RsvpAnswer | undefined): RsvpStatus | undefined => {
  if (answer !== 'going') return answer;
  if (before?.status === 'going' || before?.status === 'waitlisted') return before.status;
  return hasSeat(seats) ? 'going' : 'waitlisted';
};

const seatsAfter = (seats: SeatsItem, change: RsvpChange): SeatsItem => {
  const before = new Map<string, unknown>(Object.entries(seats));
  const after = Object.entries(countChanges(change)).map(([name, by]) => [name, Number(before.get(name) ?? 0) + by]);
  return { ...seats, ...Object.fromEntries(after) };
};

const MAX_ATTEMPTS = 24;

/** Reads all three rows again; undefined if the event no longer exists. */
const reread = async (db: Table, { event, contact }: RsvpState): Promise<RsvpState | undefined> => {
  const { team_id, id } = event;
  const [key, numbers] = [hubEventKey(team_id, id), seatsKey(team_id, id)];
  if (!key || !numbers) return undefined;
  const [fresh, seats, before] = await db.getMany<HubEventItem & SeatsItem & RsvpItem>([
    key,
    numbers,
    rsvpKey(hubOf(event), contact, id),
  ]);
  return fresh && seats && { event: fresh, seats, contact, before };
};

/** Whether the member waits although a seat is free. */
const canPromote = (status: RsvpStatus | undefined, seats: SeatsItem): boolean =>
  status === 'waitlisted' && freeSeats(seats) > 0;

/** Gives the free seats to the waiting list and reads the result. */
const fillAndReread = async (db: Table, state: RsvpState, now: Date): Promise<RsvpResult | 'not_found'> => {
  await fillSeats(db, state.event, now);
  const after = await reread(db, state);
  return after ? { rsvp: after.before, seats: after.seats } : 'not_found';
};

/**
 * Sets, changes or withdraws a member's RSVP. The RSVP, the counts and the waiting list are written in one conditional
 * transaction, so that concurrent RSVPs never exceed the limit. A seat that becomes free is given to the longest wait
 * before the call returns.
 */
export const setRsvp = async (
  db: Table,
  state: RsvpState,
  to: RsvpAnswer | undefined,
  actor: Actor,
  now: Date,
  attempt = 1,
): Promise<RsvpResult | Closed | 'not_found'> => {
  const { event, seats, contact, before } = state;
  if (event.status === 'deleted') return 'not_found';
  const closed = closedReason(event, now);
  if (closed) return closed;
  const status = statusFor(state, to);
  if (status === undefined && !before) return 'not_found';
  if (status === before?.status && !canPromote(status, seats)) return { rsvp: before, seats };
  if (status === before?.status) return fillAndReread(db, state, now);
  const change: RsvpChange = { contact, before, to: status };
  const written = await retryContention(() =>
    db.transact([
      ...rsvpSteps(event, change, actor, now),
      seatsStep(event.team_id, event.id, { add: countChanges(change) }, seatsUnchanged(seats, status)),
    ]),
  );
  if (written.ok) {
    const after = seatsAfter(seats, change);
    if (before?.status === 'going' || canPromote(status, after)) return fillAndReread(db, state, now);
    return { rsvp: status && rsvpAfter(event, change, status, now), seats: after };
  }
  if (attempt === MAX_ATTEMPTS) throw new Contention('The RSVPs kept changing');
  const fresh = await reread(db, state);
  return fresh ? setRsvp(db, fresh, to, actor, now, attempt + 1) : 'not_found';
};

/** The RSVPs to an event by status and `since`, optionally of one status. */
export const listRsvps = (
  db: Table,
  hub: HubKey,
  event: string,
  status: RsvpStatus | undefined,
  page: PageRequest,
): Promise<Page<RsvpItem>> =>
  db.query<RsvpItem>({
    partition: rsvpsOfEvent(hub, event),
    prefix: status ? `${status.toUpperCase()}#` : '',
    index: 'listing',
    ...page,
  });
