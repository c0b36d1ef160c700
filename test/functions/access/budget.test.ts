import { beforeAll, expect, test } from 'vitest';
import { type Consumption, meter } from '../../support/meter.ts';
import type { ApiResponse } from '../../support/service.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  addTag,
  check,
  deleteRule,
  newAchievement,
  newDiscussion,
  newMember,
  newNode,
  newRule,
  newSpace,
  newTag,
  read,
  rule,
  spacePath,
  startAccess,
} from './world.ts';

const world = useWorld(startAccess);
const ada = useFixture(() => newMember(world));
let spent: ReturnType<typeof meter>;
let conditions: readonly object[];
beforeAll(async () => {
  const each = <T>(n: number, make: () => Promise<T>) => Promise.all(Array.from({ length: n }, make));
  const [tags, earned] = [await each(6, () => newTag(world)), await each(6, () => newAchievement(world))];
  const nodes = await each(50, () => newNode(world));
  await addTag(world, ada, tags[0] ?? '');
  conditions = [
    ...tags.map((tag_id) => ({ type: 'has_tag', operator: 'is', value: { tag_id } })),
    ...earned.map((achievement_id) => ({ type: 'has_achievement', operator: 'is', value: { achievement_id } })),
    { type: 'content_completed', operator: 'in', value: { content_node_ids: nodes } },
    { type: 'belongs_to_hub', operator: 'is', value: { hub_id: world.hub } },
    { type: 'billing_status', operator: 'in', value: {} },
    { type: 'points_gte', operator: 'gte', value: { points: 3 } },
    { type: 'role', operator: 'in', value: { roles: ['member'] } },
  ];
  spent = meter(world.service.store.client);
});

const costOf = async (
  work: () => Promise<ApiResponse>,
): Promise<Pick<Consumption, 'requests' | 'trips'> & { status: number }> => {
  spent.read();
  const { status } = await work();
  const { requests, trips } = spent.read();
  return { status, requests, trips };
};
const list = (space: { readonly id: string }) =>
  costOf(() => world.service.call({ path: spacePath(world, space), token: ada.token }));

test('a gate costs two round trips for any rule, and none without a rule', async () => {
  const space = await newSpace(world);
  const ungated = await list(space);
  const id = await newRule(world, 'space', space.id, conditions);
  expect(await list(space)).toEqual({ ...ungated, requests: ungated.requests + 2, trips: ungated.trips + 2 });
  await deleteRule(world, id);
  expect(await list(space)).toEqual(ungated);
});

test('the rules of hub, space and discussion are read together', async () => {
  const discussion = await newDiscussion(world, ada);
  await read(world, ada.token, discussion);
  const ungated = await costOf(() => read(world, ada.token, discussion));
  const rules = await Promise.all([
    newRule(world, 'hub', world.hub, conditions),
    newRule(world, 'space', world.space.id, conditions.slice(0, 3)),
    newRule(world, 'discussion', discussion, conditions.slice(2, 9)),
  ]);
  await addTag(world, ada, (conditions[2] as { value: { tag_id: string } }).value.tag_id);
  const gated = await costOf(() => read(world, ada.token, discussion));
  expect(gated).toEqual({ status: 200, requests: ungated.requests + 2, trips: ungated.trips + 2 });
  await Promise.all(rules.map((id) => deleteRule(world, id)));
});

test('listing 50 gated discussions costs at most 8 requests', async () => {
  const space = await newSpace(world);
  const people = await Promise.all([0, 1, 2].map(() => newMember(world)));
  for (let nth = 0; nth < 50; nth += 1) {
    const id = await newDiscussion(world, people[nth % 3] ?? ada, {}, space);
    await newRule(world, 'discussion', id, conditions.slice(0, 6));
  }
  const cost = await list(space);
  expect(cost.status).toBe(200);
  expect(cost.requests).toBeLessThanOrEqual(8);
  expect(cost.trips).toBeLessThanOrEqual(5);
});

test('an access check costs the same for any rule', async () => {
  const [small, large] = [await newSpace(world), await newSpace(world)];
  await newRule(world, 'space', small.id, conditions.slice(0, 1));
  await newRule(world, 'space', large.id, conditions);
  const [one, other] = [
    await costOf(() => check(world, ada.token, 'space', small.id)),
    await costOf(() => check(world, ada.token, 'space', large.id)),
  ];
  expect(other).toEqual(one);
  expect(one).toEqual({ status: 200, requests: 8, trips: 7 });
});

test('creating a rule costs four requests: access, the referenced rows, one transaction and the title of the target', async () => {
  const { id } = await newSpace(world);
  const made = await costOf(() => rule(world, { target_type: 'space', target_id: id, conditions }));
  expect(made).toEqual({ status: 201, requests: 4, trips: 4 });
});
