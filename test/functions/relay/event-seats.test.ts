import { beforeAll, expect, test } from 'vitest';
import { createEvent } from '../../../shared/engagement/hub-events/create-event.ts';
import { EventInput } from '../../../shared/engagement/hub-events/event-input.ts';
import { type RsvpItem, rsvpKey } from '../../../shared/engagement/hub-events/rsvp-item.ts';
import { setRsvp } from '../../../shared/engagement/hub-events/rsvps.ts';
import { NO_SEATS } from '../../../shared/engagement/hub-events/seats.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { memberships } from '../../../shared/hubs/people/members/memberships.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { seedWorld, type Tenant } from '../../support/world.ts';
import { startRelay } from './world.ts';

const world = useWorld(startRelay);
let ours: Tenant;
beforeAll(async () => {
  ({ ours } = await seedWorld(world.service.db, world.service.keys));
});

test('the seat of a removed member goes to the next member on the waitlist, who gets an email', async () => {
  const { db } = world.service;
  const hub = { team: ours.id, hub: ours.hub };
  const owner = { type: 'user', id: ours.users.owner.id } as const;
  const second = await contacts(db, ours.id).create(
    { email: `${newId()}@example.com`, name: null, password_hash: null, hubs: [{ id: ours.hub, status: 'active' }] },
    new Date(),
  );
  if (typeof second === 'string') throw new Error(second);
  const input = EventInput.parse({ title: 'Dinner', starts_at: '2100-01-01T00:00:00Z', rsvp_limit: 1 });
  const event = await createEvent(db, hub, input, owner, new Date());
  if (typeof event === 'string') throw new Error(event);
  for (const contact of [ours.member.id, second.id]) {
    const answering = { event, seats: { ...NO_SEATS, rsvp_limit: 1 }, contact, before: undefined };
    await setRsvp(db, answering, 'going', { type: 'contact', id: contact }, new Date());
  }
  await world.relayAll();
  expect(world.emailJobs).toEqual([]);
  await memberships(db, hub).remove(ours.member.id, owner, new Date());
  await world.relayAll();
  const rsvpOf = (contact: string) => db.get<RsvpItem>(rsvpKey(hub, contact, event.id));
  expect([await rsvpOf(ours.member.id), (await rsvpOf(second.id))?.status]).toEqual([undefined, 'going']);
  const { id: team_id, hub: hub_id } = ours;
  expect(world.emailJobs).toMatchObject([
    { kind: 'event_seat', team_id, hub_id, event_id: event.id, contact_id: second.id },
  ]);
});
