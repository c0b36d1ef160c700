import { isAdmitted, type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { type HubKey, memberPartition } from '../../platform/db/key.ts';
import type { Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { DomainEvent } from '../../platform/ledger/domain-event.ts';
import { type HubEventItem, hubEventKey, seatsKey } from './event-item.ts';
import { RSVP, type RsvpItem, readRsvpId, rsvpKey } from './rsvp-item.ts';
import { setRsvp } from './rsvps.ts';
import type { SeatsItem } from './seats.ts';
import { fillSeats } from './waitlist.ts';

/** A change after which seats may be free: a member left, or an RSVP or the limit changed. */
export type SeatChange =
  | {
      readonly kind: 'member_left';
      readonly hub: HubKey;
      readonly contact: string;
      readonly after?: Position | undefined;
    }
  | { readonly kind: 'seats_free'; readonly hub: HubKey; readonly event: string };

const LEAVING_EVENTS: ReadonlySet<string> = new Set(['member.left', 'member.removed', 'member.banned']);

/** The seat change that a domain event implies; undefined if none. */
export const seatChangeOf = ({ type, team_id, hub_id, resource_id, changed }: DomainEvent): SeatChange | undefined => {
  if (team_id === null || hub_id === null) return undefined;
  const hub = { team: team_id, hub: hub_id };
  if (LEAVING_EVENTS.has(type)) return { kind: 'member_left', hub, contact: resource_id };
  if (type === 'event.updated')
    return changed.includes('rsvp_limit') ? { kind: 'seats_free', hub, event: resource_id } : undefined;
  const freed = type === 'event.rsvp_withdrawn' || (type === 'event.rsvp' && changed.includes('status'));
  return freed ? { kind: 'seats_free', hub, event: readRsvpId(resource_id).event } : undefined;
};

const SEATS = { type: 'system', id: 'seats' } as const;
const BATCH_SIZE = 25;

const withdrawRsvp = async (db: Table, hub: HubKey, rsvp: RsvpItem, now: Date): Promise<void> => {
  const { event_id: id, contact_id: contact } = rsvp;
  const [key, numbers] = [hubEventKey(hub.team, id), seatsKey(hub.team, id)];
  if (!key || !numbers) return;
  const [event, seats, before] = await db.getMany<HubEventItem & SeatsItem & RsvpItem>([
    key,
    numbers,
    rsvpKey(hub, contact, id),
  ]);
  if (event && seats) await setRsvp(db, { event, seats, contact, before }, undefined, SEATS, now);
};

/** Withdraws the member's RSVPs to events that are not over, unless they joined the hub again. */
const withdrawRsvps = async (
  db: Table,
  change: SeatChange & { readonly kind: 'member_left' },
  now: Date,
  isTimeLeft: () => boolean,
): Promise<SeatChange | undefined> => {
  const { hub, contact } = change;
  const member = await db.get<MemberItem>(memberKey(hub, contact));
  if (member && isAdmitted(member, now.getTime())) return undefined;
  let { after } = change;
  do {
    const partition = memberPartition(hub, contact);
    const { items, next } = await db.query<RsvpItem>({ partition, prefix: RSVP, limit: BATCH_SIZE, after });
    await Promise.all(items.map((rsvp) => withdrawRsvp(db, hub, rsvp, now)));
    after = next;
  } while (after && isTimeLeft());
  return after && { ...change, after };
};

/**
 * Frees the seats of members who left, and gives free seats to the waiting list. Processes at least one page, and more
 * while there is time; returns what is left. Idempotent.
 */
export const reconcileSeats = async (
  db: Table,
  change: SeatChange,
  now: Date,
  isTimeLeft: () => boolean,
): Promise<SeatChange | undefined> => {
  if (change.kind === 'member_left') return withdrawRsvps(db, change, now, isTimeLeft);
  const key = hubEventKey(change.hub.team, change.event);
  const event = key && (await db.get<HubEventItem>(key));
  return !event || (await fillSeats(db, event, now, isTimeLeft)) ? undefined : change;
};
