import { describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import {
  addTag,
  check,
  data,
  inNewHub,
  meta,
  newDiscussion,
  newEvent,
  newHub,
  newKey,
  newMember,
  newNode,
  newPlaylist,
  newRule,
  newSpace,
  newTag,
  outcome,
  send,
  startAccess,
  verdict,
} from './world.ts';

const world = useWorld(startAccess);
const ada = useFixture(() => newMember(world));

const condition = (type: string, operator: string, value: object) => ({ type, operator, value });

describe('the result of an access check', () => {
  test('C403 C404: contains the decision, the reason, the rule and the result of each condition', async () => {
    const tag = await newTag(world);
    const { id } = await newSpace(world);
    const ungated = await check(world, ada.token, 'space', id);
    expect(data(ungated)).toMatchObject({
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
    expect(meta(ungated)).toMatchObject({ rule: null, conditions: [] });

    const conditions = [condition('has_tag', 'is', { tag_id: tag }), condition('role', 'in', { roles: ['member'] })];
    const rule = await newRule(world, 'space', id, conditions, 'all');
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

  test('a rule without conditions admits no member', async () => {
    const { id } = await newSpace(world);
    await newRule(world, 'space', id, []);
    expect(verdict(await check(world, ada.token, 'space', id))).toEqual([false, 'no_conditions']);
  });
});

describe('the rules on the path to a target', () => {
  test('are evaluated from the hub inwards, and the first unmet rule is returned', async () => {
    const here = await inNewHub(world);
    const [bob, tag] = [await newMember(here), await newTag(here)];
    const id = await newDiscussion(here, bob);
    const met = condition('role', 'in', { roles: ['member'] });
    const unmet = condition('has_tag', 'is', { tag_id: tag });
    await newRule(here, 'discussion', id, [met]);
    expect(meta(await check(here, bob.token, 'discussion', id)).rule).toMatchObject({ target_type: 'discussion' });
    await newRule(here, 'space', here.space.id, [unmet]);
    const inSpace = await check(here, bob.token, 'discussion', id);
    expect(verdict(inSpace)).toEqual([false, 'conditions_not_met', false]);
    expect(meta(inSpace).rule).toMatchObject({ target_type: 'space' });
    await newRule(here, 'hub', here.hub, [unmet, unmet]);
    const inHub = await check(here, bob.token, 'discussion', id);
    expect(verdict(inHub)).toEqual([false, 'conditions_not_met', false, false]);
    expect(meta(inHub).rule).toMatchObject({ target_type: 'hub' });
    await addTag(here, bob, tag);
    expect(verdict(await check(here, bob.token, 'discussion', id))).toEqual([true, 'conditions_met', true]);
  });

  test('a lesson is gated by the rule of its course, and playlists and events by their own', async () => {
    const course = await newNode(world);
    const lesson = await newNode(world, { parent_id: course, kind: 'lesson' });
    await newRule(world, 'content_node', course, []);
    expect(verdict(await check(world, ada.token, 'content_node', lesson))).toEqual([false, 'no_conditions']);
    for (const [type, id] of [
      ['playlist', await newPlaylist(world)],
      ['event', await newEvent(world)],
    ] as const) {
      expect(verdict(await check(world, ada.token, type, id))).toEqual([true, 'no_rule']);
      await newRule(world, type, id, []);
      expect(verdict(await check(world, ada.token, type, id))).toEqual([false, 'no_conditions']);
    }
  });

  test('meeting a rule does not replace an invitation to the space', async () => {
    const { id } = await newSpace(world, { access_level: 'invite' });
    await newRule(world, 'space', id, [condition('role', 'in', { roles: ['member'] })]);
    expect(verdict(await check(world, ada.token, 'space', id))).toEqual([false, 'space_membership_required', true]);
    const byRule = await newSpace(world, { access_level: 'rule' });
    await newRule(world, 'space', byRule.id, [condition('role', 'in', { roles: ['member'] })]);
    expect(verdict(await check(world, ada.token, 'space', byRule.id))).toEqual([true, 'conditions_met', true]);
  });
});

describe('permissions and targets', () => {
  const UNKNOWN_TARGET = '422 unknown_target /data/attributes/target_id';

  test('a member can check their own access only, and creators that of any contact of the team', async () => {
    const { id } = await newSpace(world);
    await newRule(world, 'space', id, []);
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

  test('a foreign, hidden or draft target is refused like an unknown one', async () => {
    const elsewhere = await inNewHub(world);
    const bob = await newMember(elsewhere);
    const hidden = await newDiscussion(world, ada, { status: 'draft' });
    const secret = await newSpace(world, { visibility: 'secret', access_level: 'rule' });
    await newRule(world, 'space', secret.id, []);
    const member = await newMember(world);
    for (const [type, id] of [
      ['hub', elsewhere.hub],
      ['space', elsewhere.space.id],
      ['space', secret.id],
      ['space', newId()],
      ['discussion', await newDiscussion(elsewhere, bob)],
      ['discussion', hidden],
      ['content_node', await newNode(elsewhere)],
      ['content_node', await newNode(world, { status: 'draft' })],
      ['event', await newEvent(world, 'draft')],
      ['event', await newEvent(world, 'deleted')],
      ['event', await newEvent(elsewhere)],
      ['playlist', newId()],
    ] as const)
      expect(`${type} ${outcome(await check(world, member.token, type, id))}`).toBe(`${type} ${UNKNOWN_TARGET}`);
    for (const type of ['team', 'constructor', '', null])
      expect(outcome(await check(world, ada.token, type as string, world.hub))).toBe(
        '422 /data/attributes/target_type',
      );
    expect(outcome(await check(world, ada.token, 'hub', 'x'))).toBe('422 /data/attributes/target_id');
    expect(verdict(await check(world, ada.token, 'discussion', hidden))).toEqual([true, 'no_rule']);
  });
});
