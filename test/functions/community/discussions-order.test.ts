import { expect, test } from 'vitest';
import { publishDue } from '../../../shared/community/discussions/publish-due.ts';
import type { SpaceItem } from '../../../shared/hubs/spaces/space-item.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  data,
  items,
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
  started,
  vote,
} from './world.ts';

const world = useWorld(startCommunity);

test('a member who schedules far ahead and then publishes at once is not first for good', async () => {
  const [ada, bo] = [await newMember(world), await newMember(world)];
  const ahead = await started(world, ada, { status: 'scheduled', scheduled_at: '2999-01-01T00:00:00Z' });
  expect((await patch(world, ada.token, ahead, { status: 'draft' })).status).toBe(200);
  expect((await patch(world, ada.token, ahead, { status: 'published' })).status).toBe(200);
  const later = await started(world, bo);
  const found = items(await world.service.call({ path: spacePath(world, world.space), token: bo.token }));
  expect(found.map(({ id }) => id).slice(0, 2)).toEqual([later, ahead]);
});

test('C430: a key that may moderate hides a discussion, whatever its scopes; one that may nothing reaches none', async () => {
  const discussion = await started(world, await newMember(world));
  const [moderating, idle] = [await newKey(world, [], true), await newKey(world, [])];
  expect((await patch(world, moderating, discussion, { status: 'hidden' })).status).toBe(200);
  expect((await read(world, idle, discussion)).status).toBe(403);
});

const NOW = Date.now();
const minutesOn = (minutes: number) => new Date(NOW + minutes * 60_000);
/** The ids of a space as a member is told them, page by page. */
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

test('what was scheduled or drafted stands by when it was published, whoever wrote it, as in the feed', async () => {
  const space = await newSpace(world);
  const [ada, bo] = [await newMember(world), await newMember(world)];
  const owner = world.team.users.owner.token;
  const scheduled = await started(world, ada, { status: 'scheduled', scheduled_at: minutesOn(5).toISOString() }, space);
  const creators = data(
    await post(
      world,
      owner,
      { space_id: space.id, title: 't', body: 'b', scheduled_at: minutesOn(9000).toISOString() },
      `/api/v1/teams/${world.team.id}/hubs/${world.hub}/discussions`,
    ),
  ).id;
  const draft = await started(world, ada, { status: 'draft' }, space);
  const [one, two] = [await started(world, bo, {}, space), await started(world, bo, {}, space)];
  expect((await patch(world, ada.token, draft, { status: 'published' })).status).toBe(200);
  expect(await listed(space, bo)).toEqual([draft, two, one]);
  expect((await patch(world, owner, creators, { scheduled_at: minutesOn(3).toISOString() })).status).toBe(200);
  await publishDue(world.service.db, minutesOn(3));
  await publishDue(world.service.db, minutesOn(5));
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

test('one that was published later is listed once: pinned, hidden, restored and deleted like any other', async () => {
  const space = await newSpace(world);
  const [ada, bo] = [await newMember(world), await newMember(world)];
  const owner = world.team.users.owner.token;
  const id = await started(world, ada, { status: 'draft' }, space);
  const other = await started(world, bo, {}, space);
  const change = async (attributes: object) => expect((await patch(world, owner, id, attributes)).status).toBe(200);
  expect((await patch(world, ada.token, id, { status: 'published' })).status).toBe(200);
  const last = await started(world, bo, {}, space);
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
