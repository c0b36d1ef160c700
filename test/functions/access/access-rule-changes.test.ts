import { describe, expect, test } from 'vitest';
import { accessRules } from '../../../shared/community/access-rules/access-rules.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  changeRule,
  data,
  FOR_ADMINS,
  getRules,
  hubOf,
  inNewHub,
  items,
  newKey,
  newMember,
  newNode,
  newSpace,
  newTarget,
  outcome,
  rule,
  ruled,
  rulesPath,
  send,
  startAccess,
  unrule,
} from './world.ts';

const world = useWorld(startAccess);

const VALUE = '/data/attributes/conditions/0/value';

describe('changing and deleting', () => {
  test('C397: what is not sent stays, null takes away; it is 422 or 404 where it should be', async () => {
    const { target_type, target_id } = await newTarget(world);
    const id = await ruled(world, target_type, target_id, [FOR_ADMINS], 'all');
    const now = async () => {
      const { logic_operator, conditions } = data(await getRules(world, `/${id}`)).attributes;
      return [logic_operator, (conditions as unknown[]).length];
    };
    expect(outcome(await changeRule(world, id, {}))).toBe('200');
    expect(await now()).toEqual(['all', 1]);
    expect(outcome(await changeRule(world, id, { logic_operator: null }))).toBe('200');
    expect(await now()).toEqual(['any', 1]);
    expect(outcome(await changeRule(world, id, { conditions: [FOR_ADMINS, FOR_ADMINS], logic_operator: 'all' }))).toBe(
      '200',
    );
    expect(await now()).toEqual(['all', 2]);
    expect(outcome(await changeRule(world, id, { conditions: null }))).toBe('200');
    expect(await now()).toEqual(['all', 0]);
    expect(outcome(await changeRule(world, id, { conditions: null, logic_operator: null }))).toBe('200');
    expect(await now()).toEqual(['any', 0]);
    expect(outcome(await changeRule(world, id, { target_id }))).toBe('422 /data/attributes/target_id');
    expect(outcome(await changeRule(world, id, { logic_operator: 'xor' }))).toBe('422 /data/attributes/logic_operator');
    const unknown = { type: 'has_tag', operator: 'is', value: { tag_id: newId() } };
    expect(outcome(await changeRule(world, id, { conditions: [unknown] }))).toBe(`422 unknown_tag ${VALUE}/tag_id`);
    expect(await now()).toEqual(['any', 0]);
    expect(outcome(await changeRule(world, newId(), {}))).toBe('404 not_found');
  });

  test('a deleted rule is gone, and its target takes another', async () => {
    const { target_type, target_id } = await newTarget(world);
    const id = await ruled(world, target_type, target_id, [FOR_ADMINS]);
    expect(outcome(await unrule(world, id))).toBe('204');
    expect(outcome(await unrule(world, id))).toBe('404 not_found');
    expect(outcome(await changeRule(world, id, { logic_operator: 'all' }))).toBe('404 not_found');
    const next = await ruled(world, target_type, target_id, []);
    expect(outcome(await getRules(world, `/${id}`))).toBe('404 not_found');
    expect(outcome(await changeRule(world, id, { logic_operator: 'all' }))).toBe('404 not_found');
    expect(data(await getRules(world, `/${next}`)).attributes.logic_operator).toBe('any');
  });

  test('a change that comes late does not change the rule that came after', async () => {
    const { target_type, target_id } = await newTarget(world);
    const id = await ruled(world, target_type, target_id, [FOR_ADMINS]);
    const rules = accessRules(world.service.db, hubOf(world));
    const late = await rules.get(id);
    if (!late) throw new Error('it does not stand');
    await unrule(world, id);
    const next = await ruled(world, target_type, target_id, []);
    const actor = { type: 'user', id: 'u' } as const;
    expect(await rules.change(late, { conditions: null, logic_operator: 'all' }, actor, new Date())).toBeUndefined();
    expect(await rules.remove(late, actor, new Date())).toBe(false);
    expect(data(await getRules(world, `/${next}`)).attributes.logic_operator).toBe('any');
  });

  test('rules are made and deleted at once, and what their target says of them agrees', async () => {
    const { target_type, target_id } = await newTarget(world);
    for (let round = 0; round < 5; round += 1) {
      const id = await ruled(world, target_type, target_id, []);
      await Promise.all([
        ...Array.from({ length: 5 }, () => unrule(world, id)),
        ...Array.from({ length: 5 }, () => rule(world, { target_type, target_id })),
      ]);
      const standing = items(await getRules(world, `?filter[target_id]=${target_id}`));
      const space = await send(world, 'GET', `/api/v1/hubs/${world.hub}/spaces/${target_id}`, world.owner);
      expect(data(space).attributes.is_gated).toBe(standing.length === 1);
      for (const { id: left } of standing) await unrule(world, left);
    }
  });
});

describe('who may', () => {
  test('those who manage hubs, in their own team; a rule of another hub is none', async () => {
    const { target_type, target_id } = await newTarget(world);
    const id = await ruled(world, target_type, target_id, [FOR_ADMINS]);
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

  test('C026: pages of the list have each rule once, by target, and of one kind where asked', async () => {
    const here = await inNewHub(world);
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.push(await ruled(here, 'space', (await newSpace(here)).id, []));
    const node = await ruled(here, 'content_node', await newNode(here), []);
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
