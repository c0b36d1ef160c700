import { describe, expect, test } from 'vitest';
import { addUser } from '../../../shared/accounts/teams/memberships.ts';
import { ATTACHABLE } from '../../../shared/community/attachments/attachment-targets.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { seedUser } from '../../support/seed.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  addToSpace,
  data,
  items,
  newDiscussion,
  newHub,
  newKey,
  newMember,
  newSpace,
  patch,
  post,
  read,
  refusal,
  remove,
  setMember,
  spacePath,
  startCommunity,
} from './world.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world));

describe('a hidden space', () => {
  test('responds on every route exactly like an unknown space', async () => {
    const space = await newSpace(world, { name: 'Secret', visibility: 'secret', access_level: 'invite' });
    const insider = await newMember(world);
    await addToSpace(world, space, insider);
    const id = await newDiscussion(world, insider, { poll: { options: ['A', 'B'] } }, space);
    const expectSameRefusal = async (method: string, path: string, removeAt: string, body?: object) => {
      const call = (path: string) => world.service.call({ method, path, token: ada.token, ...(body && { body }) });
      const [one, other] = [await call(path), await call(removeAt)];
      const normalized = ({ status, body: { errors: list } }: typeof one) => [
        status,
        (list as object[]).map((item) => ({ ...item, meta: undefined })),
      ];
      expect(normalized(one)).toEqual(normalized(other));
      expect(refusal(one)).toEqual([404, 'not_found']);
    };
    const envelope = (attributes: object) => ({ data: { type: 'discussions', attributes } });
    const [list, none] = [spacePath(world, space), spacePath(world, { id: newId() })];
    await expectSameRefusal('GET', list, none);
    await expectSameRefusal('POST', list, none, envelope({ body: 'b' }));
    const item = `/api/v1/discussions/${id}`;
    const unknown = `/api/v1/discussions/${newId()}`;
    await expectSameRefusal('GET', item, unknown);
    await expectSameRefusal('PATCH', item, unknown, envelope({ body: 'b' }));
    await expectSameRefusal('DELETE', item, unknown);
    await expectSameRefusal('DELETE', `${item}/poll-vote`, `${unknown}/poll-vote`);
    await expectSameRefusal('PUT', `${item}/poll-vote`, `${unknown}/poll-vote`, {
      data: { type: 'poll_votes', attributes: { option_id: 'x' } },
    });
    expect(data(await read(world, insider.token, id)).attributes.body).toBe('World');
    await setMember(world, insider, { joined_at: '2999-01-01T00:00:00.000Z' });
    expect(refusal(await read(world, insider.token, id))).toEqual([404, 'not_found']);
  });
});

test('a space that requires membership returns 403, and a public one can be read without it', async () => {
  const closed = await newSpace(world, { name: 'Closed', visibility: 'members', access_level: 'request' });
  const visible = await newSpace(world, { name: 'Shown', visibility: 'public', access_level: 'request' });
  const insider = await newMember(world);
  for (const space of [closed, visible]) await addToSpace(world, space, insider);
  const [hidden, open] = [
    await newDiscussion(world, insider, {}, closed),
    await newDiscussion(world, insider, {}, visible),
  ];
  const membershipRequired = [403, 'space_membership_required'];
  expect(refusal(await world.service.call({ path: spacePath(world, closed), token: ada.token }))).toEqual(
    membershipRequired,
  );
  for (const space of [closed, visible])
    expect(refusal(await post(world, ada.token, { body: 'b' }, spacePath(world, space)))).toEqual(membershipRequired);
  expect(refusal(await read(world, ada.token, hidden))).toEqual([404, 'not_found']);
  expect((await read(world, ada.token, open)).status).toBe(200);
  expect(items(await world.service.call({ path: spacePath(world, visible), token: ada.token }))).toHaveLength(1);
});

describe('access to a discussion by id', () => {
  test('C153: members, users and keys of another team get 404', async () => {
    const id = await newDiscussion(world, ada);
    const theirs = { ...world, team: world.other };
    const strangers = [
      (await newMember(theirs)).token,
      world.other.users.owner.token,
      await newKey(theirs, ['*'], true),
      (await newMember({ ...world, hub: await newHub(world.service, world.team) })).token,
      (await seedUser(world.service.db, world.service.keys)).token,
    ];
    for (const token of strangers)
      for (const answer of [
        await read(world, token, id),
        await patch(world, token, id, { is_locked: true }),
        await remove(world, token, id),
      ])
        expect(refusal(answer)).toEqual([404, 'not_found']);
    expect((await read(world, undefined, id)).status).toBe(401);
    const named = { path: `/api/v1/discussions/${id}`, headers: { 'x-team-id': world.team.id } };
    expect((await world.service.call({ ...named, token: world.other.users.owner.token })).status).toBe(404);
  });

  test('a user of several teams finds it in its own team, with or without X-Team-ID', async () => {
    const { db } = world.service;
    const both = world.team.users.moderator;
    const actor = { type: 'user', id: world.other.users.owner.id } as const;
    const role = world.other.users.moderator.role_id;
    await addUser(db, { team: world.other.id, user: both.id, role }, actor, new Date());
    const id = await newDiscussion(world, ada);
    expect((await read(world, both.token, id)).status).toBe(200);
    const at = (team: string) =>
      world.service.call({ path: `/api/v1/discussions/${id}`, token: both.token, headers: { 'x-team-id': team } });
    expect((await at(world.team.id)).status).toBe(200);
    expect((await at(world.other.id)).status).toBe(404);
    expect((await at('nonsense')).status).toBe(404);
    expect((await read(world, both.token, newId())).status).toBe(404);
  });

  test('banned and suspended members get 403, and former and pending members 404', async () => {
    const id = await newDiscussion(world, ada);
    const bo = await newMember(world);
    for (const [status, expected] of [
      ['banned', [403, 'account_suspended']],
      ['suspended', [403, 'account_suspended']],
      ['left', [404, 'not_found']],
      ['pending', [404, 'not_found']],
    ] as const) {
      await setMember(world, bo, { status });
      expect([status, ...refusal(await read(world, bo.token, id))]).toEqual([status, ...expected]);
      expect((await remove(world, bo.token, id)).status).toBe(expected[0]);
    }
  });

  test('the deletion of its space or hub makes it return 404', async () => {
    const path = { ...world, hub: await newHub(world.service, world.team) };
    const author = await newMember(path);
    const [first, second] = [await newSpace(path), await newSpace(path, { name: 'Other' })];
    const one = await newDiscussion(path, author, {}, first);
    const other = await newDiscussion(path, author, {}, second);
    const removeAt = (path: string) =>
      world.service.call({ method: 'DELETE', path, token: world.team.users.owner.token });
    expect((await removeAt(`/api/v1/hubs/${path.hub}/spaces/${first.id}`)).status).toBe(204);
    expect((await read(world, author.token, one)).status).toBe(404);
    expect((await read(world, author.token, other)).status).toBe(200);
    expect((await removeAt(`/api/v1/teams/${world.team.id}/hubs/${path.hub}`)).status).toBe(204);
    for (const token of [author.token, world.team.users.owner.token])
      expect((await read(world, token, other)).status).toBe(404);
  });
});

test('an author who left the space can no longer edit there, but can still delete', async () => {
  const space = await newSpace(world, { name: 'Left', visibility: 'public', access_level: 'request' });
  const author = await newMember(world);
  await addToSpace(world, space, author);
  const [draft, normalized] = [
    await newDiscussion(world, author, { status: 'draft' }, space),
    await newDiscussion(world, author, {}, space),
  ];
  const said = { target_type: 'discussion', target_id: normalized, body: 'Words' };
  const answer = (method: string, path: string, body?: object) =>
    world.service.call({ method, path: `/api/v1${path}`, token: author.token, ...(body && { body }) });
  const comment = data(await answer('POST', '/comments', { data: { type: 'comments', attributes: said } })).id;
  const membership = `/hubs/${world.hub}/spaces/${space.id}/membership`;
  expect((await answer('DELETE', membership)).status).toBe(204);
  const refused = [403, 'space_membership_required'];
  expect(refusal(await patch(world, author.token, draft, { status: 'published' }))).toEqual(refused);
  expect(refusal(await patch(world, author.token, normalized, { body: 'Other' }))).toEqual(refused);
  const other = { data: { type: 'comments', id: comment, attributes: { body: 'Other' } } };
  expect(refusal(await answer('PATCH', `/comments/${comment}`, other))).toEqual(refused);
  const attaching = (type: 'comment' | 'discussion', id: string) => {
    const caller = { kind: 'contact', id: author.id, member: undefined } as const;
    return ATTACHABLE[type]({ db: world.service.db, caller, team: world.team.id, id, now: new Date() });
  };
  expect(await attaching('comment', comment)).toMatchObject({ writable: false });
  expect(await attaching('discussion', normalized)).toMatchObject({ writable: false });
  expect(data(await read(world, author.token, draft)).attributes.status).toBe('draft');
  expect(data(await read(world, author.token, normalized)).attributes.body).toBe('World');
  expect((await answer('DELETE', `/comments/${comment}`)).status).toBe(204);
  expect((await remove(world, author.token, normalized)).status).toBe(204);
});
