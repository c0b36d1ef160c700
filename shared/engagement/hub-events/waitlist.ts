import { absent, all, compare, equals, live } from '../../platform/db/expression.ts';
import { hubOf } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { type HubEventItem, seatsKey, waitingOf } from './event-item.ts';
import { closedReason } from './event-status.ts';
import { retryContention } from './retry-contention.ts';
import { type RsvpItem, rsvpKey } from './rsvp-item.ts';
import { rsvpSteps, WAITING, type WaitingItem } from './rsvp-steps.ts';
import { freeSeats, type SeatsItem, seatsStep } from './seats.ts';

/** Each promotion is two rows of a transaction, which takes 100. */
const BATCH_SIZE = 40;
const MAX_ROUNDS = 100;

const WAITLIST = { type: 'system', id: 'waitlist' } as const;

/** `full` after a transaction of the maximum size; after `some`, more may be left. */
type Filled = 'nothing' | 'some' | 'full';

/** Gives free seats to the longest waits, as many as fit one transaction. */
const fillOnce = async (db: Table, event: HubEventItem, now: Date): Promise<Filled> => {
  const numbers = seatsKey(event.team_id, event.id);
  const seats = numbers && (await db.get<SeatsItem>(numbers));
  if (!seats || seats.closed || seats.waitlisted <= 0 || closedReason(event, now)) return 'nothing';
  const many = Math.min(freeSeats(seats), seats.waitlisted, BATCH_SIZE);
  if (many === 0) return 'nothing';
  const { items } = await db.query<WaitingItem>({ partition: waitingOf(event), prefix: WAITING, limit: many });
  const hub = hubOf(event);
  const rows = await db.getMany<RsvpItem>(items.map(({ contact_id }) => rsvpKey(hub, contact_id, event.id)));
  const next = rows.flatMap((row) => (row?.status === 'waitlisted' ? [row] : []));
  if (next.length === 0 || next.length < items.length) return 'some';
  const { rsvp_limit } = seats;
  const room =
    rsvp_limit === undefined
      ? absent('rsvp_limit')
      : all(equals('rsvp_limit', rsvp_limit), compare('going', '<=', rsvp_limit - next.length));
  const written = await retryContention(() =>
    db.transact([
      ...next.flatMap((before) => rsvpSteps(event, { contact: before.contact_id, before, to: 'going' }, WAITLIST, now)),
      seatsStep(
        event.team_id,
        event.id,
        { add: { going: next.length, waitlisted: -next.length } },
        all(live, absent('closed'), room),
      ),
    ]),
  );
  return written.ok && next.length === BATCH_SIZE ? 'full' : 'some';
};

/**
 * Gives free seats to the waiting list, longest wait first. Safe to run concurrently. Returns false if more may be
 * left: it stops when the time is up after a full transaction, and after 100 rounds.
 */
export const fillSeats = async (
  db: Table,
  event: HubEventItem,
  now: Date,
  isTimeLeft: () => boolean = () => true,
): Promise<boolean> => {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const filled = await fillOnce(db, event, now);
    if (filled === 'nothing') return true;
    if (filled === 'full' && !isTimeLeft()) return false;
  }
  return false;
};
