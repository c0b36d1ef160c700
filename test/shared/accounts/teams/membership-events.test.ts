import { expect, test } from 'vitest';
import { membershipKind } from '../../../../shared/accounts/teams/membership-events.ts';

const row = (role_id: string, more: object = {}) => ({
  pk: 'TEAM#t',
  sk: 'USER#u',
  entity: 'membership',
  user_id: 'u',
  role_id,
  joined_at: '2026-03-01T00:00:00.000Z',
  updated_at: '2026-03-02T00:00:00.000Z',
  ...more,
});
const typesOf = (...rows: Parameters<typeof membershipKind.events>) =>
  membershipKind.events(...rows).map(({ type, resource_id }) => [type, resource_id]);

test('a membership is an event of its user: added, role changed or updated', () => {
  expect(typesOf(undefined, row('admin'))).toEqual([['user.added', 'u']]);
  expect(typesOf(row('admin'), row('owner'))).toEqual([['user.role_changed', 'u']]);
  expect(typesOf(row('admin'), row('admin', { title: 'New' }))).toEqual([['user.updated', 'u']]);
});
