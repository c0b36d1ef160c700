import { expect, test } from 'vitest';
import { items } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { addToSpace, newDiscussion, newMember, newSpace, type Person } from '../community/world.ts';
import { startSearch } from '../search/world.ts';
import { countsOf } from './counts.ts';

const world = useWorld(startSearch);
const { attributesOf, call, done, newPlace, owner } = countsOf(world);

test('only those who may read a space see its counts, and nobody else sees those of a hub', async () => {
  const place = await newPlace();
  const [ada, bo] = [await newMember(place.place), await newMember(place.place)];
  const visible = await newSpace(place.place, { visibility: 'public', access_level: 'open', name: 'Public' });
  const locked = await newSpace(place.place, { visibility: 'members', access_level: 'invite', name: 'Locked' });
  const secret = await newSpace(place.place, { visibility: 'secret', access_level: 'invite', name: 'Secret' });
  for (const space of [locked, secret]) {
    await addToSpace(place.place, space, ada);
    await newDiscussion(place.place, ada, {}, space);
  }
  await place.join(ada, visible);
  await world.drain();
  const list = async (token?: string) => {
    const { body } = await world.service.call({ path: `/api/v1/hubs/${place.hub}/spaces`, ...(token && { token }) });
    return Object.fromEntries(
      items({ body } as never).map(({ attributes: { name, member_count, discussion_count } }) => [
        String(name),
        [member_count, discussion_count],
      ]),
    );
  };
  expect(await list(ada.token)).toEqual({ Space: [0, 0], Public: [1, 0], Locked: [1, 1], Secret: [1, 1] });
  expect(await list(bo.token)).toEqual({ Space: [0, 0], Public: [1, 0], Locked: [null, null] });
  expect(await list()).toEqual({ Public: [undefined, undefined] });
  expect(await attributesOf(place.spacePath(locked), bo.token)).toMatchObject({
    member_count: null,
    discussion_count: null,
  });
  expect((await call('GET', place.spacePath(secret), bo.token)).status).toBe(404);
  expect((await call('GET', place.inTeam, world.other.users.owner.token)).status).toBe(403);
  expect((await call('GET', place.spacePath(visible), world.other.users.owner.token)).status).toBe(404);
  expect(Object.keys(await attributesOf(`/hubs/${place.hub}`, ''))).not.toContain('member_count');

  const mine = async ({ token }: Person) =>
    items(await done('GET', '/me/hubs', token)).find(({ id }) => id === place.hub)?.attributes.member_count;
  expect(await mine(bo)).toBe(2);
  await done('PATCH', place.memberPath(bo), owner(), { status: 'suspended' });
  await world.drain();
  expect([await mine(ada), await mine(bo)]).toEqual([1, null]);
});
