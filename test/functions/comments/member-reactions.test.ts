import { expect, test } from 'vitest';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { POLL, polls } from '../community/polls.ts';
import {
  addToSpace,
  items,
  newDiscussion,
  newMember,
  newSpace,
  type Person,
  patch,
  refusal,
  remove,
  setMember,
  startCommunity,
  unvote,
  vote,
} from '../community/world.ts';
import { call, newComment } from './comment-calls.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world, 'Ada'));
const bo = useFixture(() => newMember(world, 'Bo'));

const NAMED = { poll: { ...POLL.poll, is_anonymous: false } };
const { optionsOf, counts } = polls(() => ({ world, viewer: ada }));

const react = (path: string, { token }: Person, emoji: string) =>
  call(world, 'POST', `${path}/reactions`, token, { data: { type: 'reactions', attributes: { emoji } } });
const unreact = (path: string, { token }: Person, emoji: string) =>
  call(world, 'DELETE', `${path}/reactions/${encodeURIComponent(emoji)}`, token);
const listed = (path: string, { token }: Person, query = '') => call(world, 'GET', `${path}${query}`, token);

const who = async (path: string, value: 'emoji' | 'option_id', query = '') =>
  items(await listed(path, ada, query)).map(({ attributes }) => [attributes[value], attributes.contact_display_name]);
const reacted = (path: string, query = '') => who(`${path}/member-reactions`, 'emoji', query);
const voted = (id: string, query = '') => who(`/discussions/${id}/poll-votes`, 'option_id', query);

test.each(['discussions', 'comments'])(
  'reactions to %s are listed with their members and filtered by emoji',
  async (of) => {
    const leaving = await newMember(world, 'Cy');
    const discussion = await newDiscussion(world, ada);
    const path = `/${of}/${of === 'discussions' ? discussion : await newComment(world, ada, discussion)}`;
    await react(path, ada, '🎉');
    await react(path, leaving, '🎉');
    await react(path, leaving, '👍');
    await react(path, leaving, '👍');
    expect(await reacted(path)).toEqual([
      ['🎉', 'Ada'],
      ['🎉', 'Cy'],
      ['👍', 'Cy'],
    ]);
    expect(await reacted(path, `?filter[emoji]=${encodeURIComponent('👍')}`)).toEqual([['👍', 'Cy']]);
    expect(await reacted(path, '?page[size]=1')).toEqual([['🎉', 'Ada']]);
    expect((await unreact(path, leaving, '🎉')).status).toBe(204);
    await setMember(world, leaving, { status: 'left' });
    const [, left] = items(await listed(`${path}/member-reactions`, ada));
    expect(left?.attributes).toMatchObject({ contact_id: leaving.id, emoji: '👍', contact_is_former_member: true });
    expect(refusal(await listed(`${path}/member-reactions`, ada, '?filter[emoji]=x'))[0]).toBe(422);
  },
);

test('after concurrent reactions and removals the list agrees with the counts', async () => {
  const path = `/discussions/${await newDiscussion(world, ada)}`;
  const members = await Promise.all(Array.from({ length: 8 }, () => newMember(world)));
  await Promise.all([
    ...members.map((member) => react(path, member, '🔥')),
    ...members.map((member) => unreact(path, member, '🔥')),
    ...members.map((member) => react(path, member, '🔥')),
  ]);
  const [group] = items(await listed(`${path}/reactions`, ada));
  expect((await reacted(path)).length).toBe(group?.attributes.count ?? 0);
});

test('votes of a poll that is not anonymous are listed and follow each change', async () => {
  const id = await newDiscussion(world, ada, NAMED);
  const [tea = '', coffee = ''] = await optionsOf(id);
  await vote(world, bo.token, id, tea);
  await vote(world, ada.token, id, tea);
  expect(await voted(id)).toEqual([
    [tea, 'Ada'],
    [tea, 'Bo'],
  ]);
  await vote(world, bo.token, id, coffee);
  expect(await voted(id, `?filter[option_id]=${coffee}`)).toEqual([[coffee, 'Bo']]);
  expect(await voted(id, `?filter[option_id]=${tea}`)).toEqual([[tea, 'Ada']]);
  await unvote(world, ada.token, id);
  expect(await voted(id)).toEqual([[coffee, 'Bo']]);
});

test('concurrent changes of one vote leave one listed vote, which agrees with the counts', async () => {
  const id = await newDiscussion(world, ada, NAMED);
  const options = await optionsOf(id);
  await Promise.all([...options, ...options].map((option) => vote(world, bo.token, id, option)));
  const left = await voted(id);
  expect(left).toHaveLength(1);
  expect(await counts(id)).toEqual(options.map((option) => (option === left[0]?.[0] ? 1 : 0)));
});

test('the votes of an anonymous poll are listed to nobody, and no row contains them beside the discussion', async () => {
  const id = await newDiscussion(world, ada, POLL);
  const [tea] = await optionsOf(id);
  await vote(world, bo.token, id, tea);
  for (const token of [ada.token, world.team.users.owner.token])
    expect(refusal(await call(world, 'GET', `/discussions/${id}/poll-votes`, token))).toEqual([403, 'poll_anonymous']);
  const named = await patch(world, ada.token, id, { poll: { is_anonymous: false } });
  expect(refusal(named).slice(0, 2)).toEqual([409, 'poll_has_votes']);
  await unvote(world, bo.token, id);
  expect((await patch(world, ada.token, id, { poll: { is_anonymous: false } })).status).toBe(200);
  expect(await voted(id)).toEqual([]);
});

test('members who may not read a discussion do not see who reacted or voted', async () => {
  const secret = await newSpace(world, { visibility: 'secret', access_level: 'invite' });
  await addToSpace(world, secret, bo);
  const inSecret = await newDiscussion(world, bo, NAMED, secret);
  const hidden = await newDiscussion(world, bo, NAMED);
  const deleted = await newDiscussion(world, bo, NAMED);
  const paths: string[] = [];
  for (const id of [inSecret, hidden, deleted]) {
    const path = `/discussions/${id}`;
    const comment = `/comments/${await newComment(world, bo, id)}`;
    for (const on of [path, comment]) expect((await react(on, bo, '👍')).status).toBe(201);
    paths.push(`${path}/member-reactions`, `${path}/poll-votes`, `${comment}/member-reactions`);
  }
  for (const path of paths) expect((await listed(path, bo)).status).toBe(200);
  const moderator = world.team.users.moderator.token;
  expect((await patch(world, moderator, hidden, { status: 'hidden' })).status).toBe(200);
  await remove(world, bo.token, deleted);
  const outsider = world.service.keys.issue({ kind: 'contact', id: ada.id, team: world.other.id });
  for (const path of paths) {
    expect(refusal(await listed(path, ada)), path).toEqual([404, 'not_found']);
    for (const token of [world.other.users.owner.token, outsider])
      expect((await call(world, 'GET', path, token)).status, path).toBeGreaterThanOrEqual(401);
  }
});
