import { describe, expect, test } from 'vitest';
import { spaceMembershipKey } from '../../../shared/hubs/space-memberships/space-membership-item.ts';
import { hubPartition } from '../../../shared/platform/db/key.ts';
import { gatedHubs } from './gated.ts';
import {
  data,
  giveTag,
  hubOf,
  newKey,
  newSpace,
  outcome,
  type Person,
  post,
  read,
  ruled,
  send,
  spacePath,
  started,
  takeTag,
  unrule,
} from './world.ts';

const { begin, get, idsOf, tag, tagged } = gatedHubs();

describe('a rule on a hub', () => {
  test('keeps who does not meet it from all of the hub, and says so; creators and who meets it are let in', async () => {
    const { here, inside, outside } = await begin();
    const said = await started(here, inside);
    const rule = await ruled(here, 'hub', here.hub, tagged());
    const paths = [`/hubs/${here.hub}/spaces`, `/hubs/${here.hub}/feed`, `/hubs/${here.hub}/members`];
    for (const path of paths) {
      expect(outcome(await get(path, outside))).toBe('403 access_rule_not_met');
      expect(outcome(await get(path, inside))).toBe('200');
      expect(outcome(await get(path, { token: here.owner }))).toBe('200');
    }
    expect(outcome(await post(here, outside.token, { body: 'x' }))).toBe('403 access_rule_not_met');
    expect(outcome(await read(here, outside.token, said))).toBe('404 not_found');
    expect(outcome(await read(here, inside.token, said))).toBe('200');
    expect(outcome(await read(here, here.owner, said))).toBe('200');
    await unrule(here, rule);
    expect(outcome(await get(paths[0] ?? '', outside))).toBe('200');
    expect(outcome(await read(here, outside.token, said))).toBe('200');
  });

  test('leaves it discoverable, and does not keep a member from leaving or from asking why', async () => {
    const { here, outside } = await begin();
    await ruled(here, 'hub', here.hub, tagged());
    expect(outcome(await get(`/hubs/${here.hub}`, { token: undefined }))).toBe('200');
    expect(outcome(await get(`/hubs/${here.hub}/spaces`, { token: undefined }))).toBe('200');
    const why = await send(here, 'POST', `/api/v1/hubs/${here.hub}/access-checks`, outside.token, 'access_checks', {
      target_type: 'hub',
      target_id: here.hub,
    });
    expect(outcome(why)).toBe('200');
    const path = `/api/v1/hubs/${here.hub}/members/${outside.id}`;
    expect(outcome(await send(here, 'GET', path, outside.token))).toBe('403 access_rule_not_met');
    expect(outcome(await send(here, 'DELETE', path, outside.token))).toBe('204');
    expect(outcome(await get(`/hubs/${here.hub}/feed`, outside))).toBe('404 not_found');
  });

  test('opens and closes with the tag, at once', async () => {
    const { here, outside } = await begin();
    await ruled(here, 'hub', here.hub, tagged());
    const feed = async () => outcome(await get(`/hubs/${here.hub}/feed`, outside));
    expect(await feed()).toBe('403 access_rule_not_met');
    await giveTag(here, outside, tag());
    expect(await feed()).toBe('200');
    await takeTag(here, outside, tag());
    expect(await feed()).toBe('403 access_rule_not_met');
  });
});

describe('a rule on a space', () => {
  test('keeps who does not meet it from its content, whatever else lets them in', async () => {
    const { here, inside, outside } = await begin();
    const said = await started(here, outside);
    const path = `/api/v1/hubs/${here.hub}/spaces/${here.space.id}`;
    await send(here, 'PUT', `${path}/membership`, outside.token);
    await ruled(here, 'space', here.space.id, tagged());
    expect(outcome(await here.service.call({ path: spacePath(here, here.space), token: outside.token }))).toBe(
      '403 access_rule_not_met',
    );
    expect(outcome(await post(here, outside.token, { body: 'x' }))).toBe('403 access_rule_not_met');
    expect(outcome(await read(here, outside.token, said))).toBe('404 not_found');
    expect(await idsOf(`/hubs/${here.hub}/feed`, outside)).toEqual([]);
    expect(await idsOf(`/hubs/${here.hub}/feed`, inside)).toEqual([said]);
    expect(outcome(await read(here, inside.token, said))).toBe('200');
    expect(outcome(await post(here, inside.token, { body: 'x' }))).toBe('201');
    const seen = await get(`/hubs/${here.hub}/spaces/${here.space.id}`, outside);
    expect(data(seen).attributes.is_gated).toBe(true);
    expect(outcome(await send(here, 'PUT', `${path}/membership`, outside.token))).toBe('403 access_rule_not_met');
    expect(outcome(await send(here, 'DELETE', `${path}/membership`, outside.token))).toBe('204');
  });

  test('where access is by rule, lets in who meets it without a moderator, and nobody else', async () => {
    const { here, inside, outside } = await begin();
    const space = await newSpace(here, { access_level: 'rule', visibility: 'members' });
    const list = async ({ token }: Person) => outcome(await here.service.call({ path: spacePath(here, space), token }));
    expect([await list(inside), await list(outside)]).toEqual([
      '403 space_membership_required',
      '403 space_membership_required',
    ]);
    const rule = await ruled(here, 'space', space.id, tagged());
    expect([await list(inside), await list(outside)]).toEqual(['200', '403 access_rule_not_met']);
    const made = await post(here, inside.token, { body: 'x' }, spacePath(here, space));
    expect(outcome(made)).toBe('201');
    expect(await idsOf(`/hubs/${here.hub}/feed`, inside)).toContain(data(made).id);
    expect(await idsOf(`/hubs/${here.hub}/feed`, outside)).toEqual([]);
    const path = `/api/v1/hubs/${here.hub}/spaces/${space.id}/membership`;
    expect(data(await send(here, 'PUT', path, inside.token)).attributes.status).toBe('active');
    await takeTag(here, inside, tag());
    expect(await list(inside)).toBe('403 access_rule_not_met');
    await unrule(here, rule);
    expect(await list(inside)).toBe('200');
    expect(await list(outside)).toBe('403 space_membership_required');
  });

  test('a secret space by rule is there for who meets its rule, in the list too, and for nobody else', async () => {
    const { here, inside, outside } = await begin();
    const secret = await newSpace(here, { access_level: 'rule', visibility: 'secret' });
    const closed = await newSpace(here, { access_level: 'invite', visibility: 'secret' });
    for (const { id } of [secret, closed]) await ruled(here, 'space', id, tagged());
    const all = `/hubs/${here.hub}/spaces`;
    expect(await idsOf(all, inside)).toEqual(expect.arrayContaining([secret.id, here.space.id]));
    expect(await idsOf(all, inside)).not.toContain(closed.id);
    expect(await idsOf(all, outside)).toEqual([here.space.id]);
    expect(outcome(await get(`${all}/${secret.id}`, inside))).toBe('200');
    expect(outcome(await get(`${all}/${closed.id}`, inside))).toBe('404 not_found');
    for (const { id } of [secret, closed])
      for (const path of [`${all}/${id}`, `${all}/${id}/discussions`])
        expect(outcome(await get(path, outside))).toBe('404 not_found');
  });

  test('who is a member of a secret space and no longer meets its rule knows of it and reads nothing', async () => {
    const { here, outside } = await begin();
    const secret = await newSpace(here, { access_level: 'invite', visibility: 'secret' });
    const at = new Date().toISOString();
    await here.service.db.put({
      ...spaceMembershipKey(hubOf(here), outside.id, secret.id),
      entity: 'space_member',
      contact_id: outside.id,
      space_id: secret.id,
      status: 'active',
      created_at: at,
      updated_at: at,
    });
    const path = `/hubs/${here.hub}/spaces/${secret.id}`;
    expect(outcome(await get(`${path}/discussions`, outside))).toBe('200');
    await ruled(here, 'space', secret.id, tagged());
    expect(outcome(await get(path, outside))).toBe('200');
    expect(outcome(await get(`${path}/discussions`, outside))).toBe('403 access_rule_not_met');
    expect(await idsOf(`/hubs/${here.hub}/spaces`, outside)).toContain(secret.id);
  });

  test('a key that may do nothing more than before is let in as before', async () => {
    const { here, inside } = await begin();
    await ruled(here, 'space', here.space.id, []);
    const key = await newKey(here, ['content.manage']);
    expect(outcome(await here.service.call({ path: spacePath(here, here.space), token: key }))).toBe('200');
    expect(outcome(await here.service.call({ path: spacePath(here, here.space), token: inside.token }))).toBe(
      '403 access_rule_not_met',
    );
  });
});

describe('a gate', () => {
  test('is never opened by a rule that cannot be read, or that is gone while its target says otherwise', async () => {
    const { here, inside } = await begin();
    const everybody = [{ type: 'role', operator: 'in', value: { roles: ['member'] } }];
    await ruled(here, 'space', here.space.id, everybody);
    const list = async () =>
      outcome(await here.service.call({ path: spacePath(here, here.space), token: inside.token }));
    expect(await list()).toBe('200');
    const key = { pk: `${hubPartition(hubOf(here))}#ACCESS`, sk: `TARGET#space#${here.space.id}` };
    const bad = [
      { conditions: [{ type: 'spell', operator: 'is', value: {} }] },
      { conditions: 'everybody' },
      { conditions: [{ ...everybody[0], operator: 'isnt' }] },
      { conditions: everybody, logic_operator: 'or' },
      { conditions: null },
      { conditions: [] },
    ];
    for (const set of bad) {
      await here.service.db.update(key, { set: { logic_operator: 'any', ...set } });
      expect(await list()).toBe('403 access_rule_not_met');
    }
    await here.service.db.update(key, { set: { logic_operator: 'all', conditions: everybody } });
    expect(await list()).toBe('200');
    await here.service.db.softDelete(key, {
      entity: 'access_rule',
      actor: { type: 'system', id: 'x' },
      now: new Date(),
    });
    expect(await list()).toBe('403 access_rule_not_met');
  });

  test('stands from the moment its rule does: of a rule and reads at once, none after it gets through', async () => {
    const { here, inside, outside } = await begin();
    const id = await started(here, inside);
    const reads = Array.from({ length: 30 }, () => read(here, outside.token, id));
    await Promise.all([ruled(here, 'discussion', id, tagged()), ...reads]);
    const after = await Promise.all(Array.from({ length: 30 }, () => read(here, outside.token, id)));
    expect(new Set(after.map(outcome))).toEqual(new Set(['404 not_found']));
  });
});
