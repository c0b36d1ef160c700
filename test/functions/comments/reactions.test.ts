import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../../functions/relay/entities.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { holdClock } from '../../support/clock.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  addToSpace,
  data,
  items,
  newDiscussion,
  newMember,
  newSpace,
  read,
  refusal,
  startCommunity,
} from '../community/world.ts';
import { call, newComment } from './comment-calls.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world));
const bo = useFixture(() => newMember(world));

const react = (path: string, token: string, emoji: unknown) =>
  call(world, 'POST', `${path}/reactions`, token, { data: { type: 'reactions', attributes: { emoji } } });

const unreact = (path: string, token: string, emoji: string) =>
  call(world, 'DELETE', `${path}/reactions/${encodeURIComponent(emoji)}`, token);

describe.each([
  ['discussions', 'discussion_reaction_groups'],
  ['comments', 'comment_reaction_groups'],
])('reactions to %s', (collection, type) => {
  const make = async (by = ada, space = world.space): Promise<string> => {
    const discussion = await newDiscussion(world, by, {}, space);
    return `/${collection}/${collection === 'discussions' ? discussion : await newComment(world, by, discussion)}`;
  };

  test('C311 C312 C313 C045: a member reacts once per emoji; groups have a count and viewer_reacted', async () => {
    const path = await make();
    const made = await react(path, ada.token, '👍');
    expect(made.status).toBe(201);
    expect(made.headers).not.toHaveProperty('Location');
    expect(data(made)).toMatchObject({ type, attributes: { emoji: '👍', count: 1, viewer_reacted: true } });
    expect((await react(path, ada.token, '👍')).status).toBe(201);
    await react(path, bo.token, '👍');
    await react(path, ada.token, '👩‍🚀');
    const groups = items(await call(world, 'GET', `${path}/reactions`, bo.token));
    expect(groups.map((group) => [group.type, group.attributes])).toEqual([
      [type, { emoji: '👍', count: 2, viewer_reacted: true }],
      [type, { emoji: '👩‍🚀', count: 1, viewer_reacted: false }],
    ]);
  });

  test('the groups of two targets have distinct ids', async () => {
    const ids: string[] = [];
    for (const path of [await make(), await make()]) {
      const made = data(await react(path, ada.token, '👍'));
      expect(items(await call(world, 'GET', `${path}/reactions`, ada.token)).map(({ id }) => id)).toEqual([made.id]);
      ids.push(made.id);
    }
    expect(new Set(ids).size).toBe(2);
  });

  test('a reaction is removed once, and a second removal returns 404', async () => {
    const path = await make();
    await react(path, bo.token, '🎉');
    expect((await unreact(path, bo.token, '🎉')).status).toBe(204);
    expect((await unreact(path, bo.token, '🎉')).status).toBe(404);
    expect((await unreact(path, ada.token, 'x')).status).toBe(404);
    expect(items(await call(world, 'GET', `${path}/reactions`, bo.token))).toEqual([]);
  });

  test('all forms of an emoji are one reaction, stored in its fully-qualified form, and any of them removes it', async () => {
    const path = await make();
    expect(data(await react(path, ada.token, '\u2764')).attributes).toMatchObject({ emoji: '❤️', count: 1 });
    expect(data(await react(path, bo.token, '❤️')).attributes).toMatchObject({ emoji: '❤️', count: 2 });
    expect(data(await react(path, bo.token, '👍\ufe0f')).attributes).toMatchObject({ emoji: '👍', count: 1 });
    const givenBy = await call(world, 'GET', `${path}/member-reactions?filter[emoji]=%E2%9D%A4`, ada.token);
    expect(items(givenBy)).toHaveLength(2);
    expect((await unreact(path, ada.token, '\u2764\ufe0e')).status).toBe(204);
    expect((await unreact(path, bo.token, '\u2764')).status).toBe(204);
    expect((await unreact(path, bo.token, '👍\ufe0f')).status).toBe(204);
    expect(items(await call(world, 'GET', `${path}/reactions`, ada.token))).toEqual([]);
  });

  test('after 50 concurrent adds and removals the counts match', async () => {
    const path = await make();
    const members = await Promise.all(Array.from({ length: 25 }, () => newMember(world)));
    await Promise.all(members.slice(0, 10).map(({ token }) => react(path, token, '🔥')));
    const statuses = await Promise.all([
      ...members.map(({ token }) => react(path, token, '🔥').then(({ status }) => status)),
      ...members.slice(0, 10).map(({ token }) => unreact(path, token, '🔥').then(({ status }) => status)),
      ...members.slice(10).map(({ token }) => react(path, token, '💡').then(({ status }) => status)),
    ]);
    expect(statuses.every((status) => [201, 204, 404, 503].includes(status))).toBe(true);
    const groupsByMember = await Promise.all(
      members.map(async ({ token }) => items(await call(world, 'GET', `${path}/reactions`, token))),
    );
    for (const [nth, emoji] of ['🔥', '💡'].entries()) {
      const groupsSeen = groupsByMember.map(
        (groups) => groups.find(({ attributes }) => attributes.emoji === emoji)?.attributes,
      );
      const reacted = groupsSeen.filter((group) => group?.viewer_reacted).length;
      expect([nth, groupsSeen[0]?.count]).toEqual([nth, reacted]);
    }
  });

  test('a reader who is not a member of the space gets space_membership_required', async () => {
    const space = await newSpace(world, { visibility: 'public', access_level: 'request' });
    await addToSpace(world, space, bo);
    const path = await make(bo, space);
    expect(refusal(await react(path, ada.token, '👍'))).toEqual([403, 'space_membership_required']);
    expect(items(await call(world, 'GET', `${path}/reactions`, ada.token))).toEqual([]);
  });

  test('anything but one emoji returns 422, an unknown target 404 and a user 403', async () => {
    const path = await make();
    for (const emoji of ['', 'a', '👍👍', '👍a', null, 7, '\u200d'])
      expect(refusal(await react(path, ada.token, emoji))).toEqual([422, '/data/attributes/emoji']);
    expect(refusal(await react(`/${collection}/${newId()}`, ada.token, '👍'))).toEqual([404, 'not_found']);
    expect(refusal(await react(path, world.team.users.owner.token, '👍'))).toEqual([403, 'forbidden']);
  });
});

test('C488 C491: the 61st reaction in a minute returns 429, and reads are not limited', async () => {
  holdClock();
  const [member, discussion] = [await newMember(world), await newDiscussion(world, ada)];
  const statuses: number[] = [];
  for (let nth = 0; nth < 61; nth += 1)
    statuses.push((await react(`/discussions/${discussion}`, member.token, nth % 2 ? '👍' : '🎉')).status);
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 201), 429]);
  const reads = await Promise.all(
    Array.from({ length: 100 }, () => call(world, 'GET', `/discussions/${discussion}/reactions`, member.token)),
  );
  expect(reads.every(({ status }) => status === 200)).toBe(true);
});

test('a discussion takes 50 distinct emoji, the 51st returns 409, and reaction_count counts all reactions', async () => {
  const discussion = await newDiscussion(world, ada);
  const [one, two] = [await newMember(world), await newMember(world)];
  const emoji = Array.from({ length: 51 }, (_, nth) => String.fromCodePoint(0x1f400 + nth));
  const path = `/discussions/${discussion}`;
  for (const symbol of emoji.slice(0, 50)) expect((await react(path, one.token, symbol)).status).toBe(201);
  expect(refusal(await react(path, two.token, emoji[50]))).toEqual([409, 'too_many_emoji', '/data/attributes/emoji']);
  expect((await react(path, two.token, emoji[0])).status).toBe(201);
  expect(data(await read(world, bo.token, discussion)).attributes.reaction_count).toBe(51);
});

test('concurrent reactions do not exceed 50 distinct emoji', async () => {
  const discussion = await newDiscussion(world, ada);
  const path = `/discussions/${discussion}`;
  const emoji = Array.from({ length: 200 }, (_, nth) => String.fromCodePoint(0x1f400 + nth))
    .filter((one) => /^\p{Emoji_Presentation}$/u.test(one))
    .slice(0, 96);
  const [one, ...others] = await Promise.all(Array.from({ length: 6 }, () => newMember(world)));
  for (const symbol of emoji.slice(0, 46)) expect((await react(path, one?.token ?? '', symbol)).status).toBe(201);
  const answers = await Promise.all(
    emoji.slice(46).map((symbol, nth) => react(path, others[nth % others.length]?.token ?? '', symbol)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  for (const refused of answers.filter(({ status }) => status !== 201))
    expect(refusal(refused)).toEqual([409, 'too_many_emoji', '/data/attributes/emoji']);
  expect(data(await read(world, bo.token, discussion)).attributes.reaction_count).toBe(50);
});

test('each added or removed emoji emits one event with the actor and the resource', () => {
  const row = { pk: `TEAM#t#SPACE#0#V#c`, sk: 'D#1', entity: 'discussion_viewer', hub_id: 'h', resource_id: 'd' };
  const actor = { type: 'contact', id: 'c' } as const;
  const before = { ...row, actor, updated_at: '2026-01-01T00:00:00.000Z', 'emoji:👍': 'x' };
  const after = { ...row, actor, updated_at: '2026-01-02T00:00:00.000Z', 'emoji:🎉': 'x' };
  const events = EVENTS.discussion_viewer?.(before, after);
  expect(events).toMatchObject([
    { type: 'reaction.added', hub_id: 'h', resource_id: 'd', actor, changed: ['🎉'] },
    { type: 'reaction.removed', hub_id: 'h', resource_id: 'd', actor, changed: ['👍'] },
  ]);
});
