import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentNodeKey } from '../../../shared/content/content-node-item.ts';
import { contentTag } from '../../../shared/content/content-partition.ts';
import { playlistKey } from '../../../shared/content/playlist-item.ts';
import { hubItemKey } from '../../../shared/hubs/hub-item.ts';
import { newId } from '../../../shared/id.ts';
import { ATTACHMENT_ROLES, ATTACHMENT_TARGETS } from '../../../shared/media/attachment-item.ts';
import { openConversation } from '../../../shared/messages/opening.ts';
import { placedId, tagFor } from '../../../shared/place-id.ts';
import { codeOf, dataOf, itemsOf, type MediaWorld, pointerOf, startMediaWorld, type Thing } from './world.ts';

let world: MediaWorld;
let discussion: Thing;
let media: string;
beforeAll(async () => {
  world = await startMediaWorld();
  discussion = await world.newDiscussion(world.ours.member.token);
  media = String((await world.upload(owner())).attributes.media_id);
});
afterAll(() => world.stop());

const owner = () => world.ours.users.owner.token;
const me = () => world.ours.member;
const attach = (attributes: object, token = owner()) => world.post('attachments')('/attachments', token, attributes);
const onDiscussion = (more: object = {}) => ({
  media_id: media,
  target_type: 'discussion',
  target_id: discussion.id,
  ...more,
});
const listOf = (type: string, id: string, token = owner()) =>
  world.get(`/attachments?filter[target_type]=${type}&filter[target_id]=${id}&page[size]=100`, token);
const mediaOf = async (token: string) => String((await world.upload(token, { member: true })).attributes.media_id);

/** A thing of each type that there can be in our hub. */
const targetOf = async (type: string): Promise<string> => {
  const { db } = world.service;
  const { id: team, hub } = world.ours;
  const row = { team_id: team, hub_id: hub, status: 'published', parent_id: null };
  if (type === 'discussion') return (await world.newDiscussion(me().token)).id;
  if (type === 'comment') {
    const attributes = { target_type: 'discussion', target_id: discussion.id, body: 'Words' };
    return dataOf(await world.post('comments')('/comments', me().token, attributes)).id;
  }
  if (type === 'hub_branding') return hub;
  const id = placedId(contentTag(hub));
  const key = type === 'playlist' ? playlistKey(team, id) : contentNodeKey(team, id);
  if (!key) throw new Error(type);
  if (type === 'playlist' || type === 'content_node') await db.put({ ...key, entity: type, id, ...row });
  return id;
};

const conversationOf = async (other: string) => {
  const hub = { team: world.ours.id, hub: world.ours.hub };
  const opened = await openConversation(
    world.service.db,
    { hub, me: me().id, others: [other], title: null },
    new Date(),
  );
  if (!('conversation' in opened)) throw new Error('refused');
  return opened.conversation.id;
};

describe('creating an attachment', () => {
  test('C405 C409 C411: it has a Location, its position is 0 unless told, and says when it was made', async () => {
    const answered = await attach(onDiscussion({ created_at: '1999-01-01T00:00:00Z' }));
    expect(answered.status).toBe(201);
    const { id, type, attributes } = dataOf(answered);
    expect(answered.headers.Location).toBe(`/api/v1/attachments/${id}`);
    expect(type).toBe('attachments');
    expect(attributes).toMatchObject({ media_id: media, role: 'attachment', position: 0, target_id: discussion.id });
    expect(Date.parse(String(attributes.created_at))).toBeGreaterThan(Date.now() - 60_000);
    const read = await world.get(`/attachments/${id}`, owner());
    expect(dataOf(read)).toMatchObject({ id, type });
    const { media_id, ...without } = onDiscussion();
    const refused = await attach(without);
    expect([refused.status, pointerOf(refused)]).toEqual([422, '/data/attributes/media_id']);
  });

  test.each(ATTACHMENT_TARGETS.filter((type) => type !== 'message'))('C406: to a %s, by a creator', async (type) => {
    const target_id = await targetOf(type);
    const answered = await attach({ media_id: media, target_type: type, target_id });
    expect(answered.status).toBe(201);
    expect(itemsOf(await listOf(type, target_id)).map(({ id }) => id)).toContain(dataOf(answered).id);
  });

  test('C406: to a message, by who sent it; no other type is one', async () => {
    const conversation = await conversationOf((await world.newMember()).id);
    const sent = await world.post('messages')(`/conversations/${conversation}/messages`, me().token, { body: 'Look' });
    const own = await mediaOf(me().token);
    const to = { media_id: own, target_type: 'message', target_id: dataOf(sent).id };
    expect((await attach(to, me().token)).status).toBe(201);
    expect(codeOf(await attach(to, owner()))).toBe('404 not_found');
    for (const target_type of ['space', 'Discussion', '', null, 1])
      expect((await attach(onDiscussion({ target_type }))).status).toBe(422);
  });

  test('C407: a target’s id has 36 characters', async () => {
    expect(codeOf(await attach(onDiscussion({ target_id: newId() })))).toBe('404 not_found');
    for (const target_id of ['x'.repeat(35), 'x'.repeat(37), '', null, 36])
      expect((await attach(onDiscussion({ target_id }))).status).toBe(422);
  });

  test.each(ATTACHMENT_ROLES)('C408: as its %s', async (role) => {
    const target_id = await targetOf('discussion');
    expect(dataOf(await attach(onDiscussion({ role, target_id }))).attributes.role).toBe(role);
  });

  test.each(['cover', '', 'Main', null, 1])('C408: not as %o', async (role) => {
    const answered = await attach(onDiscussion({ role }));
    expect([answered.status, pointerOf(answered)]).toEqual([422, '/data/attributes/role']);
  });

  test.each(['home-page/hero-section/above-the-bar', `${'0'.repeat(26)}ABCDEFABCD`, '#'.repeat(36)])(
    'C042 C407: %s, which is no id of ours, leads to its attachment',
    async (target_id) => {
      const made = dataOf(await attach({ media_id: media, target_type: 'page_section', target_id }));
      expect(made.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      const path = `/attachments/${made.id}`;
      expect(dataOf(await world.get(path, owner()))).toMatchObject({ id: made.id, attributes: { target_id } });
      const listed = itemsOf(await listOf('page_section', encodeURIComponent(target_id)));
      expect(listed.map(({ id }) => id)).toEqual([made.id]);
      expect((await world.remove(path, owner())).status).toBe(204);
      expect(itemsOf(await listOf('page_section', encodeURIComponent(target_id)))).toEqual([]);
    },
  );

  test('C410: positions are whole numbers from 0 to 2147483647', async () => {
    const target_id = await targetOf('discussion');
    for (const position of [0, 2_147_483_647])
      expect(dataOf(await attach(onDiscussion({ position, target_id }))).attributes.position).toBe(position);
    for (const position of [-1, 2_147_483_648, 1.5, '0', null])
      expect(pointerOf(await attach(onDiscussion({ position, target_id })))).toBe('/data/attributes/position');
  });

  test('a media of another hub or team, one that is not ready and one that is not there are unknown', async () => {
    const { theirs, ours } = world;
    const foreign = await world.upload(theirs.users.owner.token, { of: theirs });
    const begun = await world.post('uploads')(`/teams/${ours.id}/hubs/${ours.hub}/uploads`, owner(), {
      filename: 'a.png',
      mime_type: 'image/png',
      size_bytes: 70,
    });
    for (const media_id of [
      foreign.attributes.media_id,
      dataOf(begun).id,
      newId(),
      placedId(tagFor(ours.hub)),
      'x',
      '',
    ]) {
      const answered = await attach(onDiscussion({ media_id }));
      expect([codeOf(answered), pointerOf(answered)]).toEqual(['422 unknown_media', '/data/attributes/media_id']);
    }
    expect(codeOf(await attach(onDiscussion(), theirs.users.owner.token))).toBe('404 not_found');
  });

  test('members attach what they uploaded to what they wrote, and nothing else', async () => {
    const other = await world.newMember();
    const [own, foreign] = [await mediaOf(me().token), await mediaOf(other.token)];
    expect((await attach(onDiscussion({ media_id: own }), me().token)).status).toBe(201);
    expect(codeOf(await attach(onDiscussion({ media_id: foreign }), me().token))).toBe('422 unknown_media');
    expect(codeOf(await attach(onDiscussion({ media_id: foreign }), other.token))).toBe('403 forbidden');
    const branding = { media_id: own, target_type: 'hub_branding', target_id: world.ours.hub };
    expect(codeOf(await attach(branding, me().token))).toBe('403 forbidden');
    const section = { media_id: own, target_type: 'page_section', target_id: newId() };
    expect(codeOf(await attach(section, me().token))).toBe('404 not_found');
    expect(codeOf(await attach(onDiscussion({ media_id: own }), world.ours.outsider.token))).toBe('404 not_found');
  });

  test('a hundred at once: twenty stand, and the rest are told that it is full', async () => {
    const target_id = await targetOf('discussion');
    const all = await Promise.all(Array.from({ length: 100 }, () => attach(onDiscussion({ target_id }))));
    const outcomes = Map.groupBy(all, (one) => codeOf(one));
    expect([...outcomes].map(([outcome, { length }]) => [outcome, length]).toSorted()).toEqual([
      ['201', 20],
      ['409 limit_reached', 80],
    ]);
    expect(itemsOf(await listOf('discussion', target_id))).toHaveLength(20);
    const [first] = itemsOf(await listOf('discussion', target_id));
    expect((await world.remove(`/attachments/${first?.id}`, owner())).status).toBe(204);
    expect((await attach(onDiscussion({ target_id }))).status).toBe(201);
  });
});

describe('changing an attachment', () => {
  let path: string;
  beforeAll(async () => {
    const target_id = await targetOf('discussion');
    path = `/attachments/${dataOf(await attach(onDiscussion({ target_id, role: 'main', position: 3 }))).id}`;
  });
  const change = (attributes: object, token = owner()) => world.patch('attachments')(path, token, attributes);

  test('C412: without anything it is 200 and unchanged', async () => {
    const before = dataOf(await world.get(path, owner())).attributes;
    const answered = await change({});
    expect(answered.status).toBe(200);
    expect(dataOf(answered).attributes).toMatchObject({ role: 'main', position: 3, updated_at: before.updated_at });
  });

  test('C413 C414: null is 422 and changes nothing, beside a good value too', async () => {
    for (const attributes of [
      { position: null },
      { role: null },
      { role: null, position: 9 },
      { role: 'logo', position: null },
    ])
      expect((await change(attributes)).status).toBe(422);
    expect(dataOf(await world.get(path, owner())).attributes).toMatchObject({ role: 'main', position: 3 });
  });

  test('C415: of role and position, what is not sent stays', async () => {
    expect(dataOf(await change({ role: 'logo' })).attributes).toMatchObject({ role: 'logo', position: 3 });
    expect(dataOf(await change({ position: 0 })).attributes).toMatchObject({ role: 'logo', position: 0 });
    expect(dataOf(await world.get(path, owner())).attributes).toMatchObject({ role: 'logo', position: 0 });
  });

  test('it is there for its readers, and theirs to change for its author and creators alone', async () => {
    const other = await world.newMember();
    expect((await world.get(path, other.token)).status).toBe(200);
    expect(codeOf(await change({ position: 1 }, other.token))).toBe('403 forbidden');
    expect(codeOf(await world.remove(path, other.token))).toBe('403 forbidden');
    expect((await change({ position: 1 }, me().token)).status).toBe(200);
    expect(codeOf(await world.get(path, world.ours.outsider.token))).toBe('404 not_found');
    expect(codeOf(await world.get(path, world.theirs.users.owner.token))).toBe('404 not_found');
    expect(codeOf(await world.get(path, world.theirs.member.token))).toBe('404 not_found');
  });

  test('taken away, it is gone; its media stays', async () => {
    expect((await world.remove(path, me().token)).status).toBe(204);
    expect(codeOf(await world.get(path, owner()))).toBe('404 not_found');
    expect(codeOf(await change({ position: 1 }))).toBe('404 not_found');
    expect(codeOf(await world.remove(path, owner()))).toBe('404 not_found');
    expect((await world.get(`/media/${media}`, owner())).status).toBe(200);
  });
});

describe('listing what is attached', () => {
  test('in order of position, in pages, to who may read the thing', async () => {
    const target_id = await targetOf('discussion');
    const made = [];
    for (const position of [5, 1, 3, 1]) made.push(dataOf(await attach(onDiscussion({ target_id, position }))).id);
    const expected = [made[1], made[3], made[2], made[0]];
    const first = await world.get(
      `/attachments?filter[target_type]=discussion&filter[target_id]=${target_id}&page[size]=3`,
      me().token,
    );
    const next = (first.body.links as { next: string }).next;
    const second = await world.service.call({ path: next, token: me().token });
    expect([...itemsOf(first), ...itemsOf(second)].map(({ id }) => id)).toEqual(expected);
    expect(itemsOf(await listOf('discussion', target_id, world.ours.outsider.token))).toEqual([]);
    expect(itemsOf(await listOf('discussion', target_id, world.theirs.users.owner.token))).toEqual([]);
  });

  test('both filters are needed', async () => {
    for (const query of [
      '',
      '?filter[target_type]=discussion',
      `?filter[target_id]=${newId()}`,
      '?filter[target_type]=space',
    ])
      expect((await world.get(`/attachments${query}`, owner())).status).toBe(422);
  });
});

describe('what becomes of attachments', () => {
  test('C288: a discussion shows them, in lists and by itself, to everybody who reads it', async () => {
    const target_id = await targetOf('discussion');
    const id = dataOf(await attach(onDiscussion({ target_id }))).id;
    const other = await world.newMember();
    const item = {
      id,
      media_id: media,
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
    await world.remove(`/attachments/${id}`, owner());
    expect(dataOf(await world.get(`/discussions/${target_id}`, other.token)).attributes.attachments).toEqual([]);
  });

  test('a comment shows them, by itself and among the others', async () => {
    const target_id = await targetOf('comment');
    const own = await mediaOf(me().token);
    await attach({ media_id: own, target_type: 'comment', target_id }, me().token);
    const other = await world.newMember();
    const expected = [expect.objectContaining({ media_id: own, url: expect.any(String) })];
    expect(dataOf(await world.get(`/comments/${target_id}`, other.token)).attributes.attachments).toEqual(expected);
    const list = itemsOf(await world.get(`/discussions/${discussion.id}/comments?page[size]=100`, other.token));
    expect(list.find((one) => one.id === target_id)?.attributes.attachments).toEqual(expected);
  });

  test('a message shows them to who is in its conversation, and their media is there for nobody else', async () => {
    const [other, stranger] = [await world.newMember(), await world.newMember()];
    const conversation = await conversationOf(other.id);
    const path = `/conversations/${conversation}/messages`;
    const sent = dataOf(await world.post('messages')(path, me().token, { body: 'Look' }));
    expect(sent.attributes.attachments).toEqual([]);
    const own = await mediaOf(me().token);
    const to = { media_id: own, target_type: 'message', target_id: sent.id };
    expect(codeOf(await attach({ ...to, media_id: await mediaOf(other.token) }, other.token))).toBe('403 forbidden');
    const { id } = dataOf(await attach(to, me().token));
    const expected = [expect.objectContaining({ id, media_id: own })];
    expect(itemsOf(await world.get(path, other.token))[0]?.attributes.attachments).toEqual(expected);
    const edited = await world.patch('messages')(`/messages/${sent.id}`, me().token, { body: 'Look!' });
    expect(dataOf(edited).attributes.attachments).toEqual(expected);
    expect((await world.get(`/media/${own}`, other.token)).status).toBe(200);
    expect(codeOf(await world.get(`/media/${own}`, stranger.token))).toBe('404 not_found');
    expect(dataOf(await world.get(`/media/${own}`, owner())).attributes).toMatchObject({
      url: null,
      thumbnail_url: null,
    });
    expect(codeOf(await world.get(`/attachments/${id}`, owner()))).toBe('404 not_found');
    expect(codeOf(await world.get(`/attachments/${id}`, stranger.token))).toBe('404 not_found');
    await world.remove(`/messages/${sent.id}`, me().token);
    expect(itemsOf(await world.get(path, other.token))[0]?.attributes.attachments).toEqual([]);
    expect(codeOf(await world.get(`/attachments/${id}`, other.token))).toBe('404 not_found');
    expect(codeOf(await world.get(`/media/${own}`, other.token))).toBe('404 not_found');
  });

  test('of a deleted discussion nothing is served any more', async () => {
    const target_id = await targetOf('discussion');
    const own = await mediaOf(me().token);
    const { id } = dataOf(await attach(onDiscussion({ target_id, media_id: own }), me().token));
    const other = await world.newMember();
    expect((await world.get(`/media/${own}`, other.token)).status).toBe(200);
    expect((await world.remove(`/discussions/${target_id}`, me().token)).status).toBe(204);
    expect(codeOf(await world.get(`/attachments/${id}`, owner()))).toBe('404 not_found');
    expect(itemsOf(await listOf('discussion', target_id))).toEqual([]);
    expect(codeOf(await world.get(`/media/${own}`, other.token))).toBe('404 not_found');
    expect((await world.get(`/media/${own}`, me().token)).status).toBe(200);
  });

  test('who is turned away from the hub is told so, and shown nothing', async () => {
    const banned = await world.newMember();
    const target_id = await targetOf('discussion');
    const { id } = dataOf(await attach(onDiscussion({ target_id })));
    const { hub, id: team } = world.ours;
    const key = { pk: hubItemKey({ team, hub }).pk, sk: `MEMBER#${banned.id}` };
    await world.service.db.update(key, { set: { status: 'banned' } });
    expect(codeOf(await world.get(`/attachments/${id}`, banned.token))).toBe('403 account_suspended');
    expect(codeOf(await listOf('discussion', target_id, banned.token))).toBe('403 account_suspended');
    expect(codeOf(await world.get(`/media/${media}`, banned.token))).toBe('404 not_found');
  });
});

describe('media', () => {
  test('is read by its uploader, by creators, and by who may read what it is attached to', async () => {
    const own = await mediaOf(me().token);
    const other = await world.newMember();
    expect(dataOf(await world.get(`/media/${own}`, me().token)).attributes).toMatchObject({
      url: expect.any(String),
      status_upload: 'ready',
      hub_id: world.ours.hub,
    });
    expect(codeOf(await world.get(`/media/${own}`, other.token))).toBe('404 not_found');
    expect(dataOf(await world.get(`/media/${own}`, owner())).attributes.url).toBeNull();
    await attach(onDiscussion({ media_id: own, target_id: await targetOf('discussion') }), me().token);
    expect((await world.get(`/media/${own}`, other.token)).status).toBe(200);
    expect(dataOf(await world.get(`/media/${own}`, owner())).attributes.url).toEqual(expect.any(String));
    expect(codeOf(await world.remove(`/media/${own}`, other.token))).toBe('403 forbidden');
    expect((await world.remove(`/media/${own}`, me().token)).status).toBe(204);
    expect(codeOf(await world.get(`/media/${own}`, me().token))).toBe('404 not_found');
  });
});
