import { describe, expect, test } from 'vitest';
import { accessRuleEntity } from '../../../shared/access/rules/rule-item.ts';
import {
  spaceMembershipEntity,
  spaceMembershipKey,
} from '../../../shared/hubs/space-memberships/space-membership-item.ts';
import { hubPartition } from '../../../shared/platform/db/key.ts';
import { gatedHubs } from './gated.ts';
import {
  addTag,
  data,
  deleteRule,
  hubOf,
  newDiscussion,
  newKey,
  newRule,
  newSpace,
  outcome,
  type Person,
  post,
  read,
  removeTag,
  send,
  spacePath,
} from './world.ts';

const { newGatedHub, get, idsOf, tag, tagCondition } = gatedHubs();

describe('a rule on a hub', () => {
  test('refuses members who do not meet it with 403 access_rule_not_met, and admits the others and creators', async () => {
    const { here, eligible, ineligible } = await newGatedHub();
    const discussion = await newDiscussion(here, eligible);
    const rule = await newRule(here, 'hub', here.hub, tagCondition());
    const paths = [`/hubs/${here.hub}/spaces`, `/hubs/${here.hub}/feed`, `/hubs/${here.hub}/members`];
    for (const path of paths) {
      expect(outcome(await get(path, ineligible))).toBe('403 access_rule_not_met');
      expect(outcome(await get(path, eligible))).toBe('200');
      expect(outcome(await get(path, { token: here.owner }))).toBe('200');
    }
    expect(outcome(await post(here, ineligible.token, { body: 'x' }))).toBe('403 access_rule_not_met');
    expect(outcome(await read(here, ineligible.token, discussion))).toBe('404 not_found');
    expect(outcome(await read(here, eligible.token, discussion))).toBe('200');
    expect(outcome(await read(here, here.owner, discussion))).toBe('200');
    await deleteRule(here, rule);
    expect(outcome(await get(paths[0] ?? '', ineligible))).toBe('200');
    expect(outcome(await read(here, ineligible.token, discussion))).toBe('200');
  });

  test('keeps the hub discoverable, and lets members leave and check their access', async () => {
    const { here, ineligible } = await newGatedHub();
    await newRule(here, 'hub', here.hub, tagCondition());
    expect(outcome(await get(`/hubs/${here.hub}`, { token: undefined }))).toBe('200');
    expect(outcome(await get(`/hubs/${here.hub}/spaces`, { token: undefined }))).toBe('200');
    const why = await send(here, 'POST', `/api/v1/hubs/${here.hub}/access-checks`, ineligible.token, 'access_checks', {
      target_type: 'hub',
      target_id: here.hub,
    });
    expect(outcome(why)).toBe('200');
    const path = `/api/v1/hubs/${here.hub}/members/${ineligible.id}`;
    expect(outcome(await send(here, 'GET', path, ineligible.token))).toBe('403 access_rule_not_met');
    expect(outcome(await send(here, 'DELETE', path, ineligible.token))).toBe('204');
    expect(outcome(await get(`/hubs/${here.hub}/feed`, ineligible))).toBe('404 not_found');
  });

  test('follows a change of the tag immediately', async () => {
    const { here, ineligible } = await newGatedHub();
    await newRule(here, 'hub', here.hub, tagCondition());
    const feed = async () => outcome(await get(`/hubs/${here.hub}/feed`, ineligible));
    expect(await feed()).toBe('403 access_rule_not_met');
    await addTag(here, ineligible, tag());
    expect(await feed()).toBe('200');
    await removeTag(here, ineligible, tag());
    expect(await feed()).toBe('403 access_rule_not_met');
  });
});

describe('a rule on a space', () => {
  test('refuses space members who do not meet it', async () => {
    const { here, eligible, ineligible } = await newGatedHub();
    const discussion = await newDiscussion(here, ineligible);
    const path = `/api/v1/hubs/${here.hub}/spaces/${here.space.id}`;
    await send(here, 'PUT', `${path}/membership`, ineligible.token);
    await newRule(here, 'space', here.space.id, tagCondition());
    expect(outcome(await here.service.call({ path: spacePath(here, here.space), token: ineligible.token }))).toBe(
      '403 access_rule_not_met',
    );
    expect(outcome(await post(here, ineligible.token, { body: 'x' }))).toBe('403 access_rule_not_met');
    expect(outcome(await read(here, ineligible.token, discussion))).toBe('404 not_found');
    expect(await idsOf(`/hubs/${here.hub}/feed`, ineligible)).toEqual([]);
    expect(await idsOf(`/hubs/${here.hub}/feed`, eligible)).toEqual([discussion]);
    expect(outcome(await read(here, eligible.token, discussion))).toBe('200');
    expect(outcome(await post(here, eligible.token, { body: 'x' }))).toBe('201');
    const seen = await get(`/hubs/${here.hub}/spaces/${here.space.id}`, ineligible);
    expect(data(seen).attributes.is_gated).toBe(true);
    expect(outcome(await send(here, 'PUT', `${path}/membership`, ineligible.token))).toBe('403 access_rule_not_met');
    expect(outcome(await send(here, 'DELETE', `${path}/membership`, ineligible.token))).toBe('204');
  });

  test('admits exactly the members who meet it where access_level is rule', async () => {
    const { here, eligible, ineligible } = await newGatedHub();
    const space = await newSpace(here, { access_level: 'rule', visibility: 'members' });
    const list = async ({ token }: Person) => outcome(await here.service.call({ path: spacePath(here, space), token }));
    expect([await list(eligible), await list(ineligible)]).toEqual([
      '403 space_membership_required',
      '403 space_membership_required',
    ]);
    const rule = await newRule(here, 'space', space.id, tagCondition());
    expect([await list(eligible), await list(ineligible)]).toEqual(['200', '403 access_rule_not_met']);
    const made = await post(here, eligible.token, { body: 'x' }, spacePath(here, space));
    expect(outcome(made)).toBe('201');
    expect(await idsOf(`/hubs/${here.hub}/feed`, eligible)).toContain(data(made).id);
    expect(await idsOf(`/hubs/${here.hub}/feed`, ineligible)).toEqual([]);
    const path = `/api/v1/hubs/${here.hub}/spaces/${space.id}/membership`;
    expect(data(await send(here, 'PUT', path, eligible.token)).attributes.status).toBe('active');
    await removeTag(here, eligible, tag());
    expect(await list(eligible)).toBe('403 access_rule_not_met');
    await deleteRule(here, rule);
    expect(await list(eligible)).toBe('200');
    expect(await list(ineligible)).toBe('403 space_membership_required');
  });

  test('a secret space with access_level rule is visible only to members who meet the rule', async () => {
    const { here, eligible, ineligible } = await newGatedHub();
    const secret = await newSpace(here, { access_level: 'rule', visibility: 'secret' });
    const closed = await newSpace(here, { access_level: 'invite', visibility: 'secret' });
    for (const { id } of [secret, closed]) await newRule(here, 'space', id, tagCondition());
    const all = `/hubs/${here.hub}/spaces`;
    expect(await idsOf(all, eligible)).toEqual(expect.arrayContaining([secret.id, here.space.id]));
    expect(await idsOf(all, eligible)).not.toContain(closed.id);
    expect(await idsOf(all, ineligible)).toEqual([here.space.id]);
    expect(outcome(await get(`${all}/${secret.id}`, eligible))).toBe('200');
    expect(outcome(await get(`${all}/${closed.id}`, eligible))).toBe('404 not_found');
    for (const { id } of [secret, closed])
      for (const path of [`${all}/${id}`, `${all}/${id}/discussions`])
        expect(outcome(await get(path, ineligible))).toBe('404 not_found');
  });

  test('a member of a secret space who no longer meets its rule sees the space but not its content', async () => {
    const { here, ineligible } = await newGatedHub();
    const secret = await newSpace(here, { access_level: 'invite', visibility: 'secret' });
    const at = new Date().toISOString();
    await here.service.db.put({
      ...spaceMembershipKey(hubOf(here), ineligible.id, secret.id),
      entity: spaceMembershipEntity,
      contact_id: ineligible.id,
      space_id: secret.id,
      status: 'active',
      created_at: at,
      updated_at: at,
    });
    const path = `/hubs/${here.hub}/spaces/${secret.id}`;
    expect(outcome(await get(`${path}/discussions`, ineligible))).toBe('200');
    await newRule(here, 'space', secret.id, tagCondition());
    expect(outcome(await get(path, ineligible))).toBe('200');
    expect(outcome(await get(`${path}/discussions`, ineligible))).toBe('403 access_rule_not_met');
    expect(await idsOf(`/hubs/${here.hub}/spaces`, ineligible)).toContain(secret.id);
  });

  test('an API key is not affected by the rule', async () => {
    const { here, eligible } = await newGatedHub();
    await newRule(here, 'space', here.space.id, []);
    const key = await newKey(here, ['content.manage']);
    expect(outcome(await here.service.call({ path: spacePath(here, here.space), token: key }))).toBe('200');
    expect(outcome(await here.service.call({ path: spacePath(here, here.space), token: eligible.token }))).toBe(
      '403 access_rule_not_met',
    );
  });
});

describe('a gate', () => {
  test('stays closed when its rule is unreadable, or deleted while the target is marked as gated', async () => {
    const { here, eligible } = await newGatedHub();
    const allMembers = [{ type: 'role', operator: 'in', value: { roles: ['member'] } }];
    await newRule(here, 'space', here.space.id, allMembers);
    const list = async () =>
      outcome(await here.service.call({ path: spacePath(here, here.space), token: eligible.token }));
    expect(await list()).toBe('200');
    const key = { pk: `${hubPartition(hubOf(here))}#ACCESS`, sk: `TARGET#space#${here.space.id}` };
    const unreadable = [
      { conditions: [{ type: 'spell', operator: 'is', value: {} }] },
      { conditions: 'everybody' },
      { conditions: [{ ...allMembers[0], operator: 'isnt' }] },
      { conditions: allMembers, logic_operator: 'or' },
      { conditions: null },
      { conditions: [] },
    ];
    for (const set of unreadable) {
      await here.service.db.update(key, { set: { logic_operator: 'any', ...set } });
      expect(await list()).toBe('403 access_rule_not_met');
    }
    await here.service.db.update(key, { set: { logic_operator: 'all', conditions: allMembers } });
    expect(await list()).toBe('200');
    await here.service.db.softDelete(key, {
      entity: accessRuleEntity,
      actor: { type: 'system', id: 'x' },
      now: new Date(),
    });
    expect(await list()).toBe('403 access_rule_not_met');
  });

  test('applies as soon as its rule is created: no read after a concurrent create succeeds', async () => {
    const { here, eligible, ineligible } = await newGatedHub();
    const id = await newDiscussion(here, eligible);
    const reads = Array.from({ length: 30 }, () => read(here, ineligible.token, id));
    await Promise.all([newRule(here, 'discussion', id, tagCondition()), ...reads]);
    const after = await Promise.all(Array.from({ length: 30 }, () => read(here, ineligible.token, id)));
    expect(new Set(after.map(outcome))).toEqual(new Set(['404 not_found']));
  });
});
