import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  award,
  check,
  complete,
  giveTag,
  joinOther,
  meta,
  newAchievement,
  newHub,
  newMember,
  newNode,
  newProduct,
  newSpace,
  newTag,
  ruled,
  send,
  setBilling,
  setPoints,
  startAccess,
  verdict,
} from './world.ts';

const world = useWorld(startAccess);
const ada = useFixture(() => newMember(world));

const DAY = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const one = (type: string, operator: string, value: object) => ({ type, operator, value });

/** What comes of one condition for Ada, and what would unlock it. */
const judged = async (condition: object, who = ada): Promise<Readonly<Record<string, unknown>>> => {
  const { id } = await newSpace(world);
  await ruled(world, 'space', id, [condition]);
  const checked = await check(world, who.token, 'space', id);
  const [found] = meta(checked).conditions;
  return { verdict: verdict(checked).slice(0, 2), ...found };
};

describe('each condition reads what it asks, and says what would unlock it', () => {
  test('has_tag: for as long as it was given; its name is the team’s own affair', async () => {
    const tag = await newTag(world);
    const hidden = { value: null, label: null };
    expect(await judged(one('has_tag', 'is', { tag_id: tag }))).toMatchObject({
      verdict: [false, 'conditions_not_met'],
      ...hidden,
      unlock: { how: 'ask_team' },
    });
    const none = await judged(one('has_tag', 'is_not', { tag_id: tag }));
    expect(none).toMatchObject({ verdict: [true, 'conditions_met'], ...hidden, unlock: null });
    const [bob, eve] = [await newMember(world), await newMember(world)];
    await giveTag(world, bob, tag, later(1));
    expect((await judged(one('has_tag', 'is', { tag_id: tag }), bob)).met).toBe(true);
    await giveTag(world, eve, tag, new Date(Date.now() - 1_000).toISOString());
    expect((await judged(one('has_tag', 'is', { tag_id: tag }), eve)).met).toBe(false);
    const { id } = await newSpace(world);
    await ruled(world, 'space', id, [one('has_tag', 'is', { tag_id: tag })]);
    await send(world, 'DELETE', `/api/v1/teams/${world.team.id}/tags/${tag}`, world.owner);
    expect(verdict(await check(world, bob.token, 'space', id))).toEqual([false, 'conditions_not_met', false]);
    const asked = meta(await check(world, world.owner, 'space', id, { contact_id: bob.id })).conditions[0];
    expect(asked).toMatchObject({ value: { tag_id: tag }, label: expect.any(String) });
  });

  test('has_achievement: while it stands; a secret one is not named to who has not earned it', async () => {
    const [open, secret] = [await newAchievement(world), await newAchievement(world, { is_secret: true })];
    const asks = (achievement_id: string) => one('has_achievement', 'is', { achievement_id });
    expect(await judged(asks(open))).toMatchObject({
      met: false,
      label: 'Champion',
      unlock: { how: 'earn_achievement', achievement_id: open },
    });
    expect(await judged(asks(secret))).toMatchObject({ met: false, value: null, label: null, unlock: null });
    const bob = await newMember(world);
    for (const id of [open, secret]) await award(world, bob, id);
    expect(await judged(asks(secret), bob)).toMatchObject({ met: true, label: 'Champion' });
    await award(world, bob, open, new Date().toISOString());
    expect((await judged(asks(open), bob)).met).toBe(false);
  });

  test('points_gte: none are 0, and what is no number is neither enough nor too much', async () => {
    const [gte, lte] = [one('points_gte', 'gte', { points: 10 }), one('points_gte', 'lte', { points: 10 })];
    expect(await judged(gte)).toMatchObject({ met: false, unlock: { how: 'earn_points', needed: 10, held: 0 } });
    expect((await judged(lte)).met).toBe(true);
    const bob = await newMember(world);
    for (const [points, ...met] of [
      [9, false, true],
      [10, true, true],
      [11, true, false],
      ['11', false, false],
      [null, false, false],
    ] as const) {
      await setPoints(world, bob, points);
      expect([points, (await judged(gte, bob)).met, (await judged(lte, bob)).met]).toEqual([points, ...met]);
    }
  });

  test('content_completed: all of it or any of it, and what is left to do', async () => {
    const [first, second] = [await newNode(world), await newNode(world)];
    const asks = (operator: string) => one('content_completed', operator, { content_node_ids: [first, second] });
    const bob = await newMember(world);
    await complete(world, bob, first);
    expect(await judged(asks('is'), bob)).toMatchObject({
      met: false,
      unlock: { how: 'complete_content', content_node_ids: [second], needed: 'all' },
    });
    expect((await judged(asks('in'), bob)).met).toBe(true);
    expect((await judged(asks('not_in'), bob)).met).toBe(false);
    expect(await judged(asks('in'))).toMatchObject({ met: false, unlock: { needed: 'any' } });
    await complete(world, bob, second);
    expect((await judged(asks('is'), bob)).met).toBe(true);
  });

  test('belongs_to_hub: an admitted member of another hub of the team that stands', async () => {
    const { hub, both } = await joinOther(world);
    const asks = one('belongs_to_hub', 'is', { hub_id: hub });
    expect((await judged(asks, both)).met).toBe(true);
    expect(await judged(asks)).toMatchObject({ met: false, label: 'Hub', unlock: { how: 'join_hub', hub_id: hub } });
    for (const hub_id of ['x', newId(), `${hub}#MEMBER`, await newHub(world.service, world.other)]) {
      expect((await judged(one('belongs_to_hub', 'is', { hub_id }), both)).met).toBe(false);
      expect((await judged(one('belongs_to_hub', 'is_not', { hub_id }), both)).met).toBe(true);
    }
    const path = `/api/v1/teams/${world.team.id}/hubs/${hub}`;
    await send(world, 'DELETE', path, world.owner);
    expect((await judged(asks, both)).met).toBe(false);
  });

  test('billing_status and has_product: who has no row is free, and a row that cannot be read grants nothing', async () => {
    const [product, bob] = [await newProduct(world), await newMember(world)];
    const active = one('billing_status', 'in', { statuses: ['active'], include_grace: true });
    const unpaid = one('billing_status', 'not_in', { statuses: ['active'] });
    const has = one('has_product', 'is', { product_id: product });
    const lacks = one('has_product', 'is_not', { product_id: product });
    const all = async () =>
      Promise.all([active, unpaid, has, lacks].map(async (each) => (await judged(each, bob)).met));
    expect((await judged(one('billing_status', 'is', { statuses: ['free'] }), bob)).met).toBe(true);
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
    const of = (statuses: string[], product_ids: string[]) => one('billing_status', 'in', { statuses, product_ids });
    await setBilling(world, bob, { ...row, standings: [bought] });
    const other = newId();
    for (const [asked, met] of [
      [of(['canceled'], [product]), true],
      [of(['active'], [product]), false],
      [of(['canceled'], [other]), false],
      [of(['canceled'], [other, product]), true],
    ] as const)
      expect((await judged(asked, bob)).met).toBe(met);
    await setBilling(world, bob, { ...row, standings: 'none' });
    expect((await judged(of(['active'], [product]), bob)).met).toBe(false);
    expect(await judged(has)).toMatchObject({ unlock: { how: 'buy_product', product_id: product } });
    expect(await judged(active)).toMatchObject({ unlock: { how: 'subscribe', product_ids: null } });
  });

  test('role, days_since_joined and date_window: by the member’s own row and the clock', async () => {
    expect(await judged(one('role', 'is', { roles: ['moderator', 'admin'] }))).toMatchObject({
      met: false,
      unlock: { how: 'ask_team' },
    });
    expect((await judged(one('role', 'not_in', { roles: ['guest'] }))).met).toBe(true);
    const soon = await judged(one('days_since_joined', 'gte', { days: 7 }));
    expect(soon).toMatchObject({ met: false, unlock: { how: 'wait' } });
    const { at } = soon.unlock as { at: string };
    expect(Math.abs(Date.parse(at) - Date.parse(later(7)))).toBeLessThan(60_000);
    expect((await judged(one('days_since_joined', 'lte', { days: 0 }))).met).toBe(true);
    const [from, to] = [later(1), later(2)];
    expect(await judged(one('date_window', 'is', { from, to }))).toMatchObject({ met: false, unlock: { at: from } });
    expect((await judged(one('date_window', 'is', { from: later(-1), to }))).met).toBe(true);
    expect(await judged(one('date_window', 'is', { to: later(-1) }))).toMatchObject({ met: false, unlock: null });
    expect(await judged(one('date_window', 'is_not', { to }))).toMatchObject({ met: false, unlock: { at: to } });
  });
});
