import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes as access } from '../../../functions/access/routes.ts';
import { EVENTS } from '../../../functions/relay/entities.ts';
import { routes as stream } from '../../../functions/stream/routes.ts';
import type { Route } from '../../../shared/api/route.ts';
import { isStreamed } from '../../../shared/downstream/stream/streamed.ts';
import { hubEventKey } from '../../../shared/engagement/hub-events/event-item.ts';
import { rsvpId, rsvpKey } from '../../../shared/engagement/hub-events/rsvp-item.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { ledger } from '../../../shared/platform/ledger/ledger.ts';
import { eventsOf } from '../stream/world.ts';
import {
  change,
  created,
  type EventsWorld,
  get,
  newMembers,
  outcome,
  type Person,
  remove,
  rsvp,
  send,
  startEvents,
  withdraw,
} from './world.ts';

let world: EventsWorld;
let ada: Person;
let bob: Person;
beforeAll(async () => {
  const more = [...stream, ...access] as readonly Route<unknown>[];
  world = await startEvents(more);
  [ada, bob] = (await newMembers(world, 2)) as [Person, Person];
});
afterAll(() => world.service.stop());

const unmetCondition = { type: 'role', operator: 'in', value: { roles: ['moderator'] } };
/** Adds an access rule that no member of this test meets. */
const gateEvent = async (id: string) => {
  const path = `/teams/${world.ours.id}/hubs/${world.ours.hub}/access-rules`;
  const rule = { target_type: 'event', target_id: id, conditions: [unmetCondition] };
  expect(outcome(await send(world, 'POST', path, world.owner, 'access_rules', rule))).toBe('201');
};

describe('domain events', () => {
  const imageOf = (key: { pk: string; sk: string } | undefined) =>
    world.service.db.get<Item>(key ?? { pk: '', sk: '' });
  /** The domain events that a change of a row emits. */
  const emitted = async (entity: string, key: { pk: string; sk: string } | undefined, work: () => Promise<unknown>) => {
    const before = await imageOf(key);
    await work();
    const after = await imageOf(key);
    return EVENTS[entity]?.(before, after).map(({ type, resource_type, resource_id, hub_id, actor, changed }) => ({
      type,
      resource_type,
      resource_id,
      hub_id,
      actor: actor?.id,
      changed,
    }));
  };

  test('changes of an event emit event.created, .published, .updated, .canceled and .deleted', async () => {
    const id = await created(world, { status: 'draft' });
    const key = hubEventKey(world.ours.id, id);
    const about = {
      resource_type: 'events',
      resource_id: id,
      hub_id: world.ours.hub,
      actor: world.ours.users.owner.id,
    };
    const events = async (work: () => Promise<unknown>) => emitted('hub_event', key, work);
    expect(EVENTS.hub_event?.(undefined, await imageOf(key)).map(({ type }) => type)).toEqual(['event.created']);
    expect(await events(() => change(world, id, { status: 'scheduled' }))).toEqual([
      { type: 'event.published', ...about, changed: ['status'] },
    ]);
    expect(await events(() => change(world, id, { title: 'New' }))).toEqual([
      { type: 'event.updated', ...about, changed: ['title'] },
    ]);
    expect((await events(() => change(world, id, { status: 'canceled' })))?.map(({ type }) => type)).toEqual([
      'event.canceled',
    ]);
    expect((await events(() => remove(world, id)))?.map(({ type }) => type)).toEqual(['event.deleted']);
  });

  test('an RSVP emits event.rsvp with the member as actor, and a promotion from the waitlist event.promoted', async () => {
    const id = await created(world, { rsvp_limit: 1 });
    const hub = { team: world.ours.id, hub: world.ours.hub };
    const about = (person: Person) => ({
      resource_type: 'event_rsvps',
      resource_id: rsvpId({ event_id: id, contact_id: person.id }),
      hub_id: world.ours.hub,
    });
    const events = (person: Person, work: () => Promise<unknown>) =>
      emitted('hub_event_rsvp', rsvpKey(hub, person.id, id), work);
    expect(await events(ada, () => rsvp(world, id, ada))).toEqual([
      { type: 'event.rsvp', ...about(ada), actor: ada.id, changed: [] },
    ]);
    await rsvp(world, id, bob);
    expect(await events(bob, () => withdraw(world, id, ada))).toEqual([
      { type: 'event.promoted', ...about(bob), actor: 'waitlist', changed: ['status'] },
    ]);
    expect(await events(bob, () => rsvp(world, id, bob, 'interested'))).toEqual([
      { type: 'event.rsvp', ...about(bob), actor: bob.id, changed: ['status'] },
    ]);
    expect(await events(bob, () => rsvp(world, id, bob, 'interested'))).toEqual([]);
  });

  test('the hub stream shows an event only to those who can see it, and an RSVP only to its member and creators', async () => {
    const [open, draft, gated] = [
      await created(world),
      await created(world, { status: 'draft' }),
      await created(world, {}),
    ];
    const deleted = await created(world);
    const deletedDraft = await created(world, { status: 'draft' });
    await gateEvent(gated);
    for (const id of [deleted, deletedDraft]) await remove(world, id);
    const { record } = ledger(world.service.db, isStreamed);
    const publish = (type: string, resource_type: string, resource_id: string) =>
      record({
        id: newId(),
        type,
        resource_type,
        resource_id,
        team_id: world.ours.id,
        hub_id: world.ours.hub,
        actor: null,
        at: new Date().toISOString(),
        changed: [],
      });
    for (const id of [open, draft, gated]) await publish('event.created', 'events', id);
    for (const id of [deleted, deletedDraft]) await publish('event.created', 'events', id);
    for (const id of [deleted, deletedDraft]) await publish('event.deleted', 'events', id);
    const rsvp_id = rsvpId({ event_id: open, contact_id: ada.id });
    await publish('event.rsvp', 'event_rsvps', rsvp_id);
    const seen = async (token: string) =>
      eventsOf(await get(world, `/hubs/${world.ours.hub}/stream`, token)).map(
        ({ data: event }) => `${event?.type} ${event?.resource_id}`,
      );
    const common = [`event.created ${open}`, `event.deleted ${deleted}`];
    expect(await seen(bob.token)).toEqual(common);
    expect(await seen(ada.token)).toEqual([...common, `event.rsvp ${rsvp_id}`]);
    expect(await seen(world.owner)).toEqual([
      `event.created ${open}`,
      `event.created ${draft}`,
      `event.created ${gated}`,
      `event.deleted ${deleted}`,
      `event.deleted ${deletedDraft}`,
      `event.rsvp ${rsvp_id}`,
    ]);
  });
});
