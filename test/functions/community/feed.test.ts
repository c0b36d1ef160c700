import { describe, expect, test } from 'vitest';
import { publishDue } from '../../../shared/community/discussions/publish-due.ts';
import { meter } from '../../support/meter.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { items, newDiscussion, newHub, newKey, newMember, newSpace, patch, remove, startCommunity } from './world.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world));

const feedOf = (hub: string, token?: string, query = '') =>
  world.service.call({ path: `/api/v1/hubs/${hub}/feed${query}`, token });
const ids = async (hub: string, token: string) => items(await feedOf(hub, token)).map(({ id }) => id);

/** A new hub with two members and a space. */
const newFeedHub = async () => {
  const hub = await newHub(world.service, world.team);
  const place = { ...world, hub };
  const [one, friend] = [await newMember(place), await newMember(place)];
  return { ...place, one, friend, space: await newSpace(place) };
};

describe('the feed', () => {
  test('C294 C299: lists the published discussions of every space, newest first, as the reader sees them', async () => {
    const at = await newFeedHub();
    const next = await newSpace(at, { visibility: 'public' });
    const made = [
      await newDiscussion(at, at.one, {}, at.space),
      await newDiscussion(at, at.one, {}, next),
      await newDiscussion(at, at.friend, {}, at.space),
    ];
    const listed = await feedOf(at.hub, at.one.token);
    expect(items(listed).map(({ id }) => id)).toEqual(made.toReversed());
    const single = await world.service.call({ path: `/api/v1/discussions/${made[0]}`, token: at.one.token });
    expect(items(listed)[2]).toEqual(single.body.data);
  });

  test('omits drafts, hidden and deleted discussions; a restored one returns to its position', async () => {
    const at = await newFeedHub();
    await newDiscussion(at, at.one, { status: 'draft' });
    const hidden = await newDiscussion(at, at.one);
    const deleted = await newDiscussion(at, at.one);
    const last = await newDiscussion(at, at.one);
    const { token } = world.team.users.moderator;
    await patch(at, token, hidden, { status: 'hidden' });
    await remove(at, at.one.token, deleted);
    expect(await ids(at.hub, at.one.token)).toEqual([last]);
    await patch(at, token, hidden, { status: 'published' });
    expect(await ids(at.hub, at.one.token)).toEqual([last, hidden]);
  });

  test('includes scheduled discussions when they are due, and drafts when they are published', async () => {
    const at = await newFeedHub();
    const soon = new Date(Date.now() + 60_000);
    const scheduled = await newDiscussion(at, at.one, { scheduled_at: soon.toISOString() });
    const draft = await newDiscussion(at, at.one, { status: 'draft' });
    const now = await newDiscussion(at, at.one);
    expect(await ids(at.hub, at.friend.token)).toEqual([now]);
    await patch(at, at.one.token, draft, { status: 'published' });
    await publishDue(world.service.db, new Date(soon.getTime() + 1));
    expect(await ids(at.hub, at.friend.token)).toEqual([scheduled, draft, now]);
  });

  test('omits spaces that the reader cannot read, and still fills its pages', async () => {
    const at = await newFeedHub();
    const secret = await newSpace(at, { visibility: 'secret' });
    const inSecret = world.team.users.owner;
    const path = `/api/v1/teams/${world.team.id}/hubs/${at.hub}/discussions`;
    const seen: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      seen.unshift(await newDiscussion(at, at.one));
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

  test('C151: is available to members and creators of the hub only', async () => {
    const at = await newFeedHub();
    const statusOf = async (token?: string) => (await feedOf(at.hub, token)).status;
    expect(await statusOf(at.one.token)).toBe(200);
    expect(await statusOf(world.team.users.moderator.token)).toBe(200);
    expect(await statusOf(await newKey(world, ['*']))).toBe(200);
    expect(await statusOf(ada.token)).toBe(404);
    expect(await statusOf(world.other.users.owner.token)).toBe(404);
    expect(await statusOf()).toBe(401);
  });
});

test('the cost of the feed does not grow with the number of discussions', async () => {
  const spent = meter(world.service.store.client);
  const costs: unknown[] = [];
  for (const size of [5, 60]) {
    const at = await newFeedHub();
    for (let nth = 0; nth < size; nth += 10) {
      const author = await newMember(at);
      await Promise.all(Array.from({ length: 10 }, () => newDiscussion(at, author)));
    }
    spent.read();
    await feedOf(at.hub, at.one.token, '?page%5Bsize%5D=5');
    const { requests, trips } = spent.read();
    costs.push({ requests, trips });
  }
  expect(costs[1]).toEqual(costs[0]);
  expect(costs[1]).toEqual({ requests: 7, trips: 4 });
});
