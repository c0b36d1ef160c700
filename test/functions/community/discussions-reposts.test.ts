import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  data,
  errors,
  letIn,
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
  started,
} from './world.ts';

const world = useWorld(startCommunity);
const ada = useFixture(() => newMember(world));

describe('posting again', () => {
  const repostOf = async (by: Person, id: string) => data(await read(world, by.token, id)).attributes.repost;

  test('C303 C306: a repost shows the original, and counts once', async () => {
    const author = await newMember(world, 'First');
    const original = await started(world, author, { title: 'Original', body: 'Words' });
    const id = await started(world, ada, { repost_of_id: original, body: '', title: null });
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

  test('who may not read the original, and nobody once it is hidden or deleted, sees more than its state', async () => {
    const space = await newSpace(world, { name: 'Inner', visibility: 'secret', access_level: 'invite' });
    const insider = await newMember(world);
    await letIn(world, space, insider);
    const original = await started(world, insider, {}, space);
    const id = await started(world, insider, { repost_of_id: original });
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

  test('what the author may not read cannot be posted again, nor a draft, nor another hub’s', async () => {
    const space = await newSpace(world, { name: 'Inner too', visibility: 'secret', access_level: 'invite' });
    const insider = await newMember(world);
    await letIn(world, space, insider);
    const there = { ...world, hub: await newHub(world.service, world.team) };
    const far = await started(there, await newMember(there), {}, await newSpace(there));
    for (const repost_of_id of [
      await started(world, insider, {}, space),
      await started(world, ada, { status: 'draft' }),
      far,
    ]) {
      const refused = await post(world, ada.token, { repost_of_id });
      expect(errors(refused)[0]?.code).toBe('unknown_repost');
    }
  });

  test('twenty reposts and deletions at once leave the count right', async () => {
    const original = await started(world, await newMember(world));
    const people = await Promise.all(Array.from({ length: 20 }, () => newMember(world)));
    const ids = await Promise.all(people.map((one) => started(world, one, { repost_of_id: original })));
    await Promise.all(people.slice(0, 8).map(({ token }, nth) => remove(world, token, ids[nth] ?? '')));
    expect(data(await read(world, ada.token, original)).attributes.repost_count).toBe(12);
  });

  test('C304: an achievement that its author has not earned is not shared', async () => {
    const refused = await post(world, ada.token, { shared_achievement_id: newId() });
    expect(refusal(refused)).toEqual([422, 'unknown_achievement', '/data/attributes/shared_achievement_id']);
  });
});
