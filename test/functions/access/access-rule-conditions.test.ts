import { expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  data,
  FOR_ADMINS,
  inNewHub,
  newAchievement,
  newField,
  newHub,
  newNode,
  newProduct,
  newTag,
  newTarget,
  outcome,
  rule,
  startAccess,
} from './world.ts';

const world = useWorld(startAccess);

const VALUE = '/data/attributes/conditions/0/value';

test('C398 C399: belongs_to_hub accepts any hub_id of 1 to 64 characters, as an object or a string', async () => {
  const belongs = (value: unknown) => [{ type: 'belongs_to_hub', operator: 'is', value }];
  for (const hub_id of ['x', 'x'.repeat(64), newId(), await newHub(world.service, world.other)])
    for (const value of [hub_id, { hub_id }]) {
      const made = await rule(world, { ...(await newTarget(world)), conditions: belongs(value) });
      expect(outcome(made)).toBe('201');
      expect(data(made).attributes.conditions).toEqual([
        { type: 'belongs_to_hub', operator: 'is', value: { hub_id }, display: { label: null } },
      ]);
    }
  for (const hub_id of ['', 'x'.repeat(65), null, 7])
    expect(outcome(await rule(world, { ...(await newTarget(world)), conditions: belongs({ hub_id }) }))).toBe(
      `422 ${VALUE}/hub_id`,
    );
  for (const value of ['', 'x'.repeat(65)])
    expect(outcome(await rule(world, { ...(await newTarget(world)), conditions: belongs(value) }))).toBe(
      `422 ${VALUE}/hub_id`,
    );
  const ownHub = await rule(world, { ...(await newTarget(world)), conditions: belongs(world.hub) });
  expect(data(ownHub).attributes.conditions).toMatchObject([{ display: { label: 'Hub' } }]);
});

test('profile_field needs a field of the team, whose label is returned, and a bound takes one value', async () => {
  const make = async (operator: string, value: object) =>
    rule(world, { ...(await newTarget(world)), conditions: [{ type: 'profile_field', operator, value }] });
  const field_id = await newField(world);
  const made = await make('in', { field_id, values: ['a', 1, true] });
  expect(data(made).attributes.conditions).toMatchObject([{ display: { label: 'Level' } }]);
  expect(outcome(await make('is', { field_id: newId(), values: ['a'] }))).toBe(
    `422 unknown_profile_field ${VALUE}/field_id`,
  );
  expect(outcome(await make('gte', { field_id, values: [1, 2] }))).toBe(`422 ${VALUE}/values`);
  expect(outcome(await make('is', { field_id, values: [] }))).toBe(`422 ${VALUE}/values`);
  for (const number of [1e300, 1e-300, -(2 ** 53), 0.1234567])
    expect(outcome(await make('in', { field_id, values: [number] }))).toBe(`422 ${VALUE}/values/0`);
  for (const number of [Number.MAX_SAFE_INTEGER, -0.123456])
    expect(outcome(await make('lte', { field_id, values: [number] }))).toBe('201');
});

test('C400: billing_status accepts an object, and omitted fields have defaults', async () => {
  const billing = (value: unknown) => ({ type: 'billing_status', operator: 'in', value });
  for (const value of [{}, { anything: 1 }, { statuses: ['active'], include_grace: true, product_ids: [newId()] }]) {
    const made = await rule(world, { ...(await newTarget(world)), conditions: [billing(value)] });
    expect(outcome(made)).toBe('201');
  }
  const target = await newTarget(world);
  for (const [value, at] of [
    [null, ''],
    ['active', ''],
    [[], ''],
    [{ statuses: [] }, '/statuses'],
    [{ statuses: ['rich'] }, '/statuses/0'],
    [{ statuses: 'active' }, '/statuses'],
    [{ product_ids: ['x'] }, '/product_ids/0'],
    [{ include_grace: 1 }, '/include_grace'],
  ] as const)
    expect(outcome(await rule(world, { ...target, conditions: [billing(value)] }))).toBe(`422 ${VALUE}${at}`);
});

test('an operator or value that does not fit the condition type returns 422 at its pointer', async () => {
  const id = newId();
  const target = await newTarget(world);
  const INVALID: readonly (readonly [string, string, unknown, string])[] = [
    ['has_tag', 'gte', { tag_id: id }, '/operator'],
    ['has_tag', 'is', { tag: id }, '/value/tag_id'],
    ['has_tag', 'is', { tag_id: 'x' }, '/value/tag_id'],
    ['has_tag', 'is', { tag_id: null }, '/value/tag_id'],
    ['has_product', 'is', { product_id: 7 }, '/value/product_id'],
    ['has_achievement', 'in', {}, '/value/achievement_id'],
    ['points_gte', 'is', { points: 1 }, '/operator'],
    ['points_gte', 'gte', { points: -1 }, '/value/points'],
    ['points_gte', 'gte', { points: 1.5 }, '/value/points'],
    ['points_gte', 'gte', { points: '1' }, '/value/points'],
    ['points_gte', 'gte', { points: 2_147_483_648 }, '/value/points'],
    ['content_completed', 'is', { content_node_ids: [] }, '/value/content_node_ids'],
    ['content_completed', 'is', { content_node_ids: ['x'] }, '/value/content_node_ids/0'],
    ['content_completed', 'is', { content_node_ids: Array(51).fill(id) }, '/value/content_node_ids'],
    ['days_since_joined', 'in', { days: 3 }, '/operator'],
    ['days_since_joined', 'gte', { days: 36_501 }, '/value/days'],
    ['date_window', 'is', {}, '/value/from'],
    ['date_window', 'is', { from: 'tomorrow' }, '/value/from'],
    ['date_window', 'is', { from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' }, '/value/to'],
    ['date_window', 'in', { from: '2026-02-01T00:00:00Z' }, '/operator'],
    ['role', 'is', { roles: [] }, '/value/roles'],
    ['role', 'is', { roles: ['king'] }, '/value/roles/0'],
    ['role', 'is', { roles: ['admin'], extra: 1 }, '/value/extra'],
    ['spell', 'is', {}, '/type'],
    ['constructor', 'is', {}, '/type'],
    ['__proto__', 'is', {}, '/type'],
  ];
  for (const [type, operator, value, at] of INVALID)
    expect(`${type} ${outcome(await rule(world, { ...target, conditions: [{ type, operator, value }] }))}`).toBe(
      `${type} 422 /data/attributes/conditions/0${at}`,
    );
  for (const conditions of [null, {}, 'x', [null], [[]], ['x'], [{}]])
    expect(outcome(await rule(world, { ...target, conditions }))).toMatch(/^422 \/data\/attributes\/conditions/);
  const missing = await rule(world, { ...target, conditions: [{ type: 'role', operator: 'is' }] });
  expect(outcome(missing)).toBe(`422 ${VALUE}`);
  const extra = await rule(world, { ...target, conditions: [{ ...FOR_ADMINS, colour: 1 }] });
  expect(outcome(extra)).toBe('422 /data/attributes/conditions/0/colour');
  expect(outcome(await rule(world, target))).toBe('201');
});

test('a rule with more than 20 conditions or 90 referenced rows is refused with 422', async () => {
  const [target, tag] = [await newTarget(world), await newTag(world)];
  const many = (n: number, one: object) => Array.from({ length: n }, () => one);
  const at = '422 /data/attributes/conditions';
  expect(outcome(await rule(world, { ...target, conditions: many(21, FOR_ADMINS) }))).toBe(at);
  expect(outcome(await rule(world, { ...target, conditions: many(10_000, FOR_ADMINS) }))).toBe(at);
  const node = await newNode(world);
  const nodes = (n: number) => ({
    type: 'content_completed',
    operator: 'in',
    value: { content_node_ids: Array(n).fill(node) },
  });
  expect(outcome(await rule(world, { ...target, conditions: [nodes(50), nodes(41)] }))).toBe(at);
  const tagged = { type: 'has_tag', operator: 'is', value: { tag_id: tag } };
  expect(outcome(await rule(world, { ...target, conditions: [nodes(50), nodes(39), tagged] }))).toBe(at);
  const full = [...many(17, FOR_ADMINS), nodes(50), nodes(38), tagged];
  expect(outcome(await rule(world, { ...target, conditions: full }))).toBe('201');
});

test('references of another tenant are refused like unknown ones', async () => {
  const elsewhere = await inNewHub(world);
  const strangers = { ...world, team: world.other, hub: await newHub(world.service, world.other) };
  const cases = [
    ['has_tag', 'tag_id', 'unknown_tag', [newId(), await newTag(world, world.other)]],
    ['has_achievement', 'achievement_id', 'unknown_achievement', [newId(), await newAchievement(strangers)]],
    ['has_product', 'product_id', 'unknown_product', [newId(), await newProduct(elsewhere)]],
  ] as const;
  const target = await newTarget(world);
  for (const [type, field, code, unknown] of cases)
    for (const id of unknown) {
      const conditions = [FOR_ADMINS, { type, operator: 'is', value: { [field]: id } }];
      const at = `/data/attributes/conditions/1/value/${field}`;
      expect(outcome(await rule(world, { ...target, conditions }))).toBe(`422 ${code} ${at}`);
    }
  const ours = await newNode(world);
  for (const id of [newId(), await newNode(elsewhere), await newNode(strangers)]) {
    const conditions = [{ type: 'content_completed', operator: 'is', value: { content_node_ids: [ours, id] } }];
    expect(outcome(await rule(world, { ...target, conditions }))).toBe(
      `422 unknown_content_node ${VALUE}/content_node_ids/1`,
    );
  }
  expect(outcome(await rule(world, target))).toBe('201');
});
