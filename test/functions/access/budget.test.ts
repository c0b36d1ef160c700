import { beforeAll, expect, test } from 'vitest';
import { type Consumption, meter } from '../../support/meter.ts';
import type { ApiResponse } from '../../support/service.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  check,
  giveTag,
  newAchievement,
  newMember,
  newNode,
  newSpace,
  newTag,
  read,
  rule,
  ruled,
  spacePath,
  startAccess,
  started,
  unrule,
} from './world.ts';

const world = useWorld(startAccess);
const ada = useFixture(() => newMember(world));
let spent: ReturnType<typeof meter>;
let everything: readonly object[];
beforeAll(async () => {
  const each = <T>(n: number, make: () => Promise<T>) => Promise.all(Array.from({ length: n }, make));
  const [tags, earned] = [await each(6, () => newTag(world)), await each(6, () => newAchievement(world))];
  const nodes = await each(50, () => newNode(world));
  await giveTag(world, ada, tags[0] ?? '');
  everything = [
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

test('a gate costs two round trips, however much its rule asks, and nothing where there is none', async () => {
  const space = await newSpace(world);
  const plain = await list(space);
  const id = await ruled(world, 'space', space.id, everything);
  expect(await list(space)).toEqual({ ...plain, requests: plain.requests + 2, trips: plain.trips + 2 });
  await unrule(world, id);
  expect(await list(space)).toEqual(plain);
});

test('hub, space and discussion with a rule each are asked together', async () => {
  const discussion = await started(world, ada);
  await read(world, ada.token, discussion);
  const plain = await costOf(() => read(world, ada.token, discussion));
  const rules = await Promise.all([
    ruled(world, 'hub', world.hub, everything),
    ruled(world, 'space', world.space.id, everything.slice(0, 3)),
    ruled(world, 'discussion', discussion, everything.slice(2, 9)),
  ]);
  await giveTag(world, ada, (everything[2] as { value: { tag_id: string } }).value.tag_id);
  const gated = await costOf(() => read(world, ada.token, discussion));
  expect(gated).toEqual({ status: 200, requests: plain.requests + 2, trips: plain.trips + 2 });
  await Promise.all(rules.map((id) => unrule(world, id)));
});

test('fifty discussions with a rule each cost no more requests than their facts take', async () => {
  const space = await newSpace(world);
  const people = await Promise.all([0, 1, 2].map(() => newMember(world)));
  for (let nth = 0; nth < 50; nth += 1) {
    const id = await started(world, people[nth % 3] ?? ada, {}, space);
    await ruled(world, 'discussion', id, everything.slice(0, 6));
  }
  const cost = await list(space);
  expect(cost.status).toBe(200);
  expect(cost.requests).toBeLessThanOrEqual(8);
  expect(cost.trips).toBeLessThanOrEqual(5);
});

test('a check reads the same whatever the rule asks', async () => {
  const [small, large] = [await newSpace(world), await newSpace(world)];
  await ruled(world, 'space', small.id, everything.slice(0, 1));
  await ruled(world, 'space', large.id, everything);
  const [one, other] = [
    await costOf(() => check(world, ada.token, 'space', small.id)),
    await costOf(() => check(world, ada.token, 'space', large.id)),
  ];
  expect(other).toEqual(one);
  expect(one).toEqual({ status: 200, requests: 8, trips: 7 });
});

test('a rule is made in two round trips beside access: what it names, and one transaction', async () => {
  const { id } = await newSpace(world);
  const made = await costOf(() => rule(world, { target_type: 'space', target_id: id, conditions: everything }));
  expect(made).toEqual({ status: 201, requests: 3, trips: 3 });
});
