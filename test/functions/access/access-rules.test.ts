import { expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import {
  changeRule,
  data,
  FOR_ADMINS,
  getRules,
  newTag,
  newTarget,
  outcome,
  rule,
  rulesPath,
  send,
  startAccess,
} from './world.ts';

const world = useWorld(startAccess);

test('C391 C393 C394 C401 C402 C056: a new rule has all attributes, logic_operator `any` by default and no Location', async () => {
  const target = await newTarget(world);
  const tag = await newTag(world);
  const made = await rule(world, {
    ...target,
    conditions: [FOR_ADMINS, { type: 'has_tag', operator: 'is', value: { tag_id: tag } }],
  });
  expect(outcome(made)).toBe('201');
  expect(made.headers.Location).toBeUndefined();
  const { id, type, attributes } = data(made);
  expect(type).toBe('access_rules');
  expect(attributes).toEqual({
    team_id: world.team.id,
    hub_id: world.hub,
    ...target,
    target_title: expect.any(String),
    logic_operator: 'any',
    conditions: [
      FOR_ADMINS,
      { type: 'has_tag', operator: 'is', value: { tag_id: tag }, display: { label: expect.any(String) } },
    ],
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  expect(data(await getRules(world, `/${id}`))).toMatchObject({ id, attributes });
});

test('C392 C395 C396: a missing target, a wrong type and an unknown property return 422 at their pointer', async () => {
  const target = await newTarget(world);
  expect(outcome(await rule(world, { target_id: newId() }))).toBe('422 /data/attributes/target_type');
  expect(outcome(await rule(world, { target_type: 'space' }))).toBe('422 /data/attributes/target_id');
  expect(outcome(await rule(world, { ...target, colour: 'red' }))).toBe('422 /data/attributes/colour');
  const wrong = await send(world, 'POST', rulesPath(world), world.owner, 'access_rule', target);
  expect(outcome(wrong)).toBe('422 /data/type');
  for (const target_type of ['team', 'constructor', '__proto__', null, 7, ['space']])
    expect(outcome(await rule(world, { ...target, target_type }))).toBe('422 /data/attributes/target_type');
  for (const target_id of ['', 'x', null, 7, `${target.target_id}x`])
    expect(outcome(await rule(world, { ...target, target_id }))).toBe('422 /data/attributes/target_id');
  for (const logic_operator of ['none', 'ANY', null, '', 'toString'])
    expect(outcome(await rule(world, { ...target, logic_operator }))).toBe('422 /data/attributes/logic_operator');
  expect(outcome(await rule(world, target))).toBe('201');
});

test('an update accepts conditions exactly as they were returned, with their labels', async () => {
  const tag = await newTag(world);
  const condition = { type: 'has_tag', operator: 'is', value: { tag_id: tag }, display: { label: 'Forged' } };
  const made = data(await rule(world, { ...(await newTarget(world)), conditions: [condition] }));
  expect(made.attributes.conditions).not.toEqual([condition]);
  const again = await changeRule(world, made.id, { conditions: made.attributes.conditions });
  expect(data(again).attributes.conditions).toEqual(made.attributes.conditions);
});
