import { describe, expect, test } from 'vitest';
import { accessRules } from '../../../shared/community/access-rules/access-rules.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  changeRule,
  data,
  deleteRule,
  FOR_ADMINS,
  getRules,
  hubOf,
  inNewHub,
  items,
  newKey,
  newMember,
  newNode,
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

const VALUE = '/data/attributes/conditions/0/value';

describe('updating and deleting a rule', () => {
  test('C397: omitted attributes keep their values, null resets them, invalid ones return 422 and unknown rules 404', async () => {
    const { target_type, target_id } = await newTarget(world);
    const id = await newRule(world, target_type, target_id, [FOR_ADMINS], 'all');
    const current = async () => {
      const { logic_operator, conditions } = data(await getRules(world, `/${id}`)).attributes;
      return [logic_operator, (conditions as unknown[]).length];
    };
    expect(outcome(await changeRule(world, id, {}))).toBe('200');
    expect(await current()).toEqual(['all', 1]);
    expect(outcome(await changeRule(world, id, { logic_operator: null }))).toBe('200');
    expect(await current()).toEqual(['any', 1]);
    expect(outcome(await changeRule(world, id, { conditions: [FOR_ADMINS, FOR_ADMINS], logic_operator: 'all' }))).toBe(
      '200',
    );
    expect(await current()).toEqual(['all', 2]);
    expect(outcome(await changeRule(world, id, { conditions: null }))).toBe('200');
    expect(await current()).toEqual(['all', 0]);
    expect(outcome(await changeRule(world, id, { conditions: null, logic_operator: null }))).toBe('200');
    expect(await current()).toEqual(['any', 0]);
    expect(outcome(await changeRule(world, id, { target_id }))).toBe('422 /data/attributes/target_id');
    expect(outcome(await changeRule(world, id, { logic_operator: 'xor' }))).toBe('422 /data/attributes/logic_operator');
    const unknown = { type: 'has_tag', operator: 'is', value: { tag_id: newId() } };
    expect(outcome(await changeRule(world, id, { conditions: [unknown] }))).toBe(`422 unknown_tag ${VALUE}/tag_id`);
    expect(await current()).toEqual(['any', 0]);
    expect(outcome(await changeRule(world, newId(), {}))).toBe('404 not_found');
  });

  test('a deleted rule returns 404, and its target accepts a new one', async () => {
    const { target_type, target_id } = await newTarget(world);
    const id = await newRule(world, target_type, target_id, [FOR_ADMINS]);
    expect(outcome(await deleteRule(world, id))).toBe('204');
    expect(outcome(await deleteRule(world, id))).toBe('404 not_found');
    expect(outcome(await changeRule(world, id, { logic_operator: 'all' }))).toBe('404 not_found');
    const next = await newRule(world, target_type, target_id, []);
    expect(outcome(await getRules(world, `/${id}`))).toBe('404 not_found');
    expect(outcome(await changeRule(world, id, { logic_operator: 'all' }))).toBe('404 not_found');
    expect(data(await getRules(world, `/${next}`)).attributes.logic_operator).toBe('any');
  });

  test('a stale update or delete does not affect a newer rule of the same target', async () => {
    const { target_type, target_id } = await newTarget(world);
    const id = await newRule(world, target_type, target_id, [FOR_ADMINS]);
    const rules = accessRules(world.service.db, hubOf(world));
    const stale = await rules.get(id);
    if (!stale) throw new Error('The rule does not exist');
    await deleteRule(world, id);
    const next = await newRule(world, target_type, target_id, []);
    const actor = { type: 'user', id: 'u' } as const;
    expect(await rules.change(stale, { conditions: null, logic_operator: 'all' }, actor, new Date())).toBeUndefined();
    expect(await rules.remove(stale, actor, new Date())).toBe(false);
    expect(data(await getRules(world, `/${next}`)).attributes.logic_operator).toBe('any');
  });

  test('after concurrent creates and deletes is_gated of the target matches its rules', async () => {
    const { target_type, target_id } = await newTarget(world);
    for (let round = 0; round < 5; round += 1) {
      const id = await newRule(world, target_type, target_id, []);
      await Promise.all([
        ...Array.from({ length: 5 }, () => deleteRule(world, id)),
        ...Array.from({ length: 5 }, () => rule(world, { target_type, target_id })),
      ]);
      const remainingRules = items(await getRules(world, `?filter[target_id]=${target_id}`));
      const space = await send(world, 'GET', `/api/v1/hubs/${world.hub}/spaces/${target_id}`, world.owner);
      expect(data(space).attributes.is_gated).toBe(remainingRules.length === 1);
      for (const { id: leftover } of remainingRules) await deleteRule(world, leftover);
    }
  });
});

describe('permissions and lists', () => {
  test('rules require the permission to manage hubs, and a rule of another hub returns 404', async () => {
    const { target_type, target_id } = await newTarget(world);
    const id = await newRule(world, target_type, target_id, [FOR_ADMINS]);
    const key = await newKey(world, ['hubs.manage']);
    expect(outcome(await getRules(world, `/${id}`, key))).toBe('200');
    expect(outcome(await getRules(world, '', await newKey(world, ['content.manage'])))).toBe('403 forbidden');
    expect(outcome(await getRules(world, '', world.team.users.moderator.token))).toBe('403 forbidden');
    expect(outcome(await getRules(world, '', world.other.users.owner.token))).toBe('403 forbidden');
    expect(outcome(await getRules(world, '', (await newMember(world)).token))).toBe('403 forbidden');
    const elsewhere = await inNewHub(world);
    for (const method of ['GET', 'DELETE'])
      expect(outcome(await send(elsewhere, method, rulesPath(elsewhere, `/${id}`), world.owner))).toBe('404 not_found');
  });

  test('C026: pages hold each rule once, sorted by target, and filter by target type', async () => {
    const here = await inNewHub(world);
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.push(await newRule(here, 'space', (await newSpace(here)).id, []));
    const node = await newRule(here, 'content_node', await newNode(here), []);
    const all: string[] = [];
    let path: string | undefined = rulesPath(here, '?page[size]=2');
    while (path) {
      const page = await here.service.call({ path, token: here.owner });
      all.push(...items(page).map(({ id }) => id));
      path = (page.body.links as { next?: string }).next;
    }
    expect(all).toEqual([node, ...made]);
    const spaces = await here.service.call({ path: rulesPath(here, '?filter[target_type]=space'), token: here.owner });
    expect(items(spaces).map(({ id }) => id)).toEqual(made);
  });
});
