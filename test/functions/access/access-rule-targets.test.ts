import { expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  changeRule,
  data,
  deleteRule,
  FOR_ADMINS,
  getRules,
  inNewHub,
  items,
  newDiscussion,
  newEvent,
  newMember,
  newNode,
  newPlaylist,
  newRule,
  newSpace,
  newTarget,
  outcome,
  rule,
  rulesPath,
  send,
  startAccess,
} from './world.ts';

const world = useWorld(startAccess);

test('each kind of target in the hub accepts exactly one rule', async () => {
  const here = await inNewHub(world);
  const ada = await newMember(here);
  const targets = {
    hub: here.hub,
    space: here.space.id,
    discussion: await newDiscussion(here, ada),
    content_node: await newNode(here),
    playlist: await newPlaylist(here),
    event: await newEvent(here),
  };
  const unknown = '422 unknown_target /data/attributes/target_id';
  for (const [target_type, target_id] of Object.entries(targets)) {
    expect(outcome(await rule(world, { target_type, target_id }))).toBe(unknown);
    for (const other of Object.keys(targets))
      if (other !== target_type) expect(outcome(await rule(here, { target_type: other, target_id }))).toBe(unknown);
    expect(outcome(await rule(here, { target_type, target_id: newId() }))).toBe(unknown);
  }
  for (const [target_type, target_id] of Object.entries(targets)) {
    const made = await rule(here, { target_type, target_id });
    expect(outcome(made)).toBe('201');
    const again = await rule(here, { target_type, target_id });
    expect(outcome(again)).toBe('409 rule_exists /data/attributes/target_id');
    const [error] = again.body.errors as { meta: object }[];
    expect(error?.meta).toMatchObject({ rule_id: data(made).id });
  }
  expect(items(await send(here, 'GET', rulesPath(here), here.owner)).length).toBe(6);
});

test('a deleted target accepts no rule', async () => {
  const ada = await newMember(world);
  const id = await newDiscussion(world, ada);
  await send(world, 'DELETE', `/api/v1/discussions/${id}`, ada.token);
  const space = await newSpace(world);
  await send(world, 'DELETE', `/api/v1/hubs/${world.hub}/spaces/${space.id}`, world.owner);
  const event = await newEvent(world, 'deleted');
  for (const [target_type, target_id] of [
    ['discussion', id],
    ['space', space.id],
    ['event', event],
  ])
    expect(outcome(await rule(world, { target_type, target_id }))).toBe(
      '422 unknown_target /data/attributes/target_id',
    );
});

test('of 50 concurrent creates for one target one succeeds', async () => {
  const target = await newTarget(world);
  const made = await Promise.all(Array.from({ length: 50 }, () => rule(world, target)));
  const byOutcome = Map.groupBy(made, outcome);
  expect(byOutcome.get('201')).toHaveLength(1);
  expect(byOutcome.get('409 rule_exists /data/attributes/target_id')).toHaveLength(49);
  const listed = items(await getRules(world, `?filter[target_id]=${target.target_id}`));
  expect(listed.map(({ id }) => id)).toEqual(byOutcome.get('201')?.map((one) => data(one).id));
});

test('a rule that races with the deletion of its target can be read and deleted', async () => {
  const spaces = await Promise.all(Array.from({ length: 12 }, () => newSpace(world)));
  await Promise.all(
    spaces.flatMap((space) => [
      rule(world, { target_type: 'space', target_id: space.id }),
      send(world, 'DELETE', `/api/v1/hubs/${world.hub}/spaces/${space.id}`, world.owner),
    ]),
  );
  for (const { id } of spaces) {
    const path = `/api/v1/hubs/${world.hub}/spaces/${id}`;
    expect(outcome(await send(world, 'GET', path, world.owner))).toBe('404 not_found');
    expect(outcome(await rule(world, { target_type: 'space', target_id: id }))).toMatch(/^(422 unknown_target|409)/);
    const [remaining] = items(await getRules(world, `?filter[target_id]=${id}`));
    if (remaining) expect(outcome(await deleteRule(world, remaining.id))).toBe('204');
    expect(items(await getRules(world, `?filter[target_id]=${id}`))).toEqual([]);
  }
});

test('a rule whose target was deleted can be read, updated and deleted', async () => {
  const target = await newTarget(world);
  const id = await newRule(world, target.target_type, target.target_id, [FOR_ADMINS]);
  await send(world, 'DELETE', `/api/v1/hubs/${world.hub}/spaces/${target.target_id}`, world.owner);
  expect(outcome(await getRules(world, `/${id}`))).toBe('200');
  expect(outcome(await changeRule(world, id, { logic_operator: 'all' }))).toBe('200');
  expect(outcome(await deleteRule(world, id))).toBe('204');
  expect(outcome(await getRules(world, `/${id}`))).toBe('404 not_found');
});
