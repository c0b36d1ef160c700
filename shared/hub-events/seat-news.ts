import { type HubKey, memberPartition } from '../db/key.ts';
import type { Position } from '../db/query.ts';
import type { Table } from '../db/table.ts';
import type { DomainEvent } from '../events/domain-event.ts';
import { isAdmitted, type MemberItem, memberKey } from '../members/member-item.ts';
import { type HubEventItem, hubEventKey, seatsKey } from './event-item.ts';
import { RSVP, type RsvpItem, readRsvpId, rsvpKey } from './rsvp-item.ts';
import { answer } from './rsvps.ts';
import type { SeatsItem } from './seats.ts';
import { fillSeats } from './waitlist.ts';

/** Why seats may be free that nobody was given: a member has gone, or an answer or a limit changed. */
export type SeatNews =
  | { readonly kind: 'gone'; readonly hub: HubKey; readonly contact: string }
  | { readonly kind: 'free'; readonly hub: HubKey; readonly event: string };

const GONE: ReadonlySet<string> = new Set(['member.left', 'member.removed', 'member.banned']);

/** What an event says of seats, where it says anything. */
export const seatNewsOf = ({ type, team_id, hub_id, resource_id, changed }: DomainEvent): SeatNews | undefined => {
  if (team_id === null || hub_id === null) return undefined;
  const hub = { team: team_id, hub: hub_id };
  if (GONE.has(type)) return { kind: 'gone', hub, contact: resource_id };
  if (type === 'event.updated')
    return changed.includes('rsvp_limit') ? { kind: 'free', hub, event: resource_id } : undefined;
  const freed = type === 'event.rsvp_withdrawn' || (type === 'event.rsvp' && changed.includes('status'));
  return freed ? { kind: 'free', hub, event: readRsvpId(resource_id).event } : undefined;
};

const SEATS = { type: 'system', id: 'seats' } as const;
const TOGETHER = 25;

const giveBack = async (db: Table, hub: HubKey, rsvp: RsvpItem, now: Date): Promise<void> => {
  const { event_id: id, contact_id: contact } = rsvp;
  const [key, numbers] = [hubEventKey(hub.team, id), seatsKey(hub.team, id)];
  if (!key || !numbers) return;
  const [event, seats, before] = await db.getMany<HubEventItem & SeatsItem & RsvpItem>([
    key,
    numbers,
    rsvpKey(hub, contact, id),
  ]);
  if (event && seats) await answer(db, { event, seats, contact, before }, undefined, SEATS, now);
};

/** Takes back all that a member answered to what is yet to end, unless they are in the hub again. */
const leave = async (db: Table, hub: HubKey, contact: string, now: Date): Promise<void> => {
  const member = await db.get<MemberItem>(memberKey(hub, contact));
  if (member && isAdmitted(member, now.getTime())) return;
  let after: Position | undefined;
  do {
    const partition = memberPartition(hub, contact);
    const { items, next } = await db.query<RsvpItem>({ partition, prefix: RSVP, limit: TOGETHER, after });
    await Promise.all(items.map((rsvp) => giveBack(db, hub, rsvp, now)));
    after = next;
  } while (after);
};

/**
 * Sees to it that no seat is kept by who has gone, or stays free while somebody waits. Done again it changes nothing.
 */
export const settleSeats = async (db: Table, news: SeatNews, now: Date): Promise<void> => {
  if (news.kind === 'gone') return leave(db, news.hub, news.contact, now);
  const key = hubEventKey(news.hub.team, news.event);
  const event = key && (await db.get<HubEventItem>(key));
  if (event) await fillSeats(db, event, now);
};
