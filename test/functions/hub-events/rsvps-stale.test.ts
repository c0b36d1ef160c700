import { beforeAll, expect, test } from 'vitest';
import { type HubEventItem, hubEventKey } from '../../../shared/engagement/hub-events/event-item.ts';
import { type RsvpItem, rsvpKey } from '../../../shared/engagement/hub-events/rsvp-item.ts';
import { setRsvp } from '../../../shared/engagement/hub-events/rsvps.ts';
import { NO_SEATS, type SeatsItem } from '../../../shared/engagement/hub-events/seats.ts';
import { useWorld } from '../../support/use-world.ts';
import { change, created, newMembers, type Person, recount, remove, rsvp, startEvents, withdraw } from './world.ts';

const world = useWorld(startEvents);
let ada: Person;
let bob: Person;
beforeAll(async () => {
  [ada, bob] = (await newMembers(world, 2)) as [Person, Person];
});

const eventOf = async (id: string) => {
  const event = await world.service.db.get<HubEventItem>(hubEventKey(world.ours.id, id) ?? { pk: '', sk: '' });
  if (!event) throw new Error('no event');
  return event;
};
const rowOf = (id: string, { id: contact }: Person) =>
  world.service.db.get<RsvpItem>(rsvpKey({ team: world.ours.id, hub: world.ours.hub }, contact, id));

/** Bob's RSVP "going", decided on stale reads. */
const rsvpOn = async (event: HubEventItem, seats: SeatsItem, before?: RsvpItem) => {
  const actor = { type: 'contact', id: bob.id } as const;
  const result = await setRsvp(world.service.db, { event, seats, contact: bob.id, before }, 'going', actor, new Date());
  return typeof result === 'string' ? result : result.rsvp?.status;
};
const expectCountsAgree = async (id: string) => {
  const { kept, counted } = await recount(world.service.db, world.ours, id);
  expect(kept).toEqual(counted);
};

test('an RSVP decided on a stale limit is decided again', async () => {
  for (const rsvp_limit of [50, undefined]) {
    const id = await created(world, { rsvp_limit: 1 });
    await rsvp(world, id, ada);
    expect(await rsvpOn(await eventOf(id), { ...NO_SEATS, ...(rsvp_limit && { rsvp_limit }) })).toBe('waitlisted');
    await expectCountsAgree(id);
  }
});

test('an RSVP decided on a stale count of going members is decided again', async () => {
  const full = await created(world, { rsvp_limit: 1 });
  await rsvp(world, full, ada);
  expect(await rsvpOn(await eventOf(full), { ...NO_SEATS, rsvp_limit: 1 })).toBe('waitlisted');
  const open = await created(world, { rsvp_limit: 1 });
  expect(await rsvpOn(await eventOf(open), { ...NO_SEATS, rsvp_limit: 1, going: 1 })).toBe('going');
  for (const id of [full, open]) await expectCountsAgree(id);
});

test('an RSVP decided on a stale RSVP of the same member is decided again', async () => {
  const id = await created(world);
  await rsvp(world, id, bob, 'interested');
  const stale = await rowOf(id, bob);
  await withdraw(world, id, bob);
  await rsvp(world, id, bob, 'interested');
  expect(await rsvpOn(await eventOf(id), NO_SEATS, stale)).toBe('going');
  await expectCountsAgree(id);
  const other = await created(world);
  await rsvp(world, other, bob, 'interested');
  expect(await rsvpOn(await eventOf(other), NO_SEATS)).toBe('going');
  await expectCountsAgree(other);
});

test('an RSVP decided before the event was canceled or deleted is refused', async () => {
  const [canceled, deleted] = [await created(world), await created(world)];
  const events = [await eventOf(canceled), await eventOf(deleted)] as const;
  await change(world, canceled, { status: 'canceled' });
  await remove(world, deleted);
  expect(await rsvpOn(events[0], NO_SEATS)).toBe('event_canceled');
  expect(await rsvpOn(events[1], NO_SEATS)).toBe('not_found');
  for (const id of [canceled, deleted]) await expectCountsAgree(id);
});
