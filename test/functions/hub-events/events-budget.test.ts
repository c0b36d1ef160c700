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
const TEXT = { description: 'x'.repeat(1_000) };
beforeAll(async () => {
  [ada, bob] = (await newMembers(world, 2)) as [Person, Person];
  for (let nth = 0; nth < 51; nth += 1) {
    id = await created(world, { ...TEXT, starts_at: inHours(nth + 1) });
    await rsvp(world, id, ada);
  }
  spent = meter(world.service.store.client);
});

/** Status, requests, sequential round trips, read units and write units of one call. */
const costOf = async (work: () => Promise<ApiResponse>) => {
  spent.read();
  const { status } = await work();
  const { requests, trips, read, write } = spent.read();
  return [status, requests, trips, read, write];
};

test('reading an event of a cached hub costs two round trips', async () => {
  expect(await costOf(() => get(world, `/events/${id}`, ada.token))).toEqual([200, 2, 2, 6, 0]);
  expect(await costOf(() => get(world, `/events/${id}/calendar.ics`, ada.token))).toEqual([200, 2, 2, 6, 0]);
});

test('listing 50 events with counts and the caller’s RSVPs costs four requests in three round trips', async () => {
  const [status, requests, trips, read, write] = await costOf(() =>
    get(world, `/hubs/${world.ours.hub}/events?page[size]=50&filter[when]=upcoming`, ada.token),
  );
  expect([status, requests, trips, write]).toEqual([200, 4, 3, 0]);
  expect(read).toBeLessThanOrEqual(22);
});

test('creating an event and its counts costs two requests', async () => {
  expect(await costOf(() => create(world, TEXT))).toEqual([201, 2, 2, 3, 8]);
});

test('an RSVP costs at most four requests, and one that changes nothing writes nothing', async () => {
  const fresh = await created(world, { rsvp_limit: 1 });
  expect(await costOf(() => rsvp(world, fresh, ada))).toEqual([200, 4, 4, 7, 5]);
  expect(await costOf(() => rsvp(world, fresh, ada))).toEqual([200, 3, 3, 7, 0]);
  expect(await costOf(() => rsvp(world, fresh, bob))).toEqual([200, 4, 4, 7, 7]);
  const [status, requests, trips] = await costOf(() => withdraw(world, fresh, ada));
  expect([status, requests, trips]).toEqual([204, 9, 9]);
});

test('an update costs four requests, and seven when it changes the limit', async () => {
  expect(await costOf(() => change(world, id, { title: 'New' }))).toEqual([200, 4, 4, 6, 4]);
  expect(await costOf(() => change(world, id, { rsvp_limit: 9 }))).toEqual([200, 7, 7, 11, 8]);
});
