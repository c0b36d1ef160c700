import { expect, test } from 'vitest';
import { ActivityInput } from '../../../../shared/community/activity/activity-input.ts';
import { ACTIVITY_TARGETS, ACTIVITY_TYPES } from '../../../../shared/community/activity/activity-item.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';

const [activity_type] = ACTIVITY_TYPES;
const [target_type] = ACTIVITY_TARGETS;
const accepts = (more: object) => ActivityInput.safeParse({ hub_id: newId(), activity_type, ...more }).success;

test('a target has a type and an id, or neither', () => {
  expect(accepts({})).toBe(true);
  expect(accepts({ target_type, target_id: newId() })).toBe(true);
  expect(accepts({ target_type })).toBe(false);
  expect(accepts({ target_id: newId() })).toBe(false);
});

test('metadata has at most 20 entries with plain names and storable values', () => {
  const entries = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, nth) => [`n${nth}`, nth]));
  expect([accepts({ metadata: entries(20) }), accepts({ metadata: entries(21) })]).toEqual([true, false]);
  for (const metadata of [{ '1a': 1 }, { 'a b': 1 }, { a: {} }, { a: [1] }, { a: 1e127 }, { a: 'x'.repeat(501) }])
    expect(accepts({ metadata }), JSON.stringify(metadata)).toBe(false);
});
