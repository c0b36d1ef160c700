import { describe, expect, test } from 'vitest';
import { publishDue } from '../../../shared/community/discussions/publish-due.ts';
import { meter } from '../../support/meter.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { items, newHub, newKey, newMember, newSpace, patch, remove, startCommunity, started } from './world.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world));

const feedOf = (hub: string, token?: string, query = '') =>
  world.service.call({ path: `/api/v1/hubs/${hub}/feed${query}`, token });
const ids = async (hub: string, token: string) => items(await feedOf(hub, token)).map(({ id }) => id);

/** A hub to itself, two of its members and a space. */
const fresh = async () => {
  const hub = await newHub(world.service, world.team);
  const place = { ...world, hub };
  const [one, friend] = [await newMember(place), await newMember(place)];
  return { ...place, one, friend, space: await newSpace(place) };
};

describe('the feed', () => {
  test('C294 C299: holds what was published in every space, the latest first, as its reader sees it', async () => {
    const at = await fresh();
    const next = await newSpace(at, { visibility: 'public' });
    const made = [
      await started(at, at.one, {}, at.space),
      await started(at, at.one, {}, next),
      await started(at, at.friend, {}, at.space),
    ];
    const listed = await feedOf(at.hub, at.one.token);
    expect(items(listed).map(({ id }) => id)).toEqual(made.toReversed());
    const single = await world.service.call({ path: `/api/v1/discussions/${made[0]}`, token: at.one.token });
    expect(items(listed)[2]).toEqual(single.body.data);
  });

  test('drafts, hidden and deleted ones are not in it; a restored one is where it was', async () => {
    const at = await fresh();
    await started(at, at.one, { status: 'draft' });
    const kept = await started(at, at.one);
    const gone = await started(at, at.one);
    const last = await started(at, at.one);
    const { token } = world.team.users.moderator;
    await patch(at, token, kept, { status: 'hidden' });
    await remove(at, at.one.token, gone);
    expect(await ids(at.hub, at.one.token)).toEqual([last]);
    await patch(at, token, kept, { status: 'published' });
    expect(await ids(at.hub, at.one.token)).toEqual([last, kept]);
  });

  test('one that was scheduled comes in when its time has come, and a draft when it is published', async () => {
    const at = await fresh();
    const soon = new Date(Date.now() + 60_000);
    const scheduled = await started(at, at.one, { scheduled_at: soon.toISOString() });
    const draft = await started(at, at.one, { status: 'draft' });
    const now = await started(at, at.one);
    expect(await ids(at.hub, at.friend.token)).toEqual([now]);
    await patch(at, at.one.token, draft, { status: 'published' });
    await publishDue(world.service.db, new Date(soon.getTime() + 1));
    expect(await ids(at.hub, at.friend.token)).toEqual([scheduled, draft, now]);
  });

  test('spaces that its reader may not read in are left out, and pages stay whole', async () => {
    const at = await fresh();
    const secret = await newSpace(at, { visibility: 'secret' });
    const inSecret = world.team.users.owner;
    const path = `/api/v1/teams/${world.team.id}/hubs/${at.hub}/discussions`;
    const seen: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      seen.unshift(await started(at, at.one));
      const attributes = { space_id: secret.id, title: 'S', body: 'S' };
      const body = { data: { type: 'discussions', attributes } };
      expect((await world.service.call({ method: 'POST', path, token: inSecret.token, body })).status).toBe(201);
    }
    const walked: string[] = [];
    let query = '?page%5Bsize%5D=2';
    for (;;) {
      const page = await feedOf(at.hub, at.one.token, query);
      walked.push(...items(page).map(({ id }) => id));
      const { next } = page.body.links as { next?: string };
      if (!next) break;
      expect(items(page)).toHaveLength(2);
      query = next.slice(next.indexOf('?'));
    }
    expect(walked).toEqual(seen);
    expect(await ids(at.hub, world.team.users.moderator.token)).toHaveLength(10);
  });

  test('C151: is for members and creators of the hub', async () => {
    const at = await fresh();
    const statusOf = async (token?: string) => (await feedOf(at.hub, token)).status;
    expect(await statusOf(at.one.token)).toBe(200);
    expect(await statusOf(world.team.users.moderator.token)).toBe(200);
    expect(await statusOf(await newKey(world, ['*']))).toBe(200);
    expect(await statusOf(ada.token)).toBe(404);
    expect(await statusOf(world.other.users.owner.token)).toBe(404);
    expect(await statusOf()).toBe(401);
  });
});

test('its cost does not grow with what the hub holds', async () => {
  const spent = meter(world.service.store.client);
  const costs: unknown[] = [];
  for (const size of [5, 60]) {
    const at = await fresh();
    for (let nth = 0; nth < size; nth += 10) {
      const author = await newMember(at);
      await Promise.all(Array.from({ length: 10 }, () => started(at, author)));
    }
    spent.read();
    await feedOf(at.hub, at.one.token, '?page%5Bsize%5D=5');
    const { requests, trips } = spent.read();
    costs.push({ requests, trips });
  }
  expect(costs[1]).toEqual(costs[0]);
  expect(costs[1]).toEqual({ requests: 6, trips: 4 });
});
