import { expect, test } from 'vitest';
import { accessRuleEntity, accessRuleKey, accessRuleKind } from '../../../../shared/access/rules/rule-item.ts';
import { discussionKind } from '../../../../shared/community/discussions/discussion-events.ts';
import { contentNodeKind } from '../../../../shared/engagement/content/content-node-item.ts';
import { hubKind } from '../../../../shared/hubs/hubs/hub-item.ts';
import { spaceKind } from '../../../../shared/hubs/spaces/space-item.ts';
import type { Item } from '../../../../shared/platform/db/item.ts';
import { tombstone } from '../../../../shared/platform/db/write.ts';

const actor = { type: 'user', id: 'u' } as const;
const at = '2026-01-01T00:00:00.000Z';
const key = accessRuleKey({ team: 't', hub: 'h' }, { type: 'space', id: 's' });
const row = (more: object = {}) =>
  ({
    ...key,
    entity: accessRuleEntity,
    id: 'r',
    actor,
    logic_operator: 'any',
    conditions: [],
    created_at: at,
    updated_at: at,
    ...more,
  }) as unknown as Item;
const eventsOfRule = (before: Item | undefined, after: Item | undefined) =>
  accessRuleKind
    .events(before, after)
    .map(({ type, resource_type, resource_id, team_id, hub_id, changed }) => [
      type,
      resource_type,
      resource_id,
      team_id,
      hub_id,
      ...changed,
    ]);

test('a rule publishes its events in its hub, with the names of the changed attributes', () => {
  const where = ['access_rules', 'r', 't', 'h'];
  expect(eventsOfRule(undefined, row())).toEqual([['access_rule.created', ...where]]);
  const changed = row({
    logic_operator: 'all',
    conditions: [{ type: 'role' }],
    updated_at: '2026-01-02T00:00:00.000Z',
  });
  expect(eventsOfRule(row(), changed)).toEqual([['access_rule.updated', ...where, 'conditions', 'logic_operator']]);
  expect(eventsOfRule(row(), row({ updated_at: '2026-01-02T00:00:00.000Z' }))).toEqual([]);
  const deleted = tombstone(key, { entity: accessRuleEntity, actor, now: new Date(at) }) as Item;
  expect(eventsOfRule(row(), deleted)).toEqual([['access_rule.deleted', ...where]]);
});

test('the gated flag of a resource is not a change of the resource', () => {
  for (const events of [hubKind.events, spaceKind.events, discussionKind.events, contentNodeKind.events]) {
    const before = row({ hub_id: 'h', status: 'published' });
    expect(events(before, { ...before, gated: true } as Item)).toEqual([]);
    expect(events({ ...before, gated: true } as Item, before)).toEqual([]);
  }
});
