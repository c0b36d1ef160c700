import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  check,
  data,
  giveTag,
  inNewHub,
  meta,
  newEvent,
  newHub,
  newKey,
  newMember,
  newNode,
  newPlaylist,
  newSpace,
  newTag,
  outcome,
  ruled,
  send,
  startAccess,
  started,
  verdict,
} from './world.ts';

const world = useWorld(startAccess);
const ada = useFixture(() => newMember(world));

const one = (type: string, operator: string, value: object) => ({ type, operator, value });

describe('an answer', () => {
  test('C403 C404: says whether, why, by which rule, and what came of each condition', async () => {
    const tag = await newTag(world);
    const { id } = await newSpace(world);
    const plain = await check(world, ada.token, 'space', id);
    expect(data(plain)).toMatchObject({
      id: `space:${id}:${ada.id}`,
      type: 'access_checks',
      attributes: {
        hub_id: world.hub,
        target_type: 'space',
        target_id: id,
        contact_id: ada.id,
        has_access: true,
        reason: 'no_rule',
      },
    });
    expect(meta(plain)).toMatchObject({ rule: null, conditions: [] });

    const conditions = [one('has_tag', 'is', { tag_id: tag }), one('role', 'in', { roles: ['member'] })];
    const rule = await ruled(world, 'space', id, conditions, 'all');
    const checked = await check(world, ada.token, 'space', id);
    expect(verdict(checked)).toEqual([false, 'conditions_not_met', false, true]);
    expect(meta(checked).rule).toEqual({ id: rule, target_type: 'space', target_id: id, logic_operator: 'all' });
    await send(
      world,
      'PATCH',
      `/api/v1/teams/${world.team.id}/hubs/${world.hub}/access-rules/${rule}`,
      world.owner,
      'access_rules',
      {
        logic_operator: 'any',
      },
    );
    expect(verdict(await check(world, ada.token, 'space', id))).toEqual([true, 'conditions_met', false, true]);
  });

  test('a rule without conditions is met by nobody', async () => {
    const { id } = await newSpace(world);
    await ruled(world, 'space', id, []);
    expect(verdict(await check(world, ada.token, 'space', id))).toEqual([false, 'no_conditions']);
  });
});

describe('the way to a thing', () => {
  test('is judged from the hub inwards: the first rule that keeps one out is the one that is told', async () => {
    const here = await inNewHub(world);
    const [bob, tag] = [await newMember(here), await newTag(here)];
    const id = await started(here, bob);
    const open = one('role', 'in', { roles: ['member'] });
    const shut = one('has_tag', 'is', { tag_id: tag });
    await ruled(here, 'discussion', id, [open]);
    expect(meta(await check(here, bob.token, 'discussion', id)).rule).toMatchObject({ target_type: 'discussion' });
    await ruled(here, 'space', here.space.id, [shut]);
    const inSpace = await check(here, bob.token, 'discussion', id);
    expect(verdict(inSpace)).toEqual([false, 'conditions_not_met', false]);
    expect(meta(inSpace).rule).toMatchObject({ target_type: 'space' });
    await ruled(here, 'hub', here.hub, [shut, shut]);
    const inHub = await check(here, bob.token, 'discussion', id);
    expect(verdict(inHub)).toEqual([false, 'conditions_not_met', false, false]);
    expect(meta(inHub).rule).toMatchObject({ target_type: 'hub' });
    await giveTag(here, bob, tag);
    expect(verdict(await check(here, bob.token, 'discussion', id))).toEqual([true, 'conditions_met', true]);
  });

  test('a lesson is behind the rule of its course; playlists and events behind their own', async () => {
    const course = await newNode(world);
    const lesson = await newNode(world, { parent_id: course, kind: 'lesson' });
    await ruled(world, 'content_node', course, []);
    expect(verdict(await check(world, ada.token, 'content_node', lesson))).toEqual([false, 'no_conditions']);
    for (const [type, id] of [
      ['playlist', await newPlaylist(world)],
      ['event', await newEvent(world)],
    ] as const) {
      expect(verdict(await check(world, ada.token, type, id))).toEqual([true, 'no_rule']);
      await ruled(world, type, id, []);
      expect(verdict(await check(world, ada.token, type, id))).toEqual([false, 'no_conditions']);
    }
  });

  test('a rule that is met does not make a member of who was not let in', async () => {
    const { id } = await newSpace(world, { access_level: 'invite' });
    await ruled(world, 'space', id, [one('role', 'in', { roles: ['member'] })]);
    expect(verdict(await check(world, ada.token, 'space', id))).toEqual([false, 'space_membership_required', true]);
    const byRule = await newSpace(world, { access_level: 'rule' });
    await ruled(world, 'space', byRule.id, [one('role', 'in', { roles: ['member'] })]);
    expect(verdict(await check(world, ada.token, 'space', byRule.id))).toEqual([true, 'conditions_met', true]);
  });
});

describe('who may ask, and of what', () => {
  const nothing = '422 unknown_target /data/attributes/target_id';

  test('a member of themselves alone; creators of anybody they know', async () => {
    const { id } = await newSpace(world);
    await ruled(world, 'space', id, []);
    const bob = await newMember(world);
    expect(outcome(await check(world, ada.token, 'space', id, { contact_id: ada.id }))).toBe('200');
    for (const contact_id of [bob.id, newId()])
      expect(outcome(await check(world, ada.token, 'space', id, { contact_id }))).toBe('403 forbidden');
    expect(verdict(await check(world, world.owner, 'space', id, { contact_id: bob.id }))[0]).toBe(false);
    expect(outcome(await check(world, world.owner, 'space', id))).toBe('422 needs_contact /data/attributes/contact_id');
    const strangers = { ...world, team: world.other, hub: await newHub(world.service, world.other) };
    const stranger = await newMember(strangers);
    for (const contact_id of [newId(), stranger.id])
      expect(outcome(await check(world, world.owner, 'space', id, { contact_id }))).toBe(
        '422 unknown_contact /data/attributes/contact_id',
      );
    const elsewhere = await newMember(await inNewHub(world));
    expect(verdict(await check(world, world.owner, 'space', id, { contact_id: elsewhere.id }))).toEqual([
      false,
      'not_a_member',
    ]);
    expect(outcome(await check(world, stranger.token, 'space', id))).toBe('404 not_found');
    expect(outcome(await check(world, await newKey(world, ['hubs.manage']), 'space', id))).toBe('403 forbidden');
    for (const contact_id of [null, 'x', 7])
      expect(outcome(await check(world, world.owner, 'space', id, { contact_id }))).toBe(
        '422 /data/attributes/contact_id',
      );
  });

  test('what is another’s, hidden or a draft is as unknown to a member as what does not exist', async () => {
    const elsewhere = await inNewHub(world);
    const bob = await newMember(elsewhere);
    const hidden = await started(world, ada, { status: 'draft' });
    const secret = await newSpace(world, { visibility: 'secret', access_level: 'rule' });
    await ruled(world, 'space', secret.id, []);
    const member = await newMember(world);
    for (const [type, id] of [
      ['hub', elsewhere.hub],
      ['space', elsewhere.space.id],
      ['space', secret.id],
      ['space', newId()],
      ['discussion', await started(elsewhere, bob)],
      ['discussion', hidden],
      ['content_node', await newNode(elsewhere)],
      ['content_node', await newNode(world, { status: 'draft' })],
      ['event', await newEvent(world, 'draft')],
      ['event', await newEvent(world, 'deleted')],
      ['event', await newEvent(elsewhere)],
      ['playlist', newId()],
    ] as const)
      expect(`${type} ${outcome(await check(world, member.token, type, id))}`).toBe(`${type} ${nothing}`);
    for (const type of ['team', 'constructor', '', null])
      expect(outcome(await check(world, ada.token, type as string, world.hub))).toBe(
        '422 /data/attributes/target_type',
      );
    expect(outcome(await check(world, ada.token, 'hub', 'x'))).toBe('422 /data/attributes/target_id');
    expect(verdict(await check(world, ada.token, 'discussion', hidden))).toEqual([true, 'no_rule']);
  });
});
