import { expect, test } from 'vitest';
import type { ApiResponse } from '../../support/service.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { check, data, newDiscussion, newKey, newMember, newNode, newRule, newSpace, startAccess } from './world.ts';

const world = useWorld(startAccess);
const ada = useFixture(() => newMember(world));

const titleIn = (checked: ApiResponse): unknown => (data(checked).attributes as { target_title: unknown }).target_title;

test('a member sees the title of a target only with access to it', async () => {
  const space = await newSpace(world, { name: 'Backstage' });
  const id = await newDiscussion(world, ada, { title: 'Set list' }, space);
  expect(titleIn(await check(world, ada.token, 'space', space.id))).toBe('Backstage');
  expect(titleIn(await check(world, ada.token, 'discussion', id))).toBe('Set list');
  await newRule(world, 'discussion', id, []);
  expect(titleIn(await check(world, ada.token, 'discussion', id))).toBeNull();
  await newRule(world, 'space', space.id, []);
  expect(titleIn(await check(world, ada.token, 'space', space.id))).toBeNull();
});

test('a creator sees the title of a secret space or a draft only if they may read it', async () => {
  const space = await newSpace(world, { name: 'Board', visibility: 'secret', access_level: 'invite' });
  const [reading, moderating] = [await newKey(world, ['members.read']), await newKey(world, ['members.read'], true)];
  const about = { contact_id: ada.id };
  expect((await check(world, reading, 'space', space.id, about)).status).toBe(422);
  expect(titleIn(await check(world, moderating, 'space', space.id, about))).toBe('Board');
  const draft = await newNode(world, { title: 'Unreleased', status: 'draft' });
  expect(titleIn(await check(world, reading, 'content_node', draft, about))).toBeNull();
  expect(titleIn(await check(world, world.owner, 'content_node', draft, about))).toBe('Unreleased');
});
