import { isAdmitted, type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { type HubKey, memberPartition } from '../../platform/db/key.ts';
import type { Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import type { DomainEvent } from '../../platform/ledger/domain-event.ts';
import { type HubEventItem, hubEventKey, seatsKey } from './event-item.ts';
import { RSVP, type RsvpItem, readRsvpId, rsvpKey } from './rsvp-item.ts';
import { answer } from './rsvps.ts';
import type { SeatsItem } from './seats.ts';
import { fillSeats } from './waitlist.ts';

/** Why seats may be free that nobody was given: a member has gone, or an answer or a limit changed. */
export type SeatNews =
  | { readonly kind: 'gone'; readonly hub: HubKey; readonly contact: string; readonly after?: Position | undefined }
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
const BATCH_SIZE = 25;

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

/** Withdraws what a member answered to events that are not over, unless they are in the hub again. */
const leave = async (
  db: Table,
  news: SeatNews & { readonly kind: 'gone' },
  now: Date,
  isTimeLeft: () => boolean,
): Promise<SeatNews | undefined> => {
  const { hub, contact } = news;
  const member = await db.get<MemberItem>(memberKey(hub, contact));
  if (member && isAdmitted(member, now.getTime())) return undefined;
  let { after } = news;
  do {
    const partition = memberPartition(hub, contact);
    const { items, next } = await db.query<RsvpItem>({ partition, prefix: RSVP, limit: BATCH_SIZE, after });
    await Promise.all(items.map((rsvp) => giveBack(db, hub, rsvp, now)));
    after = next;
  } while (after && isTimeLeft());
  return after && { ...news, after };
};

/**
 * Sees to it that no seat is kept by a member who left, or stays free while others wait. Does one page, and more of them
 * while there is time; answers what is left to do. Done again it changes nothing.
 */
export const settleSeats = async (
  db: Table,
  news: SeatNews,
  now: Date,
  isTimeLeft: () => boolean,
): Promise<SeatNews | undefined> => {
  if (news.kind === 'gone') return leave(db, news, now, isTimeLeft);
  const key = hubEventKey(news.hub.team, news.event);
  const event = key && (await db.get<HubEventItem>(key));
  return !event || (await fillSeats(db, event, now, isTimeLeft)) ? undefined : news;
};
