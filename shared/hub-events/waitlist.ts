import { absent, all, compare, equals, live } from '../db/expression.ts';
import { hubOf } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import { type HubEventItem, seatsKey, waitingOf } from './event-item.ts';
import { closedAt } from './event-status.ts';
import { patiently } from './patiently.ts';
import { type RsvpItem, rsvpKey } from './rsvp-item.ts';
import { rsvpSteps, WAITS, type WaitingItem } from './rsvp-steps.ts';
import { freeSeats, type SeatsItem, seatsStep } from './seats.ts';

/** Each who goes is two rows of a transaction, which takes a hundred. */
const TOGETHER = 40;
const ROUNDS = 100;

const WAITLIST = { type: 'system', id: 'waitlist' } as const;

/** Gives the free seats, as far as one transaction can, to who waited longest; whether there is more to do. */
const fillOnce = async (db: Table, event: HubEventItem, now: Date): Promise<boolean> => {
  const numbers = seatsKey(event.team_id, event.id);
  const seats = numbers && (await db.get<SeatsItem>(numbers));
  if (!seats || seats.closed || seats.waitlisted <= 0 || closedAt(event, now)) return false;
  const many = Math.min(freeSeats(seats), seats.waitlisted, TOGETHER);
  if (many === 0) return false;
  const { items } = await db.query<WaitingItem>({ partition: waitingOf(event), prefix: WAITS, limit: many });
  const hub = hubOf(event);
  const rows = await db.getMany<RsvpItem>(items.map(({ contact_id }) => rsvpKey(hub, contact_id, event.id)));
  const next = rows.flatMap((row) => (row?.status === 'waitlisted' ? [row] : []));
  if (next.length === 0 || next.length < items.length) return true;
  const { rsvp_limit } = seats;
  const room =
    rsvp_limit === undefined
      ? absent('rsvp_limit')
      : all(equals('rsvp_limit', rsvp_limit), compare('going', '<=', rsvp_limit - next.length));
  await patiently(() =>
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
  return true;
};

/**
 * Gives seats to those who wait, longest first, until there is no seat or nobody waits. Any number of calls at once
 * come to the same: what one has done, the others find done.
 */
export const fillSeats = async (db: Table, event: HubEventItem, now: Date): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) if (!(await fillOnce(db, event, now))) return;
};
