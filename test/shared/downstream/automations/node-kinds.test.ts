import { expect, test } from 'vitest';
import { Definition } from '../../../../shared/downstream/automations/definition.ts';
import type { NodeKind } from '../../../../shared/downstream/automations/node-kind.ts';
import { planOf } from '../../../../shared/downstream/automations/nodes/plans.ts';
import { NODE_KINDS } from '../../../../shared/downstream/automations/nodes/registry.ts';
import { awaitedEventTypes } from '../../../../shared/downstream/automations/published-definition.ts';

const kinds = NODE_KINDS as readonly NodeKind[];

test('every kind of node has a plan and a unique type', () => {
  expect(kinds.filter(({ type }) => planOf(type) === undefined).map(({ type }) => type)).toEqual([]);
  expect(new Set(kinds.map(({ type }) => type)).size).toBe(kinds.length);
  expect(planOf('constructor')).toBeUndefined();
});

test('an automation subscribes to the events of every kind of waiting node', () => {
  const event = { type: 'member.joined' };
  const waiting = kinds.filter(({ arrive }) => arrive !== undefined);
  expect(waiting.length).toBeGreaterThan(0);
  for (const { type } of waiting) {
    const nodes = [{ id: 'wait', type, data: { event } }];
    const definition = Definition.parse({ trigger: { type: 'manual' }, entry_node_id: 'wait', nodes });
    expect([type, awaitedEventTypes(definition)]).toEqual([type, [event.type]]);
  }
});
