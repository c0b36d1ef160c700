import { beforeAll, expect, test } from 'vitest';
import { openConversation } from '../../../shared/engagement/messages/open-conversation.ts';
import { meter } from '../../support/meter.ts';
import type { ApiResponse } from '../../support/service.ts';
import { useWorld } from '../../support/use-world.ts';
import { dataOf, formOf, PNG, startMedia, type Thing } from './world.ts';

const world = useWorld(startMedia);
let spent: ReturnType<typeof meter>;
let discussion: Thing;
let media: string;
beforeAll(async () => {
  media = String((await world.upload(me(), { member: true })).attributes.media_id);
  discussion = await world.newDiscussion(me());
  for (let nth = 0; nth < 20; nth += 1) await world.newDiscussion(me());
  spent = meter(world.service.store.client);
  await feed();
});

const me = () => world.ours.member.token;
const feed = () => world.get(`/hubs/${world.ours.hub}/spaces/${world.space}/discussions`, me());
const attach = (target: Thing) => {
  const attributes = { media_id: media, target_type: 'discussion', target_id: target.id };
  return world.post('attachments')('/attachments', me(), attributes);
};

const costOf = async (work: () => Promise<ApiResponse>) => {
  spent.read();
  const { status } = await work();
  const { requests, trips, read, write } = spent.read();
  return { status, requests, trips, read, write };
};

test('starting an upload costs 2 requests, and finalizing it 4', async () => {
  const declared = { filename: 'a.png', mime_type: 'image/png', size_bytes: PNG.length };
  const path = `/hubs/${world.ours.hub}/uploads`;
  const begin = () => world.post('uploads')(path, me(), declared);
  expect(await costOf(begin)).toEqual({ status: 201, requests: 2, trips: 2, read: 3, write: 1 });
  const started = dataOf(await begin());
  await world.bucket.post(formOf(started), PNG);
  const finalize = () => world.post('uploads')(`/uploads/${started.id}/finalize`, me());
  expect(await costOf(finalize)).toEqual({ status: 200, requests: 4, trips: 4, read: 4, write: 4 });
  expect(await costOf(finalize)).toEqual({ status: 200, requests: 3, trips: 3, read: 4, write: 0 });
});

test('attachments add no request to a page of discussions', async () => {
  const before = await costOf(feed);
  await attach(discussion);
  const after = await costOf(feed);
  expect(after).toMatchObject({ requests: before.requests, trips: before.trips });
  expect(after.read - before.read).toBeLessThanOrEqual(1);
  const shown = (await feed()).body.data as readonly Thing[];
  expect(shown.filter(({ attributes }) => (attributes.attachments as object[]).length > 0)).toHaveLength(1);
});

test('attaching costs 5 requests, and the first attachment of a target 2 more write units', async () => {
  const target = await world.newDiscussion(me());
  expect(await costOf(() => attach(target))).toMatchObject({ status: 201, requests: 5, trips: 4, write: 8 });
  expect(await costOf(() => attach(target))).toMatchObject({ status: 201, requests: 5, trips: 4, write: 6 });
});

test('a discussion with attachments costs one more request', async () => {
  const read = () => world.get(`/discussions/${discussion.id}`, me());
  await read();
  expect(await costOf(read)).toMatchObject({ status: 200, requests: 3, trips: 3 });
});

test('the attachments of a page of messages are read with the authors, in no more requests', async () => {
  const hub = { team: world.ours.id, hub: world.ours.hub };
  const others = [(await world.newMember()).id];
  const opened = await openConversation(
    world.service.db,
    { hub, me: world.ours.member.id, others, title: null },
    new Date(),
  );
  if (!('conversation' in opened)) throw new Error('The conversation was rejected');
  const path = `/conversations/${opened.conversation.id}/messages`;
  const list = () => world.get(path, me());
  const sent = dataOf(await world.post('messages')(path, me(), { body: 'Look' }));
  const before = await costOf(list);
  const attributes = { media_id: media, target_type: 'message', target_id: sent.id };
  expect((await world.post('attachments')('/attachments', me(), attributes)).status).toBe(201);
  expect((await costOf(list)).requests - before.requests).toBe(0);
});

test('reading the media of the caller costs 3 requests', async () => {
  expect(await costOf(() => world.get(`/media/${media}`, me()))).toMatchObject({ requests: 3, trips: 3, read: 4 });
});
