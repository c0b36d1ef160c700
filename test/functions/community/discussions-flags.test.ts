import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
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
  spacePath,
  startCommunity,
} from './world.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world));

const moderator = () => world.team.users.moderator.token;
const admin = () => `/api/v1/teams/${world.team.id}/hubs/${world.hub}/discussions`;

describe('moderation flags', () => {
  test('moderators can pin, lock and broadcast, and the author gets 403', async () => {
    const id = await newDiscussion(world, ada);
    for (const flag of ['is_pinned', 'is_locked', 'is_broadcast']) {
      expect(refusal(await patch(world, ada.token, id, { [flag]: true }))).toEqual([403, 'forbidden']);
      expect(data(await patch(world, moderator(), id, { [flag]: true })).attributes[flag]).toBe(true);
      expect(data(await patch(world, moderator(), id, { [flag]: false })).attributes[flag]).toBe(false);
    }
  });

  test('an API key with can_moderate can lock with any scopes, and one without it gets 403', async () => {
    const id = await newDiscussion(world, ada);
    const moderatorKey = await newKey(world, ['members.read'], true);
    expect(data(await patch(world, moderatorKey, id, { is_locked: true })).attributes.is_locked).toBe(true);
    const plainKey = await newKey(world, ['members.moderate', 'content.manage']);
    expect(refusal(await patch(world, plainKey, id, { is_locked: false }))).toEqual([403, 'forbidden']);
  });

  test("a creator with content.manage alone can moderate a creator's discussion, and no member's", async () => {
    const key = await newKey(world, ['content.manage']);
    const created = await post(
      world,
      world.team.users.owner.token,
      { body: 'Ours', space_id: world.space.id },
      admin(),
    );
    const [ours, theirs] = [data(created).id, await newDiscussion(world, ada)];
    for (const change of [{ is_pinned: true }, { is_locked: true }, { status: 'hidden' }]) {
      expect(data(await patch(world, key, ours, change)).attributes).toMatchObject(change);
      expect(refusal(await patch(world, key, theirs, change))).toEqual([403, 'forbidden']);
    }
    expect((await remove(world, key, ours)).status).toBe(204);
    expect(refusal(await remove(world, key, theirs))).toEqual([403, 'forbidden']);
  });

  test('only the author can edit the content; moderators and other members get 403', async () => {
    const id = await newDiscussion(world, ada);
    for (const attributes of [{ body: 'x' }, { title: 'x' }, { poll: null }, { external_video_embeds: [] }])
      for (const token of [moderator(), (await newMember(world)).token])
        expect(refusal(await patch(world, token, id, attributes))).toEqual([403, 'forbidden']);
    expect(data(await read(world, ada.token, id)).attributes.body).toBe('World');
  });
});

describe('pinned discussions', () => {
  test('pinned discussions come first, the latest pin first, on every page size', async () => {
    const space = await newSpace(world, { name: 'Pins' });
    const ids: string[] = [];
    for (let nth = 0; nth < 7; nth += 1) ids.push(await newDiscussion(world, await newMember(world), {}, space));
    for (const nth of [1, 4, 2]) await patch(world, moderator(), ids[nth] ?? '', { is_pinned: true });
    const expected = [2, 4, 1, 6, 5, 3, 0].map((nth) => ids[nth]);
    for (const size of [1, 2, 3, 4, 50]) {
      const listed: string[] = [];
      let path: string | undefined = `${spacePath(world, space)}?page[size]=${size}`;
      while (path) {
        const page = await world.service.call({ path, token: ada.token });
        listed.push(...items(page).map(({ id }) => id));
        expect(items(page).length).toBeLessThanOrEqual(size);
        path = (page.body.links as { next?: string }).next;
      }
      expect([size, listed]).toEqual([size, expected]);
    }
    await patch(world, moderator(), ids[4] ?? '', { is_pinned: false });
    await remove(world, moderator(), ids[2] ?? '');
    const page = await world.service.call({ path: spacePath(world, space), token: ada.token });
    expect(items(page).map(({ id }) => id)).toEqual([1, 6, 5, 4, 3, 0].map((nth) => ids[nth]));
  });

  test('concurrent pins do not exceed ten in a space', async () => {
    const space = await newSpace(world, { name: 'Many pins' });
    const ids = await Promise.all(
      Array.from({ length: 12 }, async () => newDiscussion(world, await newMember(world), {}, space)),
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

describe('POST /teams/{id}/hubs/{id}/discussions', () => {
  test('C058 C061: returns 201 without Location, and GET by its id returns the same', async () => {
    const { owner } = world.team.users;
    const made = await post(
      world,
      owner.token,
      {
        title: 'Announcement',
        body: 'All',
        space_id: world.space.id,
        is_broadcast: true,
        is_pinned: true,
        is_locked: true,
      },
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

  test('an API key posts as the team, by default to the first space of the hub', async () => {
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

  test('A5: members, other teams and keys without the scope are refused', async () => {
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
