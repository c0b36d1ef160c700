import { beforeAll, expect, test } from 'vitest';
import { meter } from '../../support/meter.ts';
import type { ApiResponse } from '../../support/service.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  change,
  create,
  created,
  get,
  inHours,
  newMembers,
  type Person,
  rsvp,
  startEvents,
  withdraw,
} from './world.ts';

const world = useWorld(startEvents);
let ada: Person;
let bob: Person;
let id: string;
let spent: ReturnType<typeof meter>;
const WORDS = { description: 'x'.repeat(1_000) };
beforeAll(async () => {
  [ada, bob] = (await newMembers(world, 2)) as [Person, Person];
  for (let nth = 0; nth < 51; nth += 1) {
    id = await created(world, { ...WORDS, starts_at: inHours(nth + 1) });
    await rsvp(world, id, ada);
  }
  spent = meter(world.service.store.client);
});

/** Status, requests, waits one after the other, read units and write units of one call. */
const costOf = async (work: () => Promise<ApiResponse>) => {
  spent.read();
  const { status } = await work();
  const { requests, trips, read, write } = spent.read();
  return [status, requests, trips, read, write];
};

test('reading an event, in a hub the process knows: two round trips', async () => {
  expect(await costOf(() => get(world, `/events/${id}`, ada.token))).toEqual([200, 2, 2, 6, 0]);
  expect(await costOf(() => get(world, `/events/${id}/calendar.ics`, ada.token))).toEqual([200, 2, 2, 6, 0]);
});

test('fifty of a hub, with their numbers and my answers: the list, then all the rest at once', async () => {
  const [status, requests, trips, read, write] = await costOf(() =>
    get(world, `/hubs/${world.ours.hub}/events?page[size]=50&filter[when]=upcoming`, ada.token),
  );
  expect([status, requests, trips, write]).toEqual([200, 3, 3, 0]);
  expect(read).toBeLessThanOrEqual(65);
});

test('making one: the event and its numbers together', async () => {
  expect(await costOf(() => create(world, WORDS))).toEqual([201, 2, 2, 3, 8]);
});

test('an answer: what it is for, and one write of it and its number; then the name of who gave it', async () => {
  const fresh = await created(world, { rsvp_limit: 1 });
  expect(await costOf(() => rsvp(world, fresh, ada))).toEqual([200, 4, 4, 6.5, 5]);
  expect(await costOf(() => rsvp(world, fresh, ada))).toEqual([200, 3, 3, 6.5, 0]);
  expect(await costOf(() => rsvp(world, fresh, bob))).toEqual([200, 4, 4, 6.5, 7]);
  const [status, requests, trips] = await costOf(() => withdraw(world, fresh, ada));
  expect([status, requests, trips]).toEqual([204, 9, 9]);
});

test('a change: one write, of the numbers too where there is another limit', async () => {
  expect(await costOf(() => change(world, id, { title: 'New' }))).toEqual([200, 4, 4, 6, 4]);
  expect(await costOf(() => change(world, id, { rsvp_limit: 9 }))).toEqual([200, 7, 7, 11, 8]);
});
