import { beforeAll, beforeEach, expect, test } from 'vitest';
import { accessRuleEntity, accessRuleKey } from '../../../shared/access/rules/rule-item.ts';
import { commentKey } from '../../../shared/community/comments/comment-item.ts';
import { discussionKey } from '../../../shared/community/discussions/discussion-item.ts';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { spaceItemKey } from '../../../shared/hubs/spaces/space-item.ts';
import { useWorld } from '../../support/use-world.ts';
import { comment } from '../comments/comment-calls.ts';
import {
  addToSpace,
  data,
  newDiscussion,
  newHub,
  newKey,
  newMember,
  newSpace,
  type Person,
  patch,
  post,
  remove,
  setMember,
} from '../community/world.ts';
import { startSearch, things } from './world.ts';

const world = useWorld(startSearch);
let moderator: string;
let ada: Person;
beforeAll(() => {
  moderator = world.team.users.moderator.token;
});

/* A new member for each test, as a contact can search the community only 30 times in a minute. */
beforeEach(async () => {
  ada = await newMember(world);
});

/** A unique word that is not similar to any other. */
let words = 0;
const newWord = (): string => {
  words += 1;
  return `${'qxzvwkjy'[words % 8]}${String.fromCharCode(97 + (words % 26)).repeat(9)}${'bcdfghkl'[words % 8]}${'mnpqrstv'[(words >> 3) % 8]}`;
};

const addComment = async (by: Person, target_id: string, body: string, parent_comment_id: string | null = null) => {
  const made = await comment(world, by.token, { target_type: 'discussion', target_id, body, parent_comment_id });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return data(made).id;
};

const send = (method: string, path: string, token: string, body?: object) =>
  world.service.call({ method, path: `/api/v1${path}`, token, ...(body && { body }) });

/** Checks that a reader does not find a word, before and after the index processes the latest changes. */
const expectNotFound = async (reader: Person | string, word: string): Promise<void> => {
  const token = typeof reader === 'string' ? reader : reader.token;
  for (const drained of [false, true]) {
    if (drained) await world.drain();
    for (const part of ['', '/community']) {
      const { body } = await world.search(token, { q: word }, part);
      expect(body.data, `drained: ${drained}`).toEqual([]);
      expect(body.meta).toMatchObject({ has_more: false, is_capped: false });
    }
  }
};

test('C365: only current members of a secret space find its discussions', async () => {
  const space = await newSpace(world, { name: 'Secret', visibility: 'secret', access_level: 'invite' });
  const [insider, newcomer] = [await newMember(world), await newMember(world)];
  await addToSpace(world, space, insider);
  const [word, reply] = [newWord(), newWord()];
  const id = await newDiscussion(world, insider, { title: word, body: '' }, space);
  const said = await addComment(insider, id, reply);
  await expectNotFound(ada, word);
  await expectNotFound(ada, reply);
  expect(await world.found(insider.token, word)).toEqual([id]);
  expect(await world.found(insider.token, reply)).toEqual([said]);
  expect(await world.found(newcomer.token, word)).toEqual([]);
  await addToSpace(world, space, newcomer);
  expect(await world.found(newcomer.token, word)).toEqual([id]);
  await send('DELETE', `/hubs/${world.hub}/spaces/${space.id}/membership`, newcomer.token);
  await expectNotFound(newcomer, word);
  await expectNotFound(newcomer, reply);
  expect(await world.found(moderator, word)).toEqual([id]);
  const path = `/api/v1/hubs/${world.hub}/search?q=${word}`;
  expect((await world.service.call({ path, token: await newKey(world, ['commerce.read']) })).status).toBe(403);
});

test('results that are hidden from the reader affect neither ranking nor pages', async () => {
  const space = await newSpace(world, { name: 'Closed', visibility: 'members', access_level: 'invite' });
  const insider = await newMember(world);
  await addToSpace(world, space, insider);
  const word = newWord();
  for (let nth = 0; nth < 6; nth += 1) await newDiscussion(world, insider, { title: word, body: '' }, space);
  const open = await newDiscussion(world, insider, { title: 'Open', body: `${word} and much more beside it` });
  await world.drain();
  const answered = await world.search(ada.token, { q: word, 'page[size]': '1' });
  expect(things(answered).map(({ attributes }) => [attributes.native_id, attributes.rrf_score])).toEqual([
    [open, 1 / 61],
  ]);
  expect(answered.body.meta).toMatchObject({ has_more: false, is_capped: false });
});

test('drafts, scheduled and hidden discussions and their comments are not found, even by their authors', async () => {
  const [draft, later, hidden, commentText] = [newWord(), newWord(), newWord(), newWord()];
  await post(world, ada.token, { title: draft, body: '', status: 'draft' });
  await post(world, ada.token, { title: later, body: '', scheduled_at: '2100-01-01T00:00:00Z' });
  const id = await newDiscussion(world, ada, { title: hidden, body: '' });
  await addComment(ada, id, commentText);
  await world.drain();
  expect(await world.found(ada.token, commentText)).toHaveLength(1);
  expect((await patch(world, moderator, id, { status: 'hidden' })).status).toBe(200);
  for (const word of [draft, later, hidden, commentText]) {
    await expectNotFound(ada, word);
    await expectNotFound(moderator, word);
  }
  await patch(world, moderator, id, { status: 'published' });
  await world.drain();
  expect(await world.found(ada.token, hidden)).toEqual([id]);
  expect(await world.found(ada.token, commentText)).toHaveLength(1);
});

test('a deleted or edited text is not found by its earlier words', async () => {
  const [oldTitle, newTitle, commentText] = [newWord(), newWord(), newWord()];
  const id = await newDiscussion(world, ada, { title: oldTitle, body: '' });
  const said = await addComment(ada, id, commentText);
  await world.drain();
  await patch(world, ada.token, id, { title: newTitle });
  await world.drain();
  expect(await world.found(ada.token, oldTitle)).toEqual([]);
  expect(await world.found(ada.token, newTitle)).toEqual([id]);
  expect((await send('DELETE', `/comments/${said}`, ada.token)).status).toBe(204);
  await expectNotFound(ada, commentText);
  expect((await remove(world, ada.token, id)).status).toBe(204);
  await expectNotFound(ada, newTitle);
});

test('a reply is hidden and restored with its root', async () => {
  const [root, reply] = [newWord(), newWord()];
  const id = await newDiscussion(world, ada, {});
  const said = await addComment(ada, id, root);
  await addComment(ada, id, reply, said);
  await world.drain();
  expect(await world.found(ada.token, reply)).toHaveLength(1);
  const key = commentKey(world.team.id, said);
  const set = (status: string) =>
    key && world.service.db.update(key, { set: { status, updated_at: new Date().toISOString() } });
  await set('hidden');
  await expectNotFound(ada, reply);
  await set('published');
  await world.drain();
  expect(await world.found(ada.token, reply)).toHaveLength(1);
});

test('C364: callers of another hub or team find nothing', async () => {
  const word = newWord();
  await newDiscussion(world, ada, { title: word, body: '' });
  await world.drain();
  const elsewhere = { ...world, hub: await newHub(world.service, world.team) };
  const neighbour = await newMember(elsewhere);
  const path = (hub: string) => `/hubs/${hub}/search?q=${word}`;
  expect((await send('GET', path(elsewhere.hub), neighbour.token)).body.data).toEqual([]);
  expect((await send('GET', path(elsewhere.hub), world.team.users.owner.token)).body.data).toEqual([]);
  expect((await send('GET', path(world.hub), neighbour.token)).status).toBe(404);
  const foreign = { ...world, team: world.other, hub: await newHub(world.service, world.other) };
  const stranger = await newMember(foreign);
  expect((await send('GET', path(world.hub), stranger.token)).status).toBe(404);
  expect((await send('GET', path(world.hub), world.other.users.owner.token)).status).toBe(404);
  expect((await send('GET', path(foreign.hub), stranger.token)).body.data).toEqual([]);
});

test('a banned member gets 403, and a former one 404', async () => {
  const former = await newMember(world);
  await setMember(world, former, { status: 'banned' });
  expect((await world.search(former.token, { q: 'anything' })).status).toBe(403);
  await setMember(world, former, { status: 'left' });
  expect((await world.search(former.token, { q: 'anything' })).status).toBe(404);
});

test('members are found by their current name only, and only while they are in the hub', async () => {
  const name = newWord();
  const member = await newMember(world, name);
  await world.drain();
  expect(await world.found(ada.token, name)).toEqual([`${world.hub}:${member.id}`]);
  const key = contactKey(world.team.id, member.id);
  const { email = '' } = (await world.service.db.get<{ email: string }>(key)) ?? {};
  for (const reader of [ada.token, world.team.users.owner.token])
    for (const q of [email, email.split('@')[0] ?? '', 'example.com']) expect(await world.found(reader, q)).toEqual([]);
  const renamed = newWord();
  await world.service.db.update(key, { set: { name: renamed, updated_at: new Date().toISOString() } });
  await world.drain();
  expect(await world.found(ada.token, name)).toEqual([]);
  expect(await world.found(ada.token, renamed)).toEqual([`${world.hub}:${member.id}`]);
  for (const status of ['banned', 'left', 'removed', 'pending', 'invited']) {
    await setMember(world, member, { status, updated_at: new Date().toISOString() });
    await expectNotFound(ada, renamed);
    await expectNotFound(world.team.users.owner.token, renamed);
    await setMember(world, member, { status: 'active', updated_at: new Date().toISOString() });
    await world.drain();
    expect(await world.found(ada.token, renamed), status).toEqual([`${world.hub}:${member.id}`]);
  }
  await setMember(world, member, { expires_at: new Date(Date.now() - 1).toISOString() });
  await expectNotFound(ada, renamed);
});

test('a gated discussion is found by creators but not by members who do not meet the rule', async () => {
  const [word, commentText] = [newWord(), newWord()];
  const id = await newDiscussion(world, ada, { title: word, body: '' });
  await addComment(ada, id, commentText);
  await world.drain();
  const hub = { team: world.team.id, hub: world.hub };
  const rule = {
    ...accessRuleKey(hub, { type: 'discussion', id }),
    entity: accessRuleEntity,
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
    logic_operator: 'all',
    conditions: JSON.stringify([{ type: 'points_gte', operator: 'gte', value: { points: 1_000 } }]),
  };
  await world.service.db.put(rule);
  const key = discussionKey(world.team.id, id);
  if (key) await world.service.db.update(key, { set: { gated: true } });
  await expectNotFound(ada, word);
  await expectNotFound(ada, commentText);
  expect(await world.found(world.team.users.owner.token, word)).toEqual([id]);
});

test('a space that becomes secret is not searched from then on', async () => {
  const space = await newSpace(world, { name: 'Turning' });
  const word = newWord();
  await newDiscussion(world, ada, { title: word, body: '' }, space);
  await world.drain();
  expect(await world.found(ada.token, word)).toHaveLength(1);
  const key = spaceItemKey({ team: world.team.id, hub: world.hub }, space.id);
  await world.service.db.update(key, { set: { visibility: 'secret', access_level: 'invite' } });
  await expectNotFound(ada, word);
});
