import { Contention } from '../../platform/db/contention.ts';
import { absent, all, type Condition, compare, either, equals, live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import { type HubKey, hubOf } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { type HubEventItem, hubEventKey, seatsKey } from './event-item.ts';
import { type Closed, closedAt } from './event-status.ts';
import { retryContention } from './retry-contention.ts';
import { type RsvpAnswer, type RsvpItem, type RsvpStatus, rsvpKey, rsvpsOfEvent } from './rsvp-item.ts';
import { answered, moved, type RsvpChange, rsvpSteps } from './rsvp-steps.ts';
import { freeSeats, hasSeat, type SeatsItem, seatsStep } from './seats.ts';
import { fillSeats } from './waitlist.ts';

/** An event, its numbers, and what one member answered, as they were read. */
interface Answering {
  readonly event: HubEventItem;
  readonly seats: SeatsItem;
  readonly contact: string;
  readonly before: RsvpItem | undefined;
}

/** The answer and the numbers after it; no answer where it was taken back. */
export interface Answered {
  readonly rsvp: RsvpItem | undefined;
  readonly seats: SeatsItem;
}

/** What of the numbers has to be so still when they are changed. */
const stillSo = ({ rsvp_limit }: SeatsItem, to: RsvpStatus | undefined): Condition => {
  const open = all(live, absent('closed'));
  if (rsvp_limit === undefined) return to === 'going' ? all(open, absent('rsvp_limit')) : open;
  const bounded = all(open, equals('rsvp_limit', rsvp_limit));
  const seat = all(compare('going', '<', rsvp_limit), compare('waitlisted', '<=', 0));
  if (to === 'going') return all(bounded, seat);
  const full = either(compare('going', '>=', rsvp_limit), compare('waitlisted', '>', 0));
  return to === 'waitlisted' ? all(bounded, full) : open;
};

/** What somebody comes to who gives this answer now. Who goes or waits already stays so. */
const outcomeOf = ({ seats, before }: Answering, answer: RsvpAnswer | undefined): RsvpStatus | undefined => {
  if (answer !== 'going') return answer;
  if (before?.status === 'going' || before?.status === 'waitlisted') return before.status;
  return hasSeat(seats) ? 'going' : 'waitlisted';
};

const counted = (seats: SeatsItem, change: RsvpChange): SeatsItem => {
  const before = new Map<string, unknown>(Object.entries(seats));
  const after = Object.entries(moved(change)).map(([name, by]) => [name, Number(before.get(name) ?? 0) + by]);
  return { ...seats, ...Object.fromEntries(after) };
};

const ATTEMPTS = 24;

/** All three rows as they are now; `undefined` for an event that is not there any more. */
const again = async (db: Table, { event, contact }: Answering): Promise<Answering | undefined> => {
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

/** Whether somebody waits where there is a seat for them. */
const isDue = (status: RsvpStatus | undefined, seats: SeatsItem): boolean =>
  status === 'waitlisted' && freeSeats(seats) > 0;

/** How it stands once the free seats are given to those who wait. */
const settled = async (db: Table, answering: Answering, now: Date): Promise<Answered | 'not_found'> => {
  await fillSeats(db, answering.event, now);
  const after = await again(db, answering);
  return after ? { rsvp: after.before, seats: after.seats } : 'not_found';
};

/**
 * Gives, changes or takes back a member's answer. The row, the numbers and the waitlist are written together and only
 * while what they were decided on is so: of any number at once never one more goes than there are seats. A seat that
 * becomes free goes to who has waited longest, before the call returns.
 */
export const answer = async (
  db: Table,
  answering: Answering,
  to: RsvpAnswer | undefined,
  actor: Actor,
  now: Date,
  attempt = 1,
): Promise<Answered | Closed | 'not_found'> => {
  const { event, seats, contact, before } = answering;
  if (event.status === 'deleted') return 'not_found';
  const closed = closedAt(event, now);
  if (closed) return closed;
  const status = outcomeOf(answering, to);
  if (status === undefined && !before) return 'not_found';
  if (status === before?.status && !isDue(status, seats)) return { rsvp: before, seats };
  if (status === before?.status) return settled(db, answering, now);
  const change: RsvpChange = { contact, before, to: status };
  const written = await retryContention(() =>
    db.transact([
      ...rsvpSteps(event, change, actor, now),
      seatsStep(event.team_id, event.id, { add: moved(change) }, stillSo(seats, status)),
    ]),
  );
  if (written.ok) {
    const after = counted(seats, change);
    if (before?.status === 'going' || isDue(status, after)) return settled(db, answering, now);
    return { rsvp: status && answered(event, change, status, now), seats: after };
  }
  if (attempt === ATTEMPTS) throw new Contention('The RSVPs kept changing');
  const fresh = await again(db, answering);
  return fresh ? answer(db, fresh, to, actor, now, attempt + 1) : 'not_found';
};

/** The answers to an event, by status and by when they came to it; of one status where one is asked for. */
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
