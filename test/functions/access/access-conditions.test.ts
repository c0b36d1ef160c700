import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  addTag,
  award,
  check,
  complete,
  joinOther,
  meta,
  newAchievement,
  newField,
  newHub,
  newMember,
  newNode,
  newProduct,
  newRule,
  newSpace,
  newTag,
  send,
  setBilling,
  setField,
  setPoints,
  startAccess,
  verdict,
} from './world.ts';

const world = useWorld(startAccess);
const ada = useFixture(() => newMember(world));

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const condition = (type: string, operator: string, value: object) => ({ type, operator, value });

/** The result of one condition for Ada, and how to unlock it. */
const resultOf = async (condition: object, person = ada): Promise<Readonly<Record<string, unknown>>> => {
  const { id } = await newSpace(world);
  await newRule(world, 'space', id, [condition]);
  const checked = await check(world, person.token, 'space', id);
  const [found] = meta(checked).conditions;
  return { verdict: verdict(checked).slice(0, 2), ...found };
};

describe('each condition evaluates its fact and returns how to unlock it', () => {
  test('profile_field: compares the current value; members see neither the field nor the values', async () => {
    const [level, topics, score] = [
      await newField(world),
      await newField(world, { field_type: 'multi_select', options: ['Bread', 'Cake', 'Pizza'] }),
      await newField(world, { field_type: 'number' }),
    ];
    const of = (operator: string, field_id: string, ...values: unknown[]) =>
      condition('profile_field', operator, { field_id, values });
    const met = async (one: object, person = ada) => (await resultOf(one, person)).met;
    expect(await resultOf(of('is', level, 'Pro'))).toMatchObject({
      met: false,
      value: null,
      label: null,
      unlock: null,
    });
    expect(await met(of('is_not', level, 'Pro'))).toBe(true);
    expect(await met(of('gte', score, 1))).toBe(false);
    const bob = await newMember(world);
    await setField(world, bob, level, 'Pro');
    await setField(world, bob, topics, ['Bread', 'Pizza']);
    await setField(world, bob, score, 5);
    const expected: readonly (readonly [object, boolean])[] = [
      [of('is', level, 'Pro'), true],
      [of('in', level, 'Pro', 'Basic'), true],
      [of('not_in', level, 'Basic'), true],
      [of('is', topics, 'Bread', 'Pizza'), true],
      [of('is', topics, 'Bread', 'Cake'), false],
      [of('in', topics, 'Cake', 'Pizza'), true],
      [of('gte', score, 5), true],
      [of('lte', score, 4), false],
    ];
    for (const [one, result] of expected) expect([one, await met(one, bob)]).toEqual([one, result]);
    const path = `/api/v1/teams/${world.team.id}/profile-fields/`;
    await send(world, 'PATCH', `${path}${topics}`, world.owner, 'profile_fields', { options: ['Bread'] });
    expect(await met(of('in', topics, 'Pizza'), bob)).toBe(false);
    const { id } = await newSpace(world);
    await newRule(world, 'space', id, [of('is', level, 'Pro')]);
    const { id: other } = await newSpace(world);
    await newRule(world, 'space', other, [of('is_not', level, 'Basic')]);
    await send(world, 'DELETE', `${path}${level}`, world.owner);
    for (const space of [id, other]) expect(verdict(await check(world, bob.token, 'space', space))[0]).toBe(false);
  });

  test('has_tag: is met until the tag expires; its name is not shown to members', async () => {
    const tag = await newTag(world);
    const hidden = { value: null, label: null };
    expect(await resultOf(condition('has_tag', 'is', { tag_id: tag }))).toMatchObject({
      verdict: [false, 'conditions_not_met'],
      ...hidden,
      unlock: { how: 'ask_team' },
    });
    const none = await resultOf(condition('has_tag', 'is_not', { tag_id: tag }));
    expect(none).toMatchObject({ verdict: [true, 'conditions_met'], ...hidden, unlock: null });
    const [bob, eve] = [await newMember(world), await newMember(world)];
    await addTag(world, bob, tag, inDays(1));
    expect((await resultOf(condition('has_tag', 'is', { tag_id: tag }), bob)).met).toBe(true);
    await addTag(world, eve, tag, new Date(Date.now() - 1_000).toISOString());
    expect((await resultOf(condition('has_tag', 'is', { tag_id: tag }), eve)).met).toBe(false);
    const { id } = await newSpace(world);
    await newRule(world, 'space', id, [condition('has_tag', 'is', { tag_id: tag })]);
    await send(world, 'DELETE', `/api/v1/teams/${world.team.id}/tags/${tag}`, world.owner);
    expect(verdict(await check(world, bob.token, 'space', id))).toEqual([false, 'conditions_not_met', false]);
    const shown = meta(await check(world, world.owner, 'space', id, { contact_id: bob.id })).conditions[0];
    expect(shown).toMatchObject({ value: { tag_id: tag }, label: expect.any(String) });
  });

  test('has_achievement: is met until the award is revoked; a secret one is not named to members without it', async () => {
    const [open, secret] = [await newAchievement(world), await newAchievement(world, { is_secret: true })];
    const requirement = (achievement_id: string) => condition('has_achievement', 'is', { achievement_id });
    expect(await resultOf(requirement(open))).toMatchObject({
      met: false,
      label: 'Champion',
      unlock: { how: 'earn_achievement', achievement_id: open },
    });
    expect(await resultOf(requirement(secret))).toMatchObject({ met: false, value: null, label: null, unlock: null });
    const bob = await newMember(world);
    for (const id of [open, secret]) await award(world, bob, id);
    expect(await resultOf(requirement(secret), bob)).toMatchObject({ met: true, label: 'Champion' });
    await award(world, bob, open, new Date().toISOString());
    expect((await resultOf(requirement(open), bob)).met).toBe(false);
  });

  test('points_gte: a member without points has 0, and a stored value that is not a number meets no comparison', async () => {
    const [gte, lte] = [condition('points_gte', 'gte', { points: 10 }), condition('points_gte', 'lte', { points: 10 })];
    expect(await resultOf(gte)).toMatchObject({ met: false, unlock: { how: 'earn_points', needed: 10, held: 0 } });
    expect((await resultOf(lte)).met).toBe(true);
    const bob = await newMember(world);
    for (const [points, ...met] of [
      [9, false, true],
      [10, true, true],
      [11, true, false],
      ['11', false, false],
      [null, false, false],
    ] as const) {
      await setPoints(world, bob, points);
      expect([points, (await resultOf(gte, bob)).met, (await resultOf(lte, bob)).met]).toEqual([points, ...met]);
    }
  });

  test('content_completed: requires all or any nodes, and returns the missing ones', async () => {
    const [first, second] = [await newNode(world), await newNode(world)];
    const requirement = (operator: string) =>
      condition('content_completed', operator, { content_node_ids: [first, second] });
    const bob = await newMember(world);
    await complete(world, bob, first);
    expect(await resultOf(requirement('is'), bob)).toMatchObject({
      met: false,
      unlock: { how: 'complete_content', content_node_ids: [second], needed: 'all' },
    });
    expect((await resultOf(requirement('in'), bob)).met).toBe(true);
    expect((await resultOf(requirement('not_in'), bob)).met).toBe(false);
    expect(await resultOf(requirement('in'))).toMatchObject({ met: false, unlock: { needed: 'any' } });
    await complete(world, bob, second);
    expect((await resultOf(requirement('is'), bob)).met).toBe(true);
  });

  test('belongs_to_hub: requires an admitted membership of another existing hub of the team', async () => {
    const { hub, both } = await joinOther(world);
    const requirement = condition('belongs_to_hub', 'is', { hub_id: hub });
    expect((await resultOf(requirement, both)).met).toBe(true);
    expect(await resultOf(requirement)).toMatchObject({
      met: false,
      label: 'Hub',
      unlock: { how: 'join_hub', hub_id: hub },
    });
    for (const hub_id of ['x', newId(), `${hub}#MEMBER`, await newHub(world.service, world.other)]) {
      expect((await resultOf(condition('belongs_to_hub', 'is', { hub_id }), both)).met).toBe(false);
      expect((await resultOf(condition('belongs_to_hub', 'is_not', { hub_id }), both)).met).toBe(true);
    }
    const path = `/api/v1/teams/${world.team.id}/hubs/${hub}`;
    await send(world, 'DELETE', path, world.owner);
    expect((await resultOf(requirement, both)).met).toBe(false);
  });

  test('billing_status and has_product: a member without a row is free, and an unreadable row grants nothing', async () => {
    const [product, bob] = [await newProduct(world), await newMember(world)];
    const active = condition('billing_status', 'in', { statuses: ['active'], include_grace: true });
    const unpaid = condition('billing_status', 'not_in', { statuses: ['active'] });
    const has = condition('has_product', 'is', { product_id: product });
    const lacks = condition('has_product', 'is_not', { product_id: product });
    const all = async () =>
      Promise.all([active, unpaid, has, lacks].map(async (each) => (await resultOf(each, bob)).met));
    expect((await resultOf(condition('billing_status', 'is', { statuses: ['free'] }), bob)).met).toBe(true);
    expect(await all()).toEqual([false, true, false, true]);
    const row = { status: 'active', product_ids: [product], price_ids: [], in_grace: false, standings: [] };
    await setBilling(world, bob, row);
    expect(await all()).toEqual([true, false, true, false]);
    await setBilling(world, bob, { ...row, status: 'past_due' });
    expect(await all()).toEqual([false, true, true, false]);
    await setBilling(world, bob, { ...row, status: 'past_due', in_grace: true });
    expect(await all()).toEqual([true, true, true, false]);
    await setBilling(world, bob, { ...row, status: 'rich' });
    expect(await all()).toEqual([false, false, false, false]);
    const bought = { product_id: product, price_id: newId(), status: 'canceled', in_grace: false };
    const billingIn = (statuses: string[], product_ids: string[]) =>
      condition('billing_status', 'in', { statuses, product_ids });
    await setBilling(world, bob, { ...row, standings: [bought] });
    const other = newId();
    for (const [shown, met] of [
      [billingIn(['canceled'], [product]), true],
      [billingIn(['active'], [product]), false],
      [billingIn(['canceled'], [other]), false],
      [billingIn(['canceled'], [other, product]), true],
    ] as const)
      expect((await resultOf(shown, bob)).met).toBe(met);
    await setBilling(world, bob, { ...row, standings: 'none' });
    expect((await resultOf(billingIn(['active'], [product]), bob)).met).toBe(false);
    expect(await resultOf(has)).toMatchObject({ unlock: { how: 'buy_product', product_id: product } });
    expect(await resultOf(active)).toMatchObject({ unlock: { how: 'subscribe', product_ids: null } });
  });

  test('role, days_since_joined and date_window: use the member’s row and the clock', async () => {
    expect(await resultOf(condition('role', 'is', { roles: ['moderator', 'admin'] }))).toMatchObject({
      met: false,
      unlock: { how: 'ask_team' },
    });
    expect((await resultOf(condition('role', 'not_in', { roles: ['guest'] }))).met).toBe(true);
    const soon = await resultOf(condition('days_since_joined', 'gte', { days: 7 }));
    expect(soon).toMatchObject({ met: false, unlock: { how: 'wait' } });
    const { at } = soon.unlock as { at: string };
    expect(Math.abs(Date.parse(at) - Date.parse(inDays(7)))).toBeLessThan(60_000);
    expect((await resultOf(condition('days_since_joined', 'lte', { days: 0 }))).met).toBe(true);
    const [from, to] = [inDays(1), inDays(2)];
    expect(await resultOf(condition('date_window', 'is', { from, to }))).toMatchObject({
      met: false,
      unlock: { at: from },
    });
    expect((await resultOf(condition('date_window', 'is', { from: inDays(-1), to }))).met).toBe(true);
    expect(await resultOf(condition('date_window', 'is', { to: inDays(-1) }))).toMatchObject({
      met: false,
      unlock: null,
    });
    expect(await resultOf(condition('date_window', 'is_not', { to }))).toMatchObject({
      met: false,
      unlock: { at: to },
    });
  });
});
