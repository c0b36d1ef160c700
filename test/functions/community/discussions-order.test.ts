import { expect, test } from 'vitest';
import { publishDue } from '../../../shared/community/discussions/publish-due.ts';
import type { SpaceItem } from '../../../shared/hubs/spaces/space-item.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  data,
  items,
  newDiscussion,
  newKey,
  newMember,
  newSpace,
  type Person,
  patch,
  post,
  read,
  remove,
  spacePath,
  startCommunity,
  vote,
} from './world.ts';

const world = useWorld(startCommunity);

test('a discussion scheduled far ahead and published immediately sorts by its publication', async () => {
  const [ada, bo] = [await newMember(world), await newMember(world)];
  const ahead = await newDiscussion(world, ada, { status: 'scheduled', scheduled_at: '2999-01-01T00:00:00Z' });
  expect((await patch(world, ada.token, ahead, { status: 'draft' })).status).toBe(200);
  expect((await patch(world, ada.token, ahead, { status: 'published' })).status).toBe(200);
  const later = await newDiscussion(world, bo);
  const found = items(await world.service.call({ path: spacePath(world, world.space), token: bo.token }));
  expect(found.map(({ id }) => id).slice(0, 2)).toEqual([later, ahead]);
});

test('C430: an API key with can_moderate can hide a discussion with any scopes, and a key without scopes gets 403', async () => {
  const discussion = await newDiscussion(world, await newMember(world));
  const [moderatorKey, keyWithoutScopes] = [await newKey(world, [], true), await newKey(world, [])];
  expect((await patch(world, moderatorKey, discussion, { status: 'hidden' })).status).toBe(200);
  expect((await read(world, keyWithoutScopes, discussion)).status).toBe(403);
});

const NOW = Date.now();
const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000);
/** The ids that a member lists in a space, over all pages. */
const listed = async (space: SpaceItem, by: Person, query = '', size = 2): Promise<readonly string[]> => {
  const found: string[] = [];
  let path: string | undefined = `${spacePath(world, space)}?page[size]=${size}${query}`;
  while (path) {
    const answered = await world.service.call({ path, token: by.token });
    expect(answered.status).toBe(200);
    found.push(...items(answered).map(({ id }) => id));
    path = (answered.body.links as { next?: string }).next;
  }
  return found;
};

test('scheduled and draft discussions sort by their publication in the space and in the feed', async () => {
  const space = await newSpace(world);
  const [ada, bo] = [await newMember(world), await newMember(world)];
  const owner = world.team.users.owner.token;
  const scheduled = await newDiscussion(
    world,
    ada,
    { status: 'scheduled', scheduled_at: inMinutes(5).toISOString() },
    space,
  );
  const creators = data(
    await post(
      world,
      owner,
      { space_id: space.id, title: 't', body: 'b', scheduled_at: inMinutes(9000).toISOString() },
      `/api/v1/teams/${world.team.id}/hubs/${world.hub}/discussions`,
    ),
  ).id;
  const draft = await newDiscussion(world, ada, { status: 'draft' }, space);
  const [one, two] = [await newDiscussion(world, bo, {}, space), await newDiscussion(world, bo, {}, space)];
  expect((await patch(world, ada.token, draft, { status: 'published' })).status).toBe(200);
  expect(await listed(space, bo)).toEqual([draft, two, one]);
  expect((await patch(world, owner, creators, { scheduled_at: inMinutes(3).toISOString() })).status).toBe(200);
  await publishDue(world.service.db, inMinutes(3));
  await publishDue(world.service.db, inMinutes(5));
  const order = [scheduled, creators, draft, two, one];
  for (const size of [1, 2, 3, 50]) expect(await listed(space, bo, '', size)).toEqual(order);
  expect(await listed(space, bo, `&filter[author_contact_id]=${ada.id}`)).toEqual([scheduled, draft]);
  const feed = await world.service.call({ path: `/api/v1/hubs/${world.hub}/feed?page[size]=100`, token: bo.token });
  expect(
    items(feed)
      .map(({ id }) => id)
      .filter((id) => order.includes(id)),
  ).toEqual(order);
});

test('a discussion published later is listed once through pin, hide, restore and delete', async () => {
  const space = await newSpace(world);
  const [ada, bo] = [await newMember(world), await newMember(world)];
  const owner = world.team.users.owner.token;
  const id = await newDiscussion(world, ada, { status: 'draft' }, space);
  const other = await newDiscussion(world, bo, {}, space);
  const change = async (attributes: object) => expect((await patch(world, owner, id, attributes)).status).toBe(200);
  expect((await patch(world, ada.token, id, { status: 'published' })).status).toBe(200);
  const last = await newDiscussion(world, bo, {}, space);
  expect(await listed(space, bo)).toEqual([last, id, other]);
  await change({ is_pinned: true });
  expect(await listed(space, bo)).toEqual([id, last, other]);
  await change({ is_pinned: false });
  await change({ status: 'hidden' });
  expect(await listed(space, bo)).toEqual([last, other]);
  expect(await listed(space, ada, '&filter[status]=hidden')).toEqual([id]);
  await change({ status: 'published' });
  expect(await listed(space, bo)).toEqual([last, id, other]);
  expect((await vote(world, bo.token, id, 'x')).status).toBe(404);
  expect((await remove(world, ada.token, id)).status).toBe(204);
  expect(await listed(space, bo)).toEqual([last, other]);
});
