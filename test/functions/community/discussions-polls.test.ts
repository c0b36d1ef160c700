import { expect, test } from 'vitest';
import { EVENTS } from '../../../functions/relay/entities.ts';
import { viewerKey } from '../../../shared/community/discussions/viewer-item.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { holdClock } from '../../support/clock.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { POLL, type Poll, polls } from './polls.ts';
import {
  data,
  newDiscussion,
  newMember,
  newSpace,
  patch,
  post,
  refusal,
  startCommunity,
  unvote,
  vote,
} from './world.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world));

const { pollOf, optionsOf, counts } = polls(() => ({ world, viewer: ada }));

test('C301: a new poll has its options, a deadline and zero votes', async () => {
  const author = await newMember(world);
  const made = data(await post(world, author.token, { body: 'Which?', ...POLL }));
  const { published_at, poll } = made.attributes as { published_at: string; poll: Poll };
  expect(poll).toEqual({
    id: expect.any(String),
    closed: false,
    is_anonymous: true,
    deadline_at: new Date(Date.parse(published_at) + 3 * 86_400_000).toISOString(),
    options: ['Tea', 'Coffee', 'Water'].map((label, position) => ({
      id: expect.any(String),
      label,
      position,
      vote_count: 0,
    })),
    total_votes: 0,
    viewer_voted: false,
    viewer_option_id: null,
  });
  expect(await pollOf(made.id)).toEqual(poll);
});

test('C302: a member has one vote and can change and withdraw it', async () => {
  const id = await newDiscussion(world, await newMember(world), POLL);
  const [tea = '', coffee = ''] = await optionsOf(id);
  const bo = await newMember(world);
  const cast = await vote(world, bo.token, id, tea);
  expect(cast.status).toBe(200);
  expect(data(cast)).toMatchObject({ type: 'polls', attributes: { total_votes: 1, viewer_option_id: tea } });
  expect(await pollOf(id, bo)).toMatchObject({ total_votes: 1, viewer_voted: true, viewer_option_id: tea });
  expect(await pollOf(id)).toMatchObject({ total_votes: 1, viewer_voted: false, viewer_option_id: null });
  await vote(world, bo.token, id, tea);
  expect(await counts(id)).toEqual([1, 0, 0]);
  await vote(world, bo.token, id, coffee);
  expect(await counts(id)).toEqual([0, 1, 0]);
  expect((await unvote(world, bo.token, id)).status).toBe(204);
  expect(await pollOf(id, bo)).toMatchObject({ total_votes: 0, viewer_voted: false });
  expect(refusal(await unvote(world, bo.token, id))).toEqual([404, 'not_found']);
});

test('a poll closes at its deadline, and votes return 409 from then on', async () => {
  const id = await newDiscussion(world, await newMember(world), POLL);
  const [tea = ''] = await optionsOf(id);
  await vote(world, ada.token, id, tea);
  const { deadline_at } = await pollOf(id);
  holdClock(Date.parse(deadline_at) - 1);
  const token = world.service.keys.issue({ kind: 'contact', id: ada.id, team: world.team.id });
  expect((await pollOf(id, { ...ada, token })).closed).toBe(false);
  holdClock(Date.parse(deadline_at));
  expect(await pollOf(id, { ...ada, token })).toMatchObject({ closed: true, total_votes: 1 });
  expect(refusal(await vote(world, token, id, tea))).toEqual([409, 'poll_closed']);
  expect(refusal(await unvote(world, token, id))).toEqual([409, 'poll_closed']);
});

test('C286: a poll can be added, changed and removed while it has no votes', async () => {
  const author = await newMember(world);
  const id = await newDiscussion(world, author);
  const changed = await patch(world, author.token, id, { poll: { duration_days: 5, options: ['A', 'B'] } });
  expect(data(changed).attributes.poll).toMatchObject({ options: [{ label: 'A' }, { label: 'B' }], closed: false });
  const longer = await patch(world, author.token, id, { poll: { duration_days: 9 } });
  expect(data(longer).attributes.poll).toMatchObject({ options: [{ label: 'A' }, { label: 'B' }] });
  expect((await vote(world, ada.token, id, (await optionsOf(id))[0])).status).toBe(200);
  await unvote(world, ada.token, id);
  expect(data(await patch(world, author.token, id, { poll: null })).attributes.poll).toBeNull();
  expect(refusal(await vote(world, ada.token, id, newId()))).toEqual([404, 'not_found']);
  expect(refusal(await patch(world, author.token, id, { poll: { duration_days: 2 } }))).toEqual([
    422,
    'poll_needs_options',
    '/data/attributes/poll/options',
  ]);
});

test('a poll with votes cannot be changed, but can be sent unchanged', async () => {
  const author = await newMember(world);
  const id = await newDiscussion(world, author, POLL);
  await vote(world, ada.token, id, (await optionsOf(id))[1]);
  for (const poll of [{ options: ['X', 'Y'] }, { duration_days: 30 }, null])
    expect(refusal(await patch(world, author.token, id, { poll }))).toEqual([
      409,
      'poll_has_votes',
      '/data/attributes/poll',
    ]);
  expect((await patch(world, author.token, id, { ...POLL, body: 'Unchanged poll' })).status).toBe(200);
  expect(await counts(id)).toEqual([0, 1, 0]);
});

test('a vote for an unknown option returns 422, and for a discussion without a poll 404', async () => {
  const id = await newDiscussion(world, await newMember(world), POLL);
  expect(refusal(await vote(world, ada.token, id, newId()))).toEqual([
    422,
    'unknown_option',
    '/data/attributes/option_id',
  ]);
  for (const option of [null, 7, '', undefined, 'x'.repeat(65)])
    expect(refusal(await vote(world, ada.token, id, option))).toEqual([422, '/data/attributes/option_id']);
  const plain = await newDiscussion(world, await newMember(world));
  expect(refusal(await vote(world, ada.token, plain, newId()))).toEqual([404, 'not_found']);
  expect(await counts(id)).toEqual([0, 0, 0]);
});

test('only members who can write in the space can vote', async () => {
  const space = await newSpace(world, { name: 'Read only', visibility: 'public', access_level: 'open' });
  const id = await newDiscussion(world, await newMember(world), POLL, space);
  const [tea] = await optionsOf(id);
  await world.service.call({
    method: 'PATCH',
    path: `/api/v1/hubs/${world.hub}/spaces/${space.id}`,
    token: world.team.users.owner.token,
    body: { data: { type: 'spaces', attributes: { access_level: 'invite' } } },
  });
  expect(refusal(await vote(world, ada.token, id, tea))).toEqual([403, 'space_membership_required']);
  expect((await vote(world, world.team.users.owner.token, id, tea)).status).toBe(403);
  const stranger = await newMember({ ...world, team: world.other });
  expect(refusal(await vote(world, stranger.token, id, tea))).toEqual([404, 'not_found']);
  expect(await counts(id)).toEqual([0, 0, 0]);
});

test('a vote, a changed vote and a withdrawal emit events that do not contain the option', () => {
  const actor = { type: 'contact', id: 'c' } as const;
  const row = {
    pk: 'TEAM#t#SPACE#0#V#c',
    sk: 'D#1',
    entity: 'discussion_viewer',
    hub_id: 'h',
    resource_id: 'd',
    actor,
  };
  const at = (minute: number, more: object = {}) => ({
    ...row,
    updated_at: `2026-01-01T00:0${minute}:00.000Z`,
    ...more,
  });
  const eventsOf = (before: Item | undefined, after: Item) => EVENTS.discussion_viewer?.(before, after);
  const one = { hub_id: 'h', resource_type: 'discussions', resource_id: 'd', actor, changed: [] };
  expect(eventsOf(undefined, at(1, { vote: 'a' }))).toMatchObject([{ ...one, type: 'poll.voted' }]);
  expect(eventsOf(at(1, { vote: 'a' }), at(2, { vote: 'b' }))).toMatchObject([{ ...one, type: 'poll.voted' }]);
  expect(eventsOf(at(2, { vote: 'b' }), at(3))).toMatchObject([{ ...one, type: 'poll.vote_withdrawn' }]);
  expect(eventsOf(at(2, { vote: 'b' }), at(2, { vote: 'b', reported: true }))).toEqual([]);
  expect(eventsOf(undefined, { pk: row.pk, sk: row.sk, entity: row.entity, reported: true } as Item)).toEqual([]);
});

test('the stored vote contains the voter and the hub, which its event needs', async () => {
  const [author, voter] = [await newMember(world), await newMember(world)];
  const id = await newDiscussion(world, author, POLL);
  const [option] = await optionsOf(id);
  await vote(world, voter.token, id, option);
  const key = viewerKey(world.team.id, id, voter.id);
  const row = key && (await world.service.db.get<Item>(key));
  expect(EVENTS.discussion_viewer?.(undefined, row)).toMatchObject([
    { type: 'poll.voted', hub_id: world.hub, resource_id: id, actor: { type: 'contact', id: voter.id } },
  ]);
});
