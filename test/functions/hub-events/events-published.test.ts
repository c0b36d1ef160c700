import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes as access } from '../../../functions/access/routes.ts';
import { EVENTS } from '../../../functions/relay/entities.ts';
import { routes as stream } from '../../../functions/stream/routes.ts';
import type { Route } from '../../../shared/api/route.ts';
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

const closed = { type: 'role', operator: 'in', value: { roles: ['moderator'] } };
/** Lets in nobody of those that are asked here. */
const close = async (id: string) => {
  const path = `/teams/${world.ours.id}/hubs/${world.ours.hub}/access-rules`;
  const rule = { target_type: 'event', target_id: id, conditions: [closed] };
  expect(outcome(await send(world, 'POST', path, world.owner, 'access_rules', rule))).toBe('201');
};

describe('what the ledger is told', () => {
  const imageOf = (key: { pk: string; sk: string } | undefined) =>
    world.service.db.get<Item>(key ?? { pk: '', sk: '' });
  /** The events of what a piece of work did to a row. */
  const told = async (entity: string, key: { pk: string; sk: string } | undefined, work: () => Promise<unknown>) => {
    const before = await imageOf(key);
    await work();
    const after = await imageOf(key);
    return EVENTS[entity]?.(before, after).map(({ type, resource_type, resource_id, hub_id, actor, changed }) => ({
      ...{ type, resource_type, resource_id, hub_id },
      actor: actor?.id,
      changed,
    }));
  };

  test('an event is created, published, updated, called off and deleted', async () => {
    const id = await created(world, { status: 'draft' });
    const key = hubEventKey(world.ours.id, id);
    const about = {
      resource_type: 'events',
      resource_id: id,
      hub_id: world.ours.hub,
      actor: world.ours.users.owner.id,
    };
    const events = async (work: () => Promise<unknown>) => told('hub_event', key, work);
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

  test('an answer is event.rsvp of who gave it, a seat that was waited for is event.promoted', async () => {
    const id = await created(world, { rsvp_limit: 1 });
    const hub = { team: world.ours.id, hub: world.ours.hub };
    const about = (person: Person) => ({
      resource_type: 'event_rsvps',
      resource_id: rsvpId({ event_id: id, contact_id: person.id }),
      hub_id: world.ours.hub,
    });
    const events = (person: Person, work: () => Promise<unknown>) =>
      told('hub_event_rsvp', rsvpKey(hub, person.id, id), work);
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

  test('the stream tells of events to those who may see them, and of answers to who gave them', async () => {
    const [open, draft, shut] = [
      await created(world),
      await created(world, { status: 'draft' }),
      await created(world, {}),
    ];
    const gone = await created(world);
    const dropped = await created(world, { status: 'draft' });
    await close(shut);
    for (const id of [gone, dropped]) await remove(world, id);
    const { record } = ledger(world.service.db);
    const tell = (type: string, resource_type: string, resource_id: string) =>
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
    for (const id of [open, draft, shut]) await tell('event.created', 'events', id);
    for (const id of [gone, dropped]) await tell('event.created', 'events', id);
    for (const id of [gone, dropped]) await tell('event.deleted', 'events', id);
    const answer = rsvpId({ event_id: open, contact_id: ada.id });
    await tell('event.rsvp', 'event_rsvps', answer);
    const seen = async (token: string) =>
      eventsOf(await get(world, `/hubs/${world.ours.hub}/stream`, token)).map(
        ({ data: told }) => `${told?.type} ${told?.resource_id}`,
      );
    const common = [`event.created ${open}`, `event.deleted ${gone}`];
    expect(await seen(bob.token)).toEqual(common);
    expect(await seen(ada.token)).toEqual([...common, `event.rsvp ${answer}`]);
    expect(await seen(world.owner)).toEqual([
      `event.created ${open}`,
      `event.created ${draft}`,
      `event.created ${shut}`,
      `event.deleted ${gone}`,
      `event.deleted ${dropped}`,
      `event.rsvp ${answer}`,
    ]);
  });
});
