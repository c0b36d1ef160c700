import { newOrderId, orderKey } from '../../../shared/commerce/purchases/orders/order-item.ts';
import { activityKey } from '../../../shared/community/activity/activity-item.ts';
import { countedActionKey, monthlyCounterKey } from '../../../shared/engagement/achievements/counted-action-item.ts';
import { eventTag, seatsKey } from '../../../shared/engagement/hub-events/event-item.ts';
import { rsvpKey, rsvpsOfEvent } from '../../../shared/engagement/hub-events/rsvp-item.ts';
import { awardKey, leaderboardOf, leaderboardOrder, pointsKey } from '../../../shared/hubs/awards/award-item.ts';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { knownHubsKey } from '../../../shared/hubs/people/contacts/known-hubs.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { hubPartition } from '../../../shared/platform/db/key.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { HUB, idOf } from './population.ts';
import { type Access, at, write } from './writes.ts';

const { team } = HUB;

/** The event that members answer at this time. */
const EVENT = newPlaceId(eventTag(HUB.hub), Date.UTC(2026, 0, 1));
const ACHIEVEMENT = idOf('achievement', 0);

export const join = (contact: string): readonly Access[] => [
  write(at('contacts and members', 'keys'), contactKey(team, contact), 2),
  write(at('contacts and members', 'keys'), memberKey(HUB, contact), 2),
  write(at('contacts and members', 'end'), { pk: `${hubPartition(HUB)}#MEMBERS#active`, sk: contact }, 1),
  write(at('contacts and members', 'keys'), knownHubsKey(team, contact), 2),
];

export const report = (contact: string, id: string): readonly Access[] => [
  write(at('activity', 'end'), activityKey(HUB, contact, id), 1),
];

export const answer = (contact: string): readonly Access[] => [
  write(at('seats row of an event', 'keys'), seatsKey(team, EVENT), 2),
  write(at('RSVPs of an event', 'keys'), rsvpKey(HUB, contact, EVENT), 2),
  write(at('RSVPs of an event', 'end'), { pk: rsvpsOfEvent(HUB, EVENT), sk: contact }, 1),
];

/** An award moves the member in the index: it is removed at one place and put at another. */
export const award = (contact: string, points: number, now: number): readonly Access[] => {
  const place = at('awards, points and monthly counters', 'keys');
  const updated_at = new Date(now).toISOString();
  const item = { contact_id: contact, points, updated_at } as Parameters<typeof leaderboardOrder>[0];
  return [
    write(at('contacts and members', 'keys'), contactKey(team, contact), 2),
    write(place, awardKey(HUB, contact, ACHIEVEMENT), 2),
    write(place, pointsKey(HUB, contact), 2),
    write(at('leaderboard', 'end'), { pk: leaderboardOf(HUB), sk: leaderboardOrder(item) }, 1),
    write(at('leaderboard', 'end'), { pk: leaderboardOf(HUB), sk: `${leaderboardOrder(item)}-` }, 1),
  ];
};

export const save = (): readonly Access[] => [
  write(at('editor queue', 'keys'), { pk: hubPartition(HUB), sk: 'EDITOR' }, 6),
];

export const buy = (now: number): readonly Access[] => {
  const key = orderKey(team, newOrderId(HUB, new Date(now)));
  return [write(at('orders', 'end'), key, 4), write(at('orders', 'end'), key, 4)];
};

/** The worker counts each action once, and its month. */
export const count = (contact: string, source: string, day: string): readonly Access[] => {
  const place = at('awards, points and monthly counters', 'keys');
  return [
    write(place, countedActionKey(HUB, contact, 'reactions_given', source), 2),
    write(place, monthlyCounterKey(HUB, contact, 'reactions_given', day), 2),
  ];
};
