import { beforeAll, expect, test } from 'vitest';
import { meter } from '../../support/meter.ts';
import type { ApiResponse, Call } from '../../support/service.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { data, newDiscussion, newMember, patch, post, read, remove, spacePath, startCommunity, vote } from './world.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world));
let spent: ReturnType<typeof meter>;
let id: string;
const POLL = { poll: { options: ['A', 'B'] } };
beforeAll(async () => {
  const others = await Promise.all([0, 1, 2].map(() => newMember(world)));
  for (let nth = 0; nth < 51; nth += 1) {
    id = await newDiscussion(world, others[nth % 3] ?? ada, { body: 'x'.repeat(1_000), ...POLL });
    const { poll } = data(await read(world, ada.token, id)).attributes as { poll: { options: { id: string }[] } };
    await vote(world, ada.token, id, poll.options[0]?.id);
  }
  spent = meter(world.service.store.client);
});

/** The requests, round trips and units of one call. */
const costOf = async (work: () => Promise<ApiResponse>) => {
  spent.read();
  const { status } = await work();
  const { requests, trips, read: reads, write } = spent.read();
  return { status, requests, trips, read: reads, write };
};
const call = (one: Call) => world.service.call({ token: ada.token, ...one });

test('creating a discussion costs 3 requests in 2 round trips', async () => {
  expect(await costOf(() => post(world, ada.token, { body: 'x'.repeat(1_000) }))).toEqual({
    status: 201,
    requests: 3,
    trips: 2,
    read: 5,
    write: 5,
  });
});

test('listing 50 discussions with counts, votes and authors costs 5 requests', async () => {
  const cost = await costOf(() => call({ path: spacePath(world, world.space) }));
  expect(cost).toMatchObject({ status: 200, requests: 5, trips: 3, write: 0 });
});

test('reading a discussion in a cached space costs 2 requests', async () => {
  await read(world, ada.token, id);
  expect(await costOf(() => read(world, ada.token, id))).toMatchObject({
    status: 200,
    requests: 2,
    trips: 2,
    write: 0,
  });
});

test('a vote costs 3 requests and 4 write units', async () => {
  const fresh = await newDiscussion(world, await newMember(world), POLL);
  const { poll } = data(await read(world, ada.token, fresh)).attributes as { poll: { options: { id: string }[] } };
  const cost = await costOf(() => vote(world, ada.token, fresh, poll.options[0]?.id));
  expect(cost).toMatchObject({ status: 200, requests: 3, trips: 3, write: 4 });
});

test('an update and a deletion cost 3 requests each', async () => {
  const own = await newDiscussion(world, ada);
  await read(world, ada.token, own);
  expect(await costOf(() => patch(world, ada.token, own, { body: 'y' }))).toMatchObject({
    requests: 3,
    trips: 3,
    write: 2,
  });
  expect(await costOf(() => remove(world, ada.token, own))).toMatchObject({
    status: 204,
    requests: 3,
    trips: 3,
    write: 5,
  });
});
