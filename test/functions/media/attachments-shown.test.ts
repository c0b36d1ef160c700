import { expect, test } from 'vitest';
import { hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { useWorld } from '../../support/use-world.ts';
import { startAttaching } from './attachments-world.ts';
import { codeOf, dataOf, itemsOf } from './world.ts';

const world = useWorld(startAttaching);

test('C288: a discussion contains its attachments, in lists and by itself, for all its readers', async () => {
  const target_id = await world.targetOf('discussion');
  const id = dataOf(await world.attach(world.onDiscussion({ target_id }))).id;
  const other = await world.newMember();
  const item = {
    id,
    media_id: world.media,
    role: 'attachment',
    asset_kind: 'image',
    file_id: expect.any(String),
    filename: 'a.png',
    mime_type: 'image/png',
    size_bytes: expect.any(Number),
    status_upload: 'ready',
    thumbnail_url: expect.any(String),
    thumbnail_url_expires_at: expect.any(String),
    url: expect.any(String),
    url_expires_at: expect.any(String),
  };
  const shown = dataOf(await world.get(`/discussions/${target_id}`, other.token)).attributes.attachments;
  expect(shown).toStrictEqual([item]);
  const list = itemsOf(
    await world.get(`/hubs/${world.ours.hub}/spaces/${world.space}/discussions?page[size]=100`, other.token),
  );
  expect(list.find((one) => one.id === target_id)?.attributes.attachments).toStrictEqual([item]);
  const feed = itemsOf(await world.get(`/hubs/${world.ours.hub}/feed?page[size]=100`, other.token));
  expect(feed.find((one) => one.id === target_id)?.attributes.attachments).toStrictEqual([item]);
  const [{ url }] = shown as [{ url: string }];
  expect((await fetch(url)).status).toBe(200);
  await world.remove(`/attachments/${id}`, world.owner);
  expect(dataOf(await world.get(`/discussions/${target_id}`, other.token)).attributes.attachments).toEqual([]);
});

test('a comment contains its attachments, by itself and in lists', async () => {
  const target_id = await world.targetOf('comment');
  const own = await world.mediaOf(world.me.token);
  await world.attach({ media_id: own, target_type: 'comment', target_id }, world.me.token);
  const other = await world.newMember();
  const expected = [expect.objectContaining({ media_id: own, url: expect.any(String) })];
  expect(dataOf(await world.get(`/comments/${target_id}`, other.token)).attributes.attachments).toEqual(expected);
  const list = itemsOf(await world.get(`/discussions/${world.discussion.id}/comments?page[size]=100`, other.token));
  expect(list.find((one) => one.id === target_id)?.attributes.attachments).toEqual(expected);
});

test('a message contains its attachments for participants, and other callers cannot read their media', async () => {
  const [other, stranger] = [await world.newMember(), await world.newMember()];
  const conversation = await world.conversationOf(other.id);
  const path = `/conversations/${conversation}/messages`;
  const sent = dataOf(await world.post('messages')(path, world.me.token, { body: 'Look' }));
  expect(sent.attributes.attachments).toEqual([]);
  const own = await world.mediaOf(world.me.token);
  const to = { media_id: own, target_type: 'message', target_id: sent.id };
  expect(codeOf(await world.attach({ ...to, media_id: await world.mediaOf(other.token) }, other.token))).toBe(
    '403 forbidden',
  );
  const { id } = dataOf(await world.attach(to, world.me.token));
  const expected = [expect.objectContaining({ id, media_id: own })];
  expect(itemsOf(await world.get(path, other.token))[0]?.attributes.attachments).toEqual(expected);
  const edited = await world.patch('messages')(`/messages/${sent.id}`, world.me.token, { body: 'Look!' });
  expect(dataOf(edited).attributes.attachments).toEqual(expected);
  expect((await world.get(`/media/${own}`, other.token)).status).toBe(200);
  expect(codeOf(await world.get(`/media/${own}`, stranger.token))).toBe('404 not_found');
  expect(dataOf(await world.get(`/media/${own}`, world.owner)).attributes).toMatchObject({
    url: null,
    thumbnail_url: null,
  });
  expect(codeOf(await world.get(`/attachments/${id}`, world.owner))).toBe('404 not_found');
  expect(codeOf(await world.get(`/attachments/${id}`, stranger.token))).toBe('404 not_found');
  await world.remove(`/messages/${sent.id}`, world.me.token);
  expect(itemsOf(await world.get(path, other.token))[0]?.attributes.attachments).toEqual([]);
  expect(codeOf(await world.get(`/attachments/${id}`, other.token))).toBe('404 not_found');
  expect(codeOf(await world.get(`/media/${own}`, other.token))).toBe('404 not_found');
});

test('the attachments of a deleted discussion are no longer returned', async () => {
  const target_id = await world.targetOf('discussion');
  const own = await world.mediaOf(world.me.token);
  const { id } = dataOf(await world.attach(world.onDiscussion({ target_id, media_id: own }), world.me.token));
  const other = await world.newMember();
  expect((await world.get(`/media/${own}`, other.token)).status).toBe(200);
  expect((await world.remove(`/discussions/${target_id}`, world.me.token)).status).toBe(204);
  expect(codeOf(await world.get(`/attachments/${id}`, world.owner))).toBe('404 not_found');
  expect(itemsOf(await world.listOf('discussion', target_id))).toEqual([]);
  expect(codeOf(await world.get(`/media/${own}`, other.token))).toBe('404 not_found');
  expect((await world.get(`/media/${own}`, world.me.token)).status).toBe(200);
});

test('a barred member gets the error and no attachments', async () => {
  const banned = await world.newMember();
  const target_id = await world.targetOf('discussion');
  const { id } = dataOf(await world.attach(world.onDiscussion({ target_id })));
  const { hub, id: team } = world.ours;
  const key = { pk: hubItemKey({ team, hub }).pk, sk: `MEMBER#${banned.id}` };
  await world.service.db.update(key, { set: { status: 'banned' } });
  expect(codeOf(await world.get(`/attachments/${id}`, banned.token))).toBe('403 account_suspended');
  expect(codeOf(await world.listOf('discussion', target_id, banned.token))).toBe('403 account_suspended');
  expect(codeOf(await world.get(`/media/${world.media}`, banned.token))).toBe('404 not_found');
});

test('a media can be read by its uploader, by creators, and by readers of its targets', async () => {
  const own = await world.mediaOf(world.me.token);
  const other = await world.newMember();
  expect(dataOf(await world.get(`/media/${own}`, world.me.token)).attributes).toMatchObject({
    url: expect.any(String),
    status_upload: 'ready',
    hub_id: world.ours.hub,
  });
  expect(codeOf(await world.get(`/media/${own}`, other.token))).toBe('404 not_found');
  expect(dataOf(await world.get(`/media/${own}`, world.owner)).attributes.url).toBeNull();
  await world.attach(
    world.onDiscussion({ media_id: own, target_id: await world.targetOf('discussion') }),
    world.me.token,
  );
  expect((await world.get(`/media/${own}`, other.token)).status).toBe(200);
  expect(dataOf(await world.get(`/media/${own}`, world.owner)).attributes.url).toEqual(expect.any(String));
  expect(codeOf(await world.remove(`/media/${own}`, other.token))).toBe('403 forbidden');
  expect((await world.remove(`/media/${own}`, world.me.token)).status).toBe(204);
  expect(codeOf(await world.get(`/media/${own}`, world.me.token))).toBe('404 not_found');
});
