import { beforeAll, beforeEach, expect, test } from 'vitest';
import { accessRuleKey } from '../../../shared/access/rules/rule-item.ts';
import { commentKey } from '../../../shared/community/comments/comment-item.ts';
import { discussionKey } from '../../../shared/community/discussions/discussion-item.ts';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { spaceItemKey } from '../../../shared/hubs/spaces/space-item.ts';
import { useWorld } from '../../support/use-world.ts';
import { comment } from '../comments/comment-calls.ts';
import {
  data,
  letIn,
  newHub,
  newKey,
  newMember,
  newSpace,
  type Person,
  patch,
  post,
  remove,
  setMember,
  started,
} from '../community/world.ts';
import { startSearch, things } from './world.ts';

const world = useWorld(startSearch);
let moderator: string;
let ada: Person;
beforeAll(() => {
  moderator = world.team.users.moderator.token;
});

/* Somebody else in each test: a contact may search the community thirty times in a minute. */
beforeEach(async () => {
  ada = await newMember(world);
});

/** A word that nothing else has, far from all others. */
let words = 0;
const newWord = (): string => {
  words += 1;
  return `${'qxzvwkjy'[words % 8]}${String.fromCharCode(97 + (words % 26)).repeat(9)}${'bcdfghkl'[words % 8]}${'mnpqrstv'[(words >> 3) % 8]}`;
};

const say = async (by: Person, target_id: string, body: string, parent_comment_id: string | null = null) => {
  const made = await comment(world, by.token, { target_type: 'discussion', target_id, body, parent_comment_id });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return data(made).id;
};

const send = (method: string, path: string, token: string, body?: object) =>
  world.service.call({ method, path: `/api/v1${path}`, token, ...(body && { body }) });

/** What each finds, before the index has heard of what just happened and after. */
const neverFound = async (reader: Person | string, word: string): Promise<void> => {
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

test('C365: a secret space is searched by its members alone, from when they came until they go', async () => {
  const space = await newSpace(world, { name: 'Secret', visibility: 'secret', access_level: 'invite' });
  const [insider, late] = [await newMember(world), await newMember(world)];
  await letIn(world, space, insider);
  const [word, reply] = [newWord(), newWord()];
  const id = await started(world, insider, { title: word, body: '' }, space);
  const said = await say(insider, id, reply);
  await neverFound(ada, word);
  await neverFound(ada, reply);
  expect(await world.found(insider.token, word)).toEqual([id]);
  expect(await world.found(insider.token, reply)).toEqual([said]);
  expect(await world.found(late.token, word)).toEqual([]);
  await letIn(world, space, late);
  expect(await world.found(late.token, word)).toEqual([id]);
  await send('DELETE', `/hubs/${world.hub}/spaces/${space.id}/membership`, late.token);
  await neverFound(late, word);
  await neverFound(late, reply);
  expect(await world.found(moderator, word)).toEqual([id]);
  const path = `/api/v1/hubs/${world.hub}/search?q=${word}`;
  expect((await world.service.call({ path, token: await newKey(world, ['commerce.read']) })).status).toBe(403);
});

test('what is hidden from a reader takes no place among what they find, and no page ends at it', async () => {
  const space = await newSpace(world, { name: 'Closed', visibility: 'members', access_level: 'invite' });
  const insider = await newMember(world);
  await letIn(world, space, insider);
  const word = newWord();
  for (let nth = 0; nth < 6; nth += 1) await started(world, insider, { title: word, body: '' }, space);
  const open = await started(world, insider, { title: 'Open', body: `${word} and much more beside it` });
  await world.drain();
  const answered = await world.search(ada.token, { q: word, 'page[size]': '1' });
  expect(things(answered).map(({ attributes }) => [attributes.native_id, attributes.rrf_score])).toEqual([
    [open, 1 / 61],
  ]);
  expect(answered.body.meta).toMatchObject({ has_more: false, is_capped: false });
});

test('drafts, scheduled and hidden posts are not found, nor what is said under them, not even by who wrote them', async () => {
  const [draft, later, hidden, under] = [newWord(), newWord(), newWord(), newWord()];
  await post(world, ada.token, { title: draft, body: '', status: 'draft' });
  await post(world, ada.token, { title: later, body: '', scheduled_at: '2100-01-01T00:00:00Z' });
  const id = await started(world, ada, { title: hidden, body: '' });
  await say(ada, id, under);
  await world.drain();
  expect(await world.found(ada.token, under)).toHaveLength(1);
  expect((await patch(world, moderator, id, { status: 'hidden' })).status).toBe(200);
  for (const word of [draft, later, hidden, under]) {
    await neverFound(ada, word);
    await neverFound(moderator, word);
  }
  await patch(world, moderator, id, { status: 'published' });
  await world.drain();
  expect(await world.found(ada.token, hidden)).toEqual([id]);
  expect(await world.found(ada.token, under)).toHaveLength(1);
});

test('what was deleted or changed is not found by what it said', async () => {
  const [was, is, under] = [newWord(), newWord(), newWord()];
  const id = await started(world, ada, { title: was, body: '' });
  const said = await say(ada, id, under);
  await world.drain();
  await patch(world, ada.token, id, { title: is });
  await world.drain();
  expect(await world.found(ada.token, was)).toEqual([]);
  expect(await world.found(ada.token, is)).toEqual([id]);
  expect((await send('DELETE', `/comments/${said}`, ada.token)).status).toBe(204);
  await neverFound(ada, under);
  expect((await remove(world, ada.token, id)).status).toBe(204);
  await neverFound(ada, is);
});

test('a reply goes with its root, and comes back with it', async () => {
  const [root, reply] = [newWord(), newWord()];
  const id = await started(world, ada, {});
  const said = await say(ada, id, root);
  await say(ada, id, reply, said);
  await world.drain();
  expect(await world.found(ada.token, reply)).toHaveLength(1);
  const key = commentKey(world.team.id, said);
  const set = (status: string) =>
    key && world.service.db.update(key, { set: { status, updated_at: new Date().toISOString() } });
  await set('hidden');
  await neverFound(ada, reply);
  await set('published');
  await world.drain();
  expect(await world.found(ada.token, reply)).toHaveLength(1);
});

test('C364: neither another hub, nor another team, nor who is in no hub finds it', async () => {
  const word = newWord();
  await started(world, ada, { title: word, body: '' });
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

test('who was banned or left searches nothing', async () => {
  const gone = await newMember(world);
  await setMember(world, gone, { status: 'banned' });
  expect((await world.search(gone.token, { q: 'anything' })).status).toBe(403);
  await setMember(world, gone, { status: 'left' });
  expect((await world.search(gone.token, { q: 'anything' })).status).toBe(404);
});

test('members are found by their present name while they are in the hub, and by nothing else of theirs', async () => {
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
    await neverFound(ada, renamed);
    await neverFound(world.team.users.owner.token, renamed);
    await setMember(world, member, { status: 'active', updated_at: new Date().toISOString() });
    await world.drain();
    expect(await world.found(ada.token, renamed), status).toEqual([`${world.hub}:${member.id}`]);
  }
  await setMember(world, member, { expires_at: new Date(Date.now() - 1).toISOString() });
  await neverFound(ada, renamed);
});

test('what an access rule closes to a reader is not found by them, and creators find it', async () => {
  const [word, under] = [newWord(), newWord()];
  const id = await started(world, ada, { title: word, body: '' });
  await say(ada, id, under);
  await world.drain();
  const hub = { team: world.team.id, hub: world.hub };
  const rule = {
    ...accessRuleKey(hub, { type: 'discussion', id }),
    entity: 'access_rule',
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
    logic_operator: 'all',
    conditions: JSON.stringify([{ type: 'points_gte', operator: 'gte', value: { points: 1_000 } }]),
  };
  await world.service.db.put(rule);
  const key = discussionKey(world.team.id, id);
  if (key) await world.service.db.update(key, { set: { gated: true } });
  await neverFound(ada, word);
  await neverFound(ada, under);
  expect(await world.found(world.team.users.owner.token, word)).toEqual([id]);
});

test('a space that is made secret is searched no more from that moment on', async () => {
  const space = await newSpace(world, { name: 'Turning' });
  const word = newWord();
  await started(world, ada, { title: word, body: '' }, space);
  await world.drain();
  expect(await world.found(ada.token, word)).toHaveLength(1);
  const key = spaceItemKey({ team: world.team.id, hub: world.hub }, space.id);
  await world.service.db.update(key, { set: { visibility: 'secret', access_level: 'invite' } });
  await neverFound(ada, word);
});
