import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes as access } from '../../../functions/access/routes.ts';
import { routes as stream } from '../../../functions/stream/routes.ts';
import type { Route } from '../../../shared/api/route.ts';
import { createEvent } from '../../../shared/engagement/hub-events/create-event.ts';
import { EventInput } from '../../../shared/engagement/hub-events/event-input.ts';
import { spaceInput } from '../../../shared/hubs/spaces/space-input.ts';
import { spaces } from '../../../shared/hubs/spaces/spaces.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { routes as community } from '../../support/community-routes.ts';
import {
  create,
  created,
  data,
  type EventsWorld,
  get,
  ids,
  inHours,
  newMembers,
  outcome,
  type Person,
  remove,
  rsvp,
  send,
  startEvents,
} from './world.ts';

let world: EventsWorld;
let ada: Person;
let bob: Person;
let space: string;
beforeAll(async () => {
  const more = [...community, ...stream, ...access] as readonly Route<unknown>[];
  world = await startEvents(more);
  [ada, bob] = (await newMembers(world, 2)) as [Person, Person];
  const hub = { team: world.ours.id, hub: world.ours.hub };
  const actor = { type: 'user', id: world.ours.users.owner.id } as const;
  const made = await spaces(world.service.db, hub).create(spaceInput().parse({ name: 'Space' }), actor, new Date());
  if (typeof made === 'string') throw new Error(made);
  space = made.id;
});
afterAll(() => world.service.stop());

const unmetCondition = { type: 'role', operator: 'in', value: { roles: ['moderator'] } };
/** Adds an access rule that no member of this test meets. */
const gateEvent = async (id: string) => {
  const path = `/teams/${world.ours.id}/hubs/${world.ours.hub}/access-rules`;
  const rule = { target_type: 'event', target_id: id, conditions: [unmetCondition] };
  expect(outcome(await send(world, 'POST', path, world.owner, 'access_rules', rule))).toBe('201');
};

describe('an event shared in a discussion', () => {
  const tryToShare = (shared_event_id: string) =>
    send(world, 'POST', `/hubs/${world.ours.hub}/spaces/${space}/discussions`, ada.token, 'discussions', {
      shared_event_id,
    });
  const share = async (shared_event_id: string) => {
    const made = await tryToShare(shared_event_id);
    expect(outcome(made)).toBe('201');
    return data(made).id;
  };
  const shareAsOwner = async (shared_event_id: string) => {
    const path = `/teams/${world.ours.id}/hubs/${world.ours.hub}/discussions`;
    const made = await send(world, 'POST', path, world.owner, 'discussions', { space_id: space, shared_event_id });
    expect(outcome(made)).toBe('201');
    return data(made).id;
  };
  const sharedEvent = async (discussion: string, token: string) =>
    data(await get(world, `/discussions/${discussion}`, token)).attributes.shared_event;

  test('C305: the discussion shows the event’s fields, and its location only to going members', async () => {
    const made = data(await create(world, { location_type: 'in_person', location_address: 'Main Street 1' }));
    const id = await share(made.id);
    const { title, status, starts_at, ends_at, timezone, location_type } = made.attributes;
    const fields = { title, status, starts_at, ends_at, timezone, location_type, id: made.id, host_contact_id: null };
    const cover = { cover_url: null, cover_url_expires_at: null };
    expect(await sharedEvent(id, bob.token)).toEqual({ state: 'visible', ...fields, ...cover, location_address: null });
    await rsvp(world, made.id, bob);
    for (const token of [bob.token, world.owner])
      expect(await sharedEvent(id, token)).toMatchObject({ location_address: 'Main Street 1' });
    expect(await sharedEvent(id, ada.token)).toMatchObject({ location_address: null });
  });

  test('C306: an event that the viewer cannot see shows its state and nothing else', async () => {
    const [draft, deleted, gated] = [
      await created(world, { status: 'draft' }),
      await created(world),
      await created(world),
    ];
    const draftPost = await shareAsOwner(draft);
    expect(await sharedEvent(draftPost, bob.token)).toEqual({ state: 'restricted' });
    expect(await sharedEvent(draftPost, world.owner)).toMatchObject({ state: 'visible', status: 'draft' });
    const deletedPost = await share(deleted);
    await remove(world, deleted);
    for (const token of [bob.token, world.owner])
      expect(await sharedEvent(deletedPost, token)).toEqual({ state: 'deleted' });
    const gatedPost = await share(gated);
    await gateEvent(gated);
    expect(await sharedEvent(gatedPost, bob.token)).toEqual({ state: 'restricted' });
    expect(await sharedEvent(gatedPost, world.owner)).toMatchObject({ state: 'visible' });
  });

  test('sharing an event that the author cannot see is refused as an unknown event', async () => {
    const [draft, gated, foreign] = [
      await created(world, { status: 'draft' }),
      await created(world),
      await created(world, {}, world.theirs),
    ];
    await gateEvent(gated);
    const hub = { team: world.ours.id, hub: newId() };
    const input = EventInput.parse({ title: 'Elsewhere', starts_at: inHours(1) });
    const elsewhere = await createEvent(world.service.db, hub, input, { type: 'system', id: 'test' }, new Date());
    if (typeof elsewhere === 'string') throw new Error(elsewhere);
    for (const unknown of [draft, gated, foreign, elsewhere.id, newId()])
      expect(outcome(await tryToShare(unknown))).toBe('422 unknown_event /data/attributes/shared_event_id');
  });
});

test('an access rule hides an event from members by id, in lists and for RSVPs; creators still see it', async () => {
  const id = await created(world);
  await rsvp(world, id, bob);
  await gateEvent(id);
  for (const path of [`/events/${id}`, `/events/${id}/rsvps`, `/events/${id}/calendar.ics`]) {
    expect(outcome(await get(world, path, bob.token))).toBe('404 not_found');
    expect(outcome(await get(world, path, world.owner))).toBe('200');
  }
  expect(outcome(await rsvp(world, id, ada))).toBe('404 not_found');
  const list = `/hubs/${world.ours.hub}/events?page[size]=100`;
  expect(ids(await get(world, list, bob.token))).not.toContain(id);
  expect(ids(await get(world, list, world.owner))).toContain(id);
});
