import { expect, test } from 'vitest';
import type { ApiResponse } from '../../support/service.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  check,
  data,
  inNewHub,
  newDiscussion,
  newEvent,
  newKey,
  newMember,
  newNode,
  newPlaylist,
  newRule,
  newSpace,
  startAccess,
} from './world.ts';

const world = useWorld(startAccess);
const ada = useFixture(() => newMember(world));

const titleIn = (checked: ApiResponse): unknown => (data(checked).attributes as { target_title: unknown }).target_title;

test('a member sees the title of a target with access to it, or if lists show it locked', async () => {
  const space = await newSpace(world, { name: 'Backstage' });
  const id = await newDiscussion(world, ada, { title: 'Set list' }, space);
  expect(titleIn(await check(world, ada.token, 'space', space.id))).toBe('Backstage');
  expect(titleIn(await check(world, ada.token, 'discussion', id))).toBe('Set list');
  await newRule(world, 'discussion', id, []);
  expect(titleIn(await check(world, ada.token, 'discussion', id))).toBeNull();
  await newRule(world, 'space', space.id, []);
  expect(titleIn(await check(world, ada.token, 'space', space.id))).toBe('Backstage');
  const node = await newNode(world, { title: 'Week 2' });
  const [playlist, event] = [await newPlaylist(world), await newEvent(world)];
  for (const [type, target, title] of [
    ['content_node', node, 'Week 2'],
    ['playlist', playlist, expect.any(String)],
    ['event', event, null],
  ] as const) {
    await newRule(world, type, target, []);
    expect(titleIn(await check(world, ada.token, type, target))).toEqual(title);
  }
});

test('a member without access to the hub sees the name of the hub, and no title in it', async () => {
  const here = await inNewHub(world);
  const bob = await newMember(here);
  const node = await newNode(here, { title: 'Week 2' });
  await newRule(here, 'hub', here.hub, []);
  expect(titleIn(await check(here, bob.token, 'hub', here.hub))).toEqual(expect.any(String));
  expect(titleIn(await check(here, bob.token, 'content_node', node))).toBeNull();
  expect(titleIn(await check(here, bob.token, 'space', here.space.id))).toBeNull();
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
