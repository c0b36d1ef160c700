import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  data,
  items,
  newHub,
  newKey,
  newMember,
  newSpace,
  patch,
  post,
  read,
  refusal,
  remove,
  spacePath,
  startCommunity,
  started,
} from './world.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world));

const moderator = () => world.team.users.moderator.token;
const admin = () => `/api/v1/teams/${world.team.id}/hubs/${world.hub}/discussions`;

describe('marks', () => {
  test('a moderator pins, locks and broadcasts; the author and other members do not', async () => {
    const id = await started(world, ada);
    for (const mark of ['is_pinned', 'is_locked', 'is_broadcast']) {
      expect(refusal(await patch(world, ada.token, id, { [mark]: true }))).toEqual([403, 'forbidden']);
      expect(data(await patch(world, moderator(), id, { [mark]: true })).attributes[mark]).toBe(true);
      expect(data(await patch(world, moderator(), id, { [mark]: false })).attributes[mark]).toBe(false);
    }
  });

  test('a key that may moderate does so whatever its scopes; one that may not does not', async () => {
    const id = await started(world, ada);
    const able = await newKey(world, ['members.read'], true);
    expect(data(await patch(world, able, id, { is_locked: true })).attributes.is_locked).toBe(true);
    const unable = await newKey(world, ['members.moderate', 'content.manage']);
    expect(refusal(await patch(world, unable, id, { is_locked: false }))).toEqual([403, 'forbidden']);
  });

  test('moderators do not put words into members’ mouths, nor do members into each other’s', async () => {
    const id = await started(world, ada);
    for (const attributes of [{ body: 'x' }, { title: 'x' }, { poll: null }, { external_video_embeds: [] }])
      for (const token of [moderator(), (await newMember(world)).token])
        expect(refusal(await patch(world, token, id, attributes))).toEqual([403, 'forbidden']);
    expect(data(await read(world, ada.token, id)).attributes.body).toBe('World');
  });
});

describe('pins', () => {
  test('the pinned stand first, the latest pinned before the others, on whatever pages they fall', async () => {
    const space = await newSpace(world, { name: 'Pins' });
    const ids: string[] = [];
    for (let nth = 0; nth < 7; nth += 1) ids.push(await started(world, await newMember(world), {}, space));
    for (const nth of [1, 4, 2]) await patch(world, moderator(), ids[nth] ?? '', { is_pinned: true });
    const expected = [2, 4, 1, 6, 5, 3, 0].map((nth) => ids[nth]);
    for (const size of [1, 2, 3, 4, 50]) {
      const seen: string[] = [];
      let path: string | undefined = `${spacePath(world, space)}?page[size]=${size}`;
      while (path) {
        const page = await world.service.call({ path, token: ada.token });
        seen.push(...items(page).map(({ id }) => id));
        expect(items(page).length).toBeLessThanOrEqual(size);
        path = (page.body.links as { next?: string }).next;
      }
      expect([size, seen]).toEqual([size, expected]);
    }
    await patch(world, moderator(), ids[4] ?? '', { is_pinned: false });
    await remove(world, moderator(), ids[2] ?? '');
    const page = await world.service.call({ path: spacePath(world, space), token: ada.token });
    expect(items(page).map(({ id }) => id)).toEqual([1, 6, 5, 4, 3, 0].map((nth) => ids[nth]));
  });

  test('ten at most are pinned in a space, however many ask at once', async () => {
    const space = await newSpace(world, { name: 'Many pins' });
    const ids = await Promise.all(
      Array.from({ length: 12 }, async () => started(world, await newMember(world), {}, space)),
    );
    const answers = [];
    for (const chunk of [ids.slice(0, 6), ids.slice(6)])
      answers.push(...(await Promise.all(chunk.map((id) => patch(world, moderator(), id, { is_pinned: true })))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status !== 200).map(refusal)).toEqual(
      Array(2).fill([409, 'limit_reached', '/data/attributes/is_pinned']),
    );
  });
});

describe('posting as a creator', () => {
  test('C058 C061: 201 with its id and without Location; it is read at its own path', async () => {
    const { owner } = world.team.users;
    const made = await post(
      world,
      owner.token,
      { title: 'News', body: 'All', space_id: world.space.id, is_broadcast: true, is_pinned: true, is_locked: true },
      admin(),
    );
    expect(made.status).toBe(201);
    expect(made.headers.Location).toBeUndefined();
    const { id, attributes } = data(made);
    expect(attributes).toMatchObject({
      is_broadcast: true,
      is_pinned: true,
      is_locked: true,
      space_id: world.space.id,
    });
    expect(attributes).toMatchObject({
      author_contact_id: null,
      author_display_name: 'owner',
      author_role: 'owner',
      author_membership_status: 'active',
      author_is_former_member: false,
    });
    expect(data(await read(world, ada.token, id)).attributes).toEqual(attributes);
    expect(data(await patch(world, world.team.users.admin.token, id, { body: 'Ours' })).attributes.body).toBe('Ours');
  });

  test('a key posts as the team; without a space it goes to the hub’s first', async () => {
    const key = await newKey(world, ['content.manage']);
    const made = await post(world, key, { body: 'From a machine' }, admin());
    expect(data(made).attributes).toMatchObject({ space_id: world.space.id, author_display_name: 'Team' });
    const hub = await newHub(world.service, world.team);
    const path = `/api/v1/teams/${world.team.id}/hubs/${hub}/discussions`;
    const pointer = '/data/attributes/space_id';
    expect(refusal(await post(world, key, { body: 'No space' }, path))).toEqual([422, 'unknown_space', pointer]);
    expect(refusal(await post(world, key, { body: 'b', space_id: newId() }, admin()))).toEqual([
      422,
      'unknown_space',
      pointer,
    ]);
  });

  test('A5: who may not', async () => {
    const refused = [
      [undefined, 401],
      [ada.token, 403],
      [world.other.users.owner.token, 403],
      [await newKey(world, ['members.read']), 403],
      [await newKey({ ...world, team: world.other }, ['*']), 403],
    ] as const;
    for (const [token, status] of refused)
      expect((await post(world, token, { body: 'b' }, admin())).status).toBe(status);
    const unknown = `/api/v1/teams/${world.team.id}/hubs/${newId()}/discussions`;
    expect((await post(world, world.team.users.owner.token, { body: 'b' }, unknown)).status).toBe(404);
  });
});
