import { beforeAll, expect, test } from 'vitest';
import { type DiscussionItem, discussionKey } from '../../../shared/community/discussions/discussion-item.ts';
import { publishDue } from '../../../shared/community/discussions/publish-due.ts';
import { spaceItemKey } from '../../../shared/hubs/spaces/space-item.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  data,
  items,
  letIn,
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
  started,
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
const words = { title: 'Hello', body: 'World' };
const listed = async (token: string, query = '') =>
  items(await world.service.call({ path: `${path}${query}`, token })).map(({ id }) => id);

test('what a member posts waits for a moderator, who publishes it', async () => {
  const made = await post(world, ada.token, words, path);
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

test('a draft and a schedule are no way past the moderator', async () => {
  const draft = data(await post(world, ada.token, { ...words, status: 'draft' }, path)).id;
  expect(data(await patch(world, ada.token, draft, { status: 'published' })).attributes.status).toBe('pending_review');
  const soon = new Date(Date.now() + 60_000).toISOString();
  const scheduled = data(await post(world, ada.token, { ...words, status: 'scheduled', scheduled_at: soon }, path)).id;
  await publishDue(world.service.db, new Date(Date.now() + 120_000));
  expect(data(await read(world, ada.token, scheduled)).attributes.status).toBe('pending_review');
  expect(await listed(moderator(), '?filter[status]=pending_review')).toEqual([scheduled, draft]);
});

test('what a creator posts appears at once', async () => {
  const admin = await world.service.call({
    method: 'POST',
    path: `/api/v1/teams/${world.team.id}/hubs/${world.hub}/discussions`,
    token: world.team.users.owner.token,
    body: { data: { type: 'discussions', attributes: { ...words, space_id: path.split('/').at(-2) } } },
  });
  expect([admin.status, data(admin).attributes.status]).toEqual([201, 'published']);
});

test('what its author may not publish any more when its time comes is a draft again', async () => {
  const closed = await newSpace(world, { name: 'Closed', visibility: 'public', access_level: 'request' });
  const gone = await newSpace(world, { name: 'Gone' });
  const [banned, left, outside, homeless, still] = await Promise.all(Array.from({ length: 5 }, () => newMember(world)));
  if (!banned || !left || !outside || !homeless || !still) throw new Error('Five members were made');
  await letIn(world, closed, outside);
  const soon = new Date(Date.now() + 60_000).toISOString();
  const waiting = (by: Person, space = world.space) => started(world, by, { scheduled_at: soon }, space);
  const ids = [
    await waiting(banned),
    await waiting(left),
    await waiting(outside, closed),
    await waiting(homeless, gone),
    await waiting(still),
  ];
  await setMember(world, banned, { status: 'banned' });
  await setMember(world, left, { status: 'left' });
  const delete_ = (at: string, token: string) => world.service.call({ method: 'DELETE', path: `/api/v1${at}`, token });
  await delete_(`/hubs/${world.hub}/spaces/${closed.id}/membership`, outside.token);
  await delete_(`/hubs/${world.hub}/spaces/${gone.id}`, world.team.users.owner.token);
  await publishDue(world.service.db, new Date(Date.now() + 120_000));
  const stands = async (id: string) => {
    const key = discussionKey(world.team.id, id);
    const found = key && (await world.service.db.get<DiscussionItem>(key));
    return [found?.status, found?.scheduled_at === null];
  };
  const draft = ['draft', true];
  expect(await Promise.all(ids.map(stands))).toEqual([draft, draft, draft, draft, ['published', false]]);
  expect(data(await read(world, outside.token, ids[2] ?? '')).attributes).toMatchObject({ status: 'draft' });
});
