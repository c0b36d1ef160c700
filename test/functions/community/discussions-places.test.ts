import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  items,
  newKey,
  newMember,
  patch,
  read,
  spacePath,
  started,
  startWorld,
  type World,
} from './discussions-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.service.stop());

test('a member who schedules far ahead and then publishes at once is not first for good', async () => {
  const [ada, bo] = [await newMember(world), await newMember(world)];
  const ahead = await started(world, ada, { status: 'scheduled', scheduled_at: '2999-01-01T00:00:00Z' });
  expect((await patch(world, ada.token, ahead, { status: 'draft' })).status).toBe(200);
  expect((await patch(world, ada.token, ahead, { status: 'published' })).status).toBe(200);
  const later = await started(world, bo);
  const listed = items(await world.service.call({ path: spacePath(world, world.space), token: bo.token }));
  expect(listed.map(({ id }) => id).slice(0, 2)).toEqual([later, ahead]);
});

test('C430: a key that may moderate hides a discussion, whatever its scopes; one that may nothing reaches none', async () => {
  const discussion = await started(world, await newMember(world));
  const [moderating, idle] = [await newKey(world, [], true), await newKey(world, [])];
  expect((await patch(world, moderating, discussion, { status: 'hidden' })).status).toBe(200);
  expect((await read(world, idle, discussion)).status).toBe(403);
});
