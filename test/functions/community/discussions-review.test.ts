import { beforeAll, expect, test } from 'vitest';
import { type DiscussionItem, discussionKey } from '../../../shared/community/discussions/discussion-item.ts';
import { publishDue } from '../../../shared/community/discussions/publish-due.ts';
import { spaceItemKey } from '../../../shared/hubs/spaces/space-item.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  addToSpace,
  data,
  items,
  newDiscussion,
  newMember,
  newSpace,
  type Person,
  patch,
  post,
  read,
  refusal,
  setMember,
  spacePath,
  startCommunity,
} from './world.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world));
const bo = useFixture(() => newMember(world));
let path: string;
beforeAll(async () => {
  const space = await newSpace(world);
  await world.service.db.update(spaceItemKey({ team: world.team.id, hub: world.hub }, space.id), {
    set: { reviews_posts: true },
  });
  path = spacePath(world, space);
});

const moderator = () => world.team.users.moderator.token;
const text = { title: 'Hello', body: 'World' };
const listed = async (token: string, query = '') =>
  items(await world.service.call({ path: `${path}${query}`, token })).map(({ id }) => id);

test('a discussion of a member waits for review until a moderator publishes it', async () => {
  const made = await post(world, ada.token, text, path);
  expect([made.status, data(made).attributes.status, data(made).attributes.is_published]).toEqual([
    201,
    'pending_review',
    false,
  ]);
  const { id } = data(made);
  expect((await read(world, bo.token, id)).status).toBe(404);
  expect(await listed(bo.token)).toEqual([]);
  expect(await listed(moderator(), '?filter[status]=pending_review')).toEqual([id]);
  expect(refusal(await patch(world, ada.token, id, { status: 'published' }))[0]).toBe(403);
  expect(data(await patch(world, moderator(), id, { status: 'published' })).attributes.status).toBe('published');
  expect(await listed(bo.token)).toEqual([id]);
});

test('drafts and scheduled discussions also need review', async () => {
  const draft = data(await post(world, ada.token, { ...text, status: 'draft' }, path)).id;
  expect(data(await patch(world, ada.token, draft, { status: 'published' })).attributes.status).toBe('pending_review');
  const soon = new Date(Date.now() + 60_000).toISOString();
  const scheduled = data(await post(world, ada.token, { ...text, status: 'scheduled', scheduled_at: soon }, path)).id;
  await publishDue(world.service.db, new Date(Date.now() + 120_000));
  expect(data(await read(world, ada.token, scheduled)).attributes.status).toBe('pending_review');
  expect(await listed(moderator(), '?filter[status]=pending_review')).toEqual([scheduled, draft]);
});

test('a discussion of a creator is published immediately', async () => {
  const admin = await world.service.call({
    method: 'POST',
    path: `/api/v1/teams/${world.team.id}/hubs/${world.hub}/discussions`,
    token: world.team.users.owner.token,
    body: { data: { type: 'discussions', attributes: { ...text, space_id: path.split('/').at(-2) } } },
  });
  expect([admin.status, data(admin).attributes.status]).toEqual([201, 'published']);
});

test('a scheduled discussion becomes a draft if its author can no longer publish when it is due', async () => {
  const closed = await newSpace(world, { name: 'Closed', visibility: 'public', access_level: 'request' });
  const deletedSpace = await newSpace(world, { name: 'Gone' });
  const [banned, left, outside, inDeletedSpace, active] = await Promise.all(
    Array.from({ length: 5 }, () => newMember(world)),
  );
  if (!banned || !left || !outside || !inDeletedSpace || !active) throw new Error('Five members were made');
  await addToSpace(world, closed, outside);
  const soon = new Date(Date.now() + 60_000).toISOString();
  const scheduledBy = (by: Person, space = world.space) => newDiscussion(world, by, { scheduled_at: soon }, space);
  const ids = [
    await scheduledBy(banned),
    await scheduledBy(left),
    await scheduledBy(outside, closed),
    await scheduledBy(inDeletedSpace, deletedSpace),
    await scheduledBy(active),
  ];
  await setMember(world, banned, { status: 'banned' });
  await setMember(world, left, { status: 'left' });
  const removeAt = (at: string, token: string) => world.service.call({ method: 'DELETE', path: `/api/v1${at}`, token });
  await removeAt(`/hubs/${world.hub}/spaces/${closed.id}/membership`, outside.token);
  await removeAt(`/hubs/${world.hub}/spaces/${deletedSpace.id}`, world.team.users.owner.token);
  await publishDue(world.service.db, new Date(Date.now() + 120_000));
  const statusOf = async (id: string) => {
    const key = discussionKey(world.team.id, id);
    const found = key && (await world.service.db.get<DiscussionItem>(key));
    return [found?.status, found?.scheduled_at === null];
  };
  const draft = ['draft', true];
  expect(await Promise.all(ids.map(statusOf))).toEqual([draft, draft, draft, draft, ['published', false]]);
  expect(data(await read(world, outside.token, ids[2] ?? '')).attributes).toMatchObject({ status: 'draft' });
});
