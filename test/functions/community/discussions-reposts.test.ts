import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  addToSpace,
  data,
  errors,
  newDiscussion,
  newHub,
  newMember,
  newSpace,
  type Person,
  patch,
  post,
  read,
  refusal,
  remove,
  startCommunity,
} from './world.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world));

describe('a repost', () => {
  const repostOf = async (by: Person, id: string) => data(await read(world, by.token, id)).attributes.repost;

  test('C303 C306: shows the original and counts once', async () => {
    const author = await newMember(world, 'First');
    const original = await newDiscussion(world, author, { title: 'Original', body: 'Words' });
    const id = await newDiscussion(world, ada, { repost_of_id: original, body: '', title: null });
    const { published_at } = data(await read(world, ada.token, original)).attributes;
    expect(await repostOf(ada, id)).toEqual({
      state: 'visible',
      id: original,
      title: 'Original',
      body: 'Words',
      published_at,
      author_display_name: 'First',
      author_is_former_member: false,
      author_photo_url: null,
      author_photo_thumbnail_url: null,
      space_name: world.space.name,
      space_slug: world.space.slug,
    });
    expect(data(await read(world, ada.token, original)).attributes.repost_count).toBe(1);
    await remove(world, ada.token, id);
    expect(data(await read(world, ada.token, original)).attributes.repost_count).toBe(0);
  });

  test('shows only the state of an original that is hidden, deleted or not readable', async () => {
    const space = await newSpace(world, { name: 'Inner', visibility: 'secret', access_level: 'invite' });
    const insider = await newMember(world);
    await addToSpace(world, space, insider);
    const original = await newDiscussion(world, insider, {}, space);
    const id = await newDiscussion(world, insider, { repost_of_id: original });
    expect(await repostOf(insider, id)).toMatchObject({ state: 'visible' });
    expect(await repostOf(ada, id)).toEqual({ state: 'restricted' });
    await patch(world, world.team.users.moderator.token, original, { status: 'hidden' });
    expect(await repostOf(insider, id)).toEqual({ state: 'restricted' });
    await remove(world, world.team.users.moderator.token, original);
    expect(await repostOf(insider, id)).toEqual({ state: 'deleted' });
    expect(await repostOf(ada, id)).toEqual({ state: 'restricted' });
    const path = `/api/v1/hubs/${world.hub}/spaces/${space.id}`;
    await world.service.call({ method: 'DELETE', path, token: world.team.users.owner.token });
    expect(await repostOf(insider, id)).toEqual({ state: 'unavailable' });
  });

  test('of a draft, of another hub or of an unreadable discussion is refused with unknown_repost', async () => {
    const space = await newSpace(world, { name: 'Inner too', visibility: 'secret', access_level: 'invite' });
    const insider = await newMember(world);
    await addToSpace(world, space, insider);
    const there = { ...world, hub: await newHub(world.service, world.team) };
    const foreign = await newDiscussion(there, await newMember(there), {}, await newSpace(there));
    for (const repost_of_id of [
      await newDiscussion(world, insider, {}, space),
      await newDiscussion(world, ada, { status: 'draft' }),
      foreign,
    ]) {
      const refused = await post(world, ada.token, { repost_of_id });
      expect(errors(refused)[0]?.code).toBe('unknown_repost');
    }
    const path = `/api/v1/teams/${world.team.id}/hubs/${world.hub}/discussions`;
    const byCreator = await post(world, world.team.users.owner.token, { body: 'b', repost_of_id: foreign }, path);
    expect(refusal(byCreator)).toEqual([422, 'unknown_repost', '/data/attributes/repost_of_id']);
  });

  test('count stays correct under concurrent reposts and deletions', async () => {
    const original = await newDiscussion(world, await newMember(world));
    const people = await Promise.all(Array.from({ length: 20 }, () => newMember(world)));
    const ids = await Promise.all(people.map((one) => newDiscussion(world, one, { repost_of_id: original })));
    await Promise.all(people.slice(0, 8).map(({ token }, nth) => remove(world, token, ids[nth] ?? '')));
    expect(data(await read(world, ada.token, original)).attributes.repost_count).toBe(12);
  });

  test('C304: an achievement that the author has not earned cannot be shared', async () => {
    const refused = await post(world, ada.token, { shared_achievement_id: newId() });
    expect(refusal(refused)).toEqual([422, 'unknown_achievement', '/data/attributes/shared_achievement_id']);
  });
});
