import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Condition } from '../../../../shared/access/rules/condition.ts';
import { factKeys, factsOf } from '../../../../shared/access/rules/facts.ts';
import { hubItemKey } from '../../../../shared/hubs/hubs/hub-item.ts';
import { memberKey } from '../../../../shared/hubs/people/members/member-item.ts';
import { preloaded } from '../../../../shared/platform/db/gather.ts';
import { address } from '../../../../shared/platform/db/read.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { condition } from './arbitraries.ts';

const now = new Date('2026-03-01T00:00:00.000Z');
const [team, hub, other, contact_id] = [newId(), newId(), newId(), newId()];
const subject = { hub: { team, hub }, member: { contact_id, role: 'member', joined_at: null } } as const;
const conditions: readonly Condition[] = [{ type: 'belongs_to_hub', operator: 'is', value: { hub_id: other } }];

/** Whether a member with this membership in another hub belongs to it. */
const belongs = (membership: object | undefined, hubExists = true): boolean => {
  const [hubAt, memberAt] = [hubItemKey({ team, hub: other }), memberKey({ team, hub: other }, contact_id)];
  expect(factKeys(subject, conditions)).toEqual([hubAt, memberAt]);
  const rows = preloaded([hubAt, memberAt], [hubExists ? { id: other } : undefined, membership]);
  return factsOf(subject, conditions, rows, now).hubs.has(other);
};
const active = { status: 'active', suspended_until: null, expires_at: null };

test('only an admitted member of an existing hub belongs to it', () => {
  expect(belongs(active)).toBe(true);
  expect(belongs(active, false)).toBe(false);
  expect(belongs(undefined)).toBe(false);
  for (const status of ['invited', 'pending', 'suspended', 'banned', 'left', 'removed'])
    expect(belongs({ ...active, status })).toBe(false);
  expect(belongs({ ...active, expires_at: now.toISOString() })).toBe(false);
  expect(belongs({ ...active, status: 'suspended', suspended_until: now.toISOString() })).toBe(true);
});

test('the rows of a condition are read, whatever the other conditions are', () => {
  fc.assert(
    fc.property(fc.array(condition, { maxLength: 4 }), (tested) => {
      const alone = tested.flatMap((one) => factKeys(subject, [one]));
      expect(new Set(factKeys(subject, tested).map(address))).toEqual(new Set(alone.map(address)));
    }),
  );
});
