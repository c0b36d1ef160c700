import { beforeAll, describe, expect, test } from 'vitest';
import { publishDue } from '../../../shared/community/discussions/publish-due.ts';
import { hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, items, newMember, type Person, patch, post, read, setMember, startCommunity } from './world.ts';

const world = useWorld(startCommunity);
const LINK = { title: 'Cheap watches', body: 'Buy at https://example.com' };
const PLAIN = { title: 'Hello', body: 'I am new here.' };
const LONG_AGO = '2020-01-01T00:00:00.000Z';

const limit = (newcomer_limits: boolean) =>
  world.service.db.update(hubItemKey({ team: world.team.id, hub: world.hub }), { set: { newcomer_limits } });

beforeAll(() => limit(true));

const moderator = () => world.team.users.moderator.token;
const statusOf = async (by: Person, attributes: object) => {
  const made = await post(world, by.token, attributes);
  expect(made.status).toBe(201);
  return data(made).attributes.status;
};

/** A member of more than a day with a proved address, who published `posts` posts. */
const settled = async (posts: number) => {
  const member = await newMember(world);
  await setMember(world, member, { joined_at: LONG_AGO });
  await world.service.db.update(contactKey(world.team.id, member.id), { set: { recipient_since: LONG_AGO } });
  for (let nth = 0; nth < posts; nth += 1) expect(await statusOf(member, PLAIN)).toBe('published');
  return member;
};

const comment = async (by: Person, body: string, target_id: string) => {
  const attributes = { target_type: 'discussion', target_id, body };
  const call = { method: 'POST', path: '/api/v1/comments', token: by.token };
  return data(await world.service.call({ ...call, body: { data: { type: 'comments', attributes } } }));
};
const patchComment = async (token: string, id: string, attributes: object) =>
  data(
    await world.service.call({
      method: 'PATCH',
      path: `/api/v1/comments/${id}`,
      token,
      body: { data: { type: 'comments', id, attributes } },
    }),
  ).attributes.status;
const heldIds = async () => {
  const path = `/api/v1/teams/${world.team.id}/hubs/${world.hub}/held-comments?page[size]=100`;
  return items(await world.service.call({ path, token: moderator() })).map(({ id }) => id);
};

describe('in a hub with limits for newcomers', () => {
  test('a first post with a link waits for a review, and one without is published', async () => {
    expect(await statusOf(await newMember(world), LINK)).toBe('pending_review');
    const other = await newMember(world);
    expect(await statusOf(other, PLAIN)).toBe('published');
    expect(await statusOf(other, LINK)).toBe('published');
  });

  test.each([
    ['the title', { ...PLAIN, title: 'See example.com' }],
    ['an option of a poll', { ...PLAIN, poll: { options: ['www.example.com', 'No'] } }],
    ['the address of a video', { ...PLAIN, external_video_embeds: [{ url: 'https://example.com/v' }] }],
    ['a domain in another script', { ...PLAIN, body: 'пример.рф' }],
  ])('a link in %s counts', async (_, attributes) => {
    expect(await statusOf(await newMember(world), attributes)).toBe('pending_review');
  });

  test('a post with more than two links waits, and one with two does not', async () => {
    const member = await newMember(world);
    await statusOf(member, PLAIN);
    expect(await statusOf(member, { ...PLAIN, body: 'a.com b.org' })).toBe('published');
    expect(await statusOf(member, { ...PLAIN, body: 'a.com b.org c.net' })).toBe('pending_review');
  });

  test('of twelve concurrent posts three are published', async () => {
    const member = await newMember(world);
    const all = await Promise.all(Array.from({ length: 12 }, () => statusOf(member, PLAIN)));
    expect(all.filter((status) => status === 'published')).toHaveLength(3);
  });

  test('comments count with discussions, and a held one is listed for moderators until it is decided', async () => {
    const target = data(await post(world, (await settled(0)).token, PLAIN)).id;
    const member = await newMember(world);
    const held = await comment(member, 'Buy at example.com', target);
    expect(held.attributes.status).toBe('pending_review');
    expect(await heldIds()).toContain(held.id);
    expect((await world.service.call({ path: `/api/v1/comments/${held.id}`, token: member.token })).status).toBe(200);
    const other = await newMember(world);
    expect((await world.service.call({ path: `/api/v1/comments/${held.id}`, token: other.token })).status).toBe(404);
    expect(await patchComment(moderator(), held.id, { status: 'published' })).toBe('published');
    expect(await heldIds()).not.toContain(held.id);
    expect((await world.service.call({ path: `/api/v1/comments/${held.id}`, token: other.token })).status).toBe(200);
    for (let nth = 0; nth < 2; nth += 1)
      expect((await comment(member, 'Thanks', target)).attributes.status).toBe('published');
    expect(await statusOf(member, PLAIN)).toBe('pending_review');
  });

  test('an edit that adds a link holds a published post, and other edits do not', async () => {
    const member = await newMember(world);
    const id = data(await post(world, member.token, PLAIN)).id;
    expect(data(await patch(world, member.token, id, { body: 'I am really new.' })).attributes.status).toBe(
      'published',
    );
    const edited = await patch(world, member.token, id, { body: LINK.body });
    expect(data(edited).attributes.status).toBe('pending_review');
    const other = await newMember(world);
    expect((await read(world, other.token, id)).status).toBe(404);
    expect(data(await patch(world, moderator(), id, { status: 'published' })).attributes.status).toBe('published');
    expect((await read(world, other.token, id)).status).toBe(200);
    const again = await patch(world, member.token, id, { title: 'Watches' });
    expect(data(again).attributes.status).toBe('published');
  });

  test('an edit that adds a link holds a published comment', async () => {
    const target = data(await post(world, (await settled(0)).token, PLAIN)).id;
    const member = await newMember(world);
    const { id } = await comment(member, 'Nice', target);
    expect(await patchComment(member.token, id, { body: 'example.com' })).toBe('pending_review');
    expect(await heldIds()).toContain(id);
    expect(await patchComment(moderator(), id, { status: 'hidden' })).toBe('hidden');
    expect(await heldIds()).not.toContain(id);
  });

  test('a draft and a scheduled post are assessed when they are published', async () => {
    const member = await newMember(world);
    const draft = data(await post(world, member.token, { ...LINK, status: 'draft' }));
    expect(draft.attributes.status).toBe('draft');
    const published = await patch(world, member.token, draft.id, { status: 'published' });
    expect(data(published).attributes.status).toBe('pending_review');
    const scheduled_at = new Date(Date.now() + 60_000).toISOString();
    const { id } = data(await post(world, member.token, { ...LINK, scheduled_at }));
    await publishDue(world.service.db, new Date(Date.now() + 120_000));
    expect(data(await read(world, moderator(), id)).attributes.status).toBe('pending_review');
  });

  test('a member of a day with a proved address and three published posts has none', async () => {
    const member = await settled(3);
    expect(await statusOf(member, { ...PLAIN, body: 'a.com b.org c.net' })).toBe('published');
  });

  test('a held post that was approved counts as published', async () => {
    const member = await settled(2);
    const held = data(await post(world, member.token, { ...PLAIN, body: 'a.com b.org c.net' }));
    expect(held.attributes.status).toBe('pending_review');
    await patch(world, moderator(), held.id, { status: 'published' });
    expect(await statusOf(member, { ...PLAIN, body: 'a.com b.org c.net' })).toBe('published');
  });

  test('an unproved address and the first day are limited whatever was published', async () => {
    const unproved = await settled(3);
    await world.service.db.update(contactKey(world.team.id, unproved.id), { remove: ['recipient_since'] });
    expect(await statusOf(unproved, PLAIN)).toBe('pending_review');
    const joined = await settled(3);
    await setMember(world, joined, { joined_at: new Date(Date.now() - 3_600_000).toISOString() });
    expect(await statusOf(joined, PLAIN)).toBe('pending_review');
  });

  test('moderators among the members and creators have none', async () => {
    const member = await newMember(world);
    await setMember(world, member, { role: 'moderator' });
    expect(await statusOf(member, LINK)).toBe('published');
    const path = `/api/v1/teams/${world.team.id}/hubs/${world.hub}/discussions`;
    const made = await post(world, world.team.users.owner.token, { ...LINK, space_id: world.space.id }, path);
    expect(data(made).attributes.status).toBe('published');
  });
});

test('a hub without limits publishes every post of a newcomer', async () => {
  await limit(false);
  const member = await newMember(world);
  for (let nth = 0; nth < 5; nth += 1) expect(await statusOf(member, LINK)).toBe('published');
  await limit(true);
});
