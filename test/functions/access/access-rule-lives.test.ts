import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessRules } from '../../../shared/access-rules/access-rules.ts';
import { newId } from '../../../shared/id.ts';
import {
  type AccessWorld,
  data,
  hubOf,
  inNewHub,
  items,
  newEvent,
  newKey,
  newMember,
  newNode,
  newPlaylist,
  newSpace,
  outcome,
  rule,
  ruled,
  rulesPath,
  send,
  startAccess,
  started,
  unrule,
} from './support.ts';

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccess();
});
afterAll(() => world.service.stop());

const anywhere = async () => ({ target_type: 'space', target_id: (await newSpace(world)).id });
const role = { type: 'role', operator: 'in', value: { roles: ['admin'] } };
const patch = (id: string, attributes: unknown, token = world.owner) =>
  send(world, 'PATCH', rulesPath(world, `/${id}`), token, 'access_rules', attributes);
const get = (rest: string, token = world.owner) => world.service.call({ path: rulesPath(world, rest), token });
const VALUE = '/data/attributes/conditions/0/value';

describe('what a rule stands on', () => {
  test('each kind of thing takes one, of this hub alone', async () => {
    const here = await inNewHub(world);
    const ada = await newMember(here);
    const targets = {
      hub: here.hub,
      space: here.space.id,
      discussion: await started(here, ada),
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

  test('what was deleted takes none', async () => {
    const ada = await newMember(world);
    const id = await started(world, ada);
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

  test('of many that are made at once for one thing, one is', async () => {
    const target = await anywhere();
    const made = await Promise.all(Array.from({ length: 50 }, () => rule(world, target)));
    const by = Map.groupBy(made, outcome);
    expect(by.get('201')).toHaveLength(1);
    expect(by.get('409 rule_exists /data/attributes/target_id')).toHaveLength(49);
    const listed = items(await get(`?filter[target_id]=${target.target_id}`));
    expect(listed.map(({ id }) => id)).toEqual(by.get('201')?.map((one) => data(one).id));
  });

  test('a rule and the deletion of its target, at once: none stands on what is gone by a mistake', async () => {
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
      const [standing] = items(await get(`?filter[target_id]=${id}`));
      if (standing) expect(outcome(await unrule(world, standing.id))).toBe('204');
      expect(items(await get(`?filter[target_id]=${id}`))).toEqual([]);
    }
  });

  test('a rule whose target was deleted is still read, changed and deleted', async () => {
    const target = await anywhere();
    const id = await ruled(world, target.target_type, target.target_id, [role]);
    await send(world, 'DELETE', `/api/v1/hubs/${world.hub}/spaces/${target.target_id}`, world.owner);
    expect(outcome(await get(`/${id}`))).toBe('200');
    expect(outcome(await patch(id, { logic_operator: 'all' }))).toBe('200');
    expect(outcome(await unrule(world, id))).toBe('204');
    expect(outcome(await get(`/${id}`))).toBe('404 not_found');
  });
});

describe('changing and deleting', () => {
  test('C397: what is not sent stays, null takes away; it is 422 or 404 where it should be', async () => {
    const { target_type, target_id } = await anywhere();
    const id = await ruled(world, target_type, target_id, [role], 'all');
    const now = async () => {
      const { logic_operator, conditions } = data(await get(`/${id}`)).attributes;
      return [logic_operator, (conditions as unknown[]).length];
    };
    expect(outcome(await patch(id, {}))).toBe('200');
    expect(await now()).toEqual(['all', 1]);
    expect(outcome(await patch(id, { logic_operator: null }))).toBe('200');
    expect(await now()).toEqual(['any', 1]);
    expect(outcome(await patch(id, { conditions: [role, role], logic_operator: 'all' }))).toBe('200');
    expect(await now()).toEqual(['all', 2]);
    expect(outcome(await patch(id, { conditions: null }))).toBe('200');
    expect(await now()).toEqual(['all', 0]);
    expect(outcome(await patch(id, { conditions: null, logic_operator: null }))).toBe('200');
    expect(await now()).toEqual(['any', 0]);
    expect(outcome(await patch(id, { target_id }))).toBe('422 /data/attributes/target_id');
    expect(outcome(await patch(id, { logic_operator: 'xor' }))).toBe('422 /data/attributes/logic_operator');
    const unknown = { type: 'has_tag', operator: 'is', value: { tag_id: newId() } };
    expect(outcome(await patch(id, { conditions: [unknown] }))).toBe(`422 unknown_tag ${VALUE}/tag_id`);
    expect(await now()).toEqual(['any', 0]);
    expect(outcome(await patch(newId(), {}))).toBe('404 not_found');
  });

  test('a deleted rule is gone, and its target takes another', async () => {
    const { target_type, target_id } = await anywhere();
    const id = await ruled(world, target_type, target_id, [role]);
    expect(outcome(await unrule(world, id))).toBe('204');
    expect(outcome(await unrule(world, id))).toBe('404 not_found');
    expect(outcome(await patch(id, { logic_operator: 'all' }))).toBe('404 not_found');
    const next = await ruled(world, target_type, target_id, []);
    expect(outcome(await get(`/${id}`))).toBe('404 not_found');
    expect(outcome(await patch(id, { logic_operator: 'all' }))).toBe('404 not_found');
    expect(data(await get(`/${next}`)).attributes.logic_operator).toBe('any');
  });

  test('a change that comes late does not change the rule that came after', async () => {
    const { target_type, target_id } = await anywhere();
    const id = await ruled(world, target_type, target_id, [role]);
    const rules = accessRules(world.service.db, hubOf(world));
    const late = await rules.get(id);
    if (!late) throw new Error('it does not stand');
    await unrule(world, id);
    const next = await ruled(world, target_type, target_id, []);
    const actor = { type: 'user', id: 'u' } as const;
    expect(await rules.change(late, { conditions: null, logic_operator: 'all' }, actor, new Date())).toBeUndefined();
    expect(await rules.remove(late, actor, new Date())).toBe(false);
    expect(data(await get(`/${next}`)).attributes.logic_operator).toBe('any');
  });

  test('rules are made and deleted at once, and what their target says of them agrees', async () => {
    const { target_type, target_id } = await anywhere();
    for (let round = 0; round < 5; round += 1) {
      const id = await ruled(world, target_type, target_id, []);
      await Promise.all([
        ...Array.from({ length: 5 }, () => unrule(world, id)),
        ...Array.from({ length: 5 }, () => rule(world, { target_type, target_id })),
      ]);
      const standing = items(await get(`?filter[target_id]=${target_id}`));
      const space = await send(world, 'GET', `/api/v1/hubs/${world.hub}/spaces/${target_id}`, world.owner);
      expect(data(space).attributes.is_gated).toBe(standing.length === 1);
      for (const { id: left } of standing) await unrule(world, left);
    }
  });
});

describe('who may', () => {
  test('those who manage hubs, in their own team; a rule of another hub is none', async () => {
    const { target_type, target_id } = await anywhere();
    const id = await ruled(world, target_type, target_id, [role]);
    const key = await newKey(world, ['hubs.manage']);
    expect(outcome(await get(`/${id}`, key))).toBe('200');
    expect(outcome(await get('', await newKey(world, ['content.manage'])))).toBe('403 forbidden');
    expect(outcome(await get('', world.team.users.moderator.token))).toBe('403 forbidden');
    expect(outcome(await get('', world.other.users.owner.token))).toBe('403 forbidden');
    expect(outcome(await get('', (await newMember(world)).token))).toBe('403 forbidden');
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
