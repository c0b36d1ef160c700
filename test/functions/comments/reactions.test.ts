import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../../functions/relay/entities.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { holdClock } from '../../support/clock.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { data, items, newMember, read, refusal, startCommunity, started } from '../community/world.ts';
import { call, said } from './comment-calls.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world));
const bo = useFixture(() => newMember(world));

const react = (path: string, token: string, emoji: unknown) =>
  call(world, 'POST', `${path}/reactions`, token, { data: { type: 'reactions', attributes: { emoji } } });

const takeBack = (path: string, token: string, emoji: string) =>
  call(world, 'DELETE', `${path}/reactions/${encodeURIComponent(emoji)}`, token);

describe.each([
  ['discussions', 'discussion_reaction_groups'],
  ['comments', 'comment_reaction_groups'],
])('reactions to %s', (things, type) => {
  const make = async (): Promise<string> => {
    const discussion = await started(world, ada);
    return `/${things}/${things === 'discussions' ? discussion : await said(world, ada, discussion)}`;
  };

  test('C311 C312 C313 C045: each emoji once a member, grouped and counted, the viewer’s own told', async () => {
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

  test('the groups of two things have ids of their own', async () => {
    const ids: string[] = [];
    for (const path of [await make(), await make()]) {
      const made = data(await react(path, ada.token, '👍'));
      expect(items(await call(world, 'GET', `${path}/reactions`, ada.token)).map(({ id }) => id)).toEqual([made.id]);
      ids.push(made.id);
    }
    expect(new Set(ids).size).toBe(2);
  });

  test('one taken back is gone, and cannot be taken back twice', async () => {
    const path = await make();
    await react(path, bo.token, '🎉');
    expect((await takeBack(path, bo.token, '🎉')).status).toBe(204);
    expect((await takeBack(path, bo.token, '🎉')).status).toBe(404);
    expect((await takeBack(path, ada.token, 'x')).status).toBe(404);
    expect(items(await call(world, 'GET', `${path}/reactions`, bo.token))).toEqual([]);
  });

  test('fifty adds and removes at once leave the count right', async () => {
    const path = await make();
    const members = await Promise.all(Array.from({ length: 25 }, () => newMember(world)));
    await Promise.all(members.slice(0, 10).map(({ token }) => react(path, token, '🔥')));
    const statuses = await Promise.all([
      ...members.map(({ token }) => react(path, token, '🔥').then(({ status }) => status)),
      ...members.slice(0, 10).map(({ token }) => takeBack(path, token, '🔥').then(({ status }) => status)),
      ...members.slice(10).map(({ token }) => react(path, token, '💡').then(({ status }) => status)),
    ]);
    expect(statuses.every((status) => [201, 204, 404, 503].includes(status))).toBe(true);
    const mine = await Promise.all(
      members.map(async ({ token }) => items(await call(world, 'GET', `${path}/reactions`, token))),
    );
    for (const [nth, emoji] of ['🔥', '💡'].entries()) {
      const told = mine.map((groups) => groups.find(({ attributes }) => attributes.emoji === emoji)?.attributes);
      const given = told.filter((group) => group?.viewer_reacted).length;
      expect([nth, told[0]?.count]).toEqual([nth, given]);
    }
  });

  test('anything but one emoji is refused where it lies, and what is not there is a 404', async () => {
    const path = await make();
    for (const emoji of ['', 'a', '👍👍', '👍a', null, 7, '\u200d'])
      expect(refusal(await react(path, ada.token, emoji))).toEqual([422, '/data/attributes/emoji']);
    expect(refusal(await react(`/${things}/${newId()}`, ada.token, '👍'))).toEqual([404, 'not_found']);
    expect(refusal(await react(path, world.team.users.owner.token, '👍'))).toEqual([403, 'forbidden']);
  });
});

test('C488 C491: sixty reactions a minute; reading them is not limited', async () => {
  holdClock();
  const [eager, discussion] = [await newMember(world), await started(world, ada)];
  const statuses: number[] = [];
  for (let nth = 0; nth < 61; nth += 1)
    statuses.push((await react(`/discussions/${discussion}`, eager.token, nth % 2 ? '👍' : '🎉')).status);
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 201), 429]);
  const reads = await Promise.all(
    Array.from({ length: 100 }, () => call(world, 'GET', `/discussions/${discussion}/reactions`, eager.token)),
  );
  expect(reads.every(({ status }) => status === 200)).toBe(true);
});

test('a discussion takes fifty different emoji and no more, and tells what it has', async () => {
  const discussion = await started(world, ada);
  const [one, two] = [await newMember(world), await newMember(world)];
  const emoji = Array.from({ length: 51 }, (_, nth) => String.fromCodePoint(0x1f400 + nth));
  const path = `/discussions/${discussion}`;
  for (const given of emoji.slice(0, 50)) expect((await react(path, one.token, given)).status).toBe(201);
  expect(refusal(await react(path, two.token, emoji[50]))).toEqual([409, 'too_many_emoji', '/data/attributes/emoji']);
  expect((await react(path, two.token, emoji[0])).status).toBe(201);
  expect(data(await read(world, bo.token, discussion)).attributes.reaction_count).toBe(51);
});

test('and no more where fifty others come at once', async () => {
  const discussion = await started(world, ada);
  const path = `/discussions/${discussion}`;
  const emoji = Array.from({ length: 200 }, (_, nth) => String.fromCodePoint(0x1f400 + nth))
    .filter((one) => /^\p{Emoji_Presentation}$/u.test(one))
    .slice(0, 96);
  const [one, ...others] = await Promise.all(Array.from({ length: 6 }, () => newMember(world)));
  for (const given of emoji.slice(0, 46)) expect((await react(path, one?.token ?? '', given)).status).toBe(201);
  const answers = await Promise.all(
    emoji.slice(46).map((given, nth) => react(path, others[nth % others.length]?.token ?? '', given)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  for (const refused of answers.filter(({ status }) => status !== 201))
    expect(refusal(refused)).toEqual([409, 'too_many_emoji', '/data/attributes/emoji']);
  expect(data(await read(world, bo.token, discussion)).attributes.reaction_count).toBe(50);
});

test('each emoji given or taken back is told once, with who and where', () => {
  const row = { pk: `TEAM#t#SPACE#0#V#c`, sk: 'D#1', entity: 'discussion_viewer', hub_id: 'h', resource_id: 'd' };
  const actor = { type: 'contact', id: 'c' } as const;
  const before = { ...row, actor, updated_at: '2026-01-01T00:00:00.000Z', 'emoji:👍': 'x' };
  const after = { ...row, actor, updated_at: '2026-01-02T00:00:00.000Z', 'emoji:🎉': 'x' };
  const told = EVENTS.discussion_viewer?.(before, after);
  expect(told).toMatchObject([
    { type: 'reaction.added', hub_id: 'h', resource_id: 'd', actor, changed: ['🎉'] },
    { type: 'reaction.removed', hub_id: 'h', resource_id: 'd', actor, changed: ['👍'] },
  ]);
});
