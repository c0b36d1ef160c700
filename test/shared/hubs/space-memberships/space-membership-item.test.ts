import { expect, test } from 'vitest';
import {
  type SpaceMembershipStatus,
  spaceMemberOrder,
  spaceMembershipKey,
  spaceMembershipKind,
} from '../../../../shared/hubs/space-memberships/space-membership-item.ts';

const AT = '2026-03-01T00:00:00.000Z';
const row = (status: SpaceMembershipStatus, created_at = AT) => ({
  ...spaceMembershipKey({ team: 't', hub: 'h' }, 'c', 's'),
  entity: 'space_membership',
  status,
  contact_id: 'c',
  space_id: 's',
  hub_id: 'h',
  team_id: 't',
  created_at,
  updated_at: created_at,
});
const typesOf = (...rows: Parameters<typeof spaceMembershipKind.events>) =>
  spaceMembershipKind.events(...rows).map(({ type }) => type);

test('a request publishes joined when it is approved; an open space publishes joined at once', () => {
  expect(typesOf(undefined, row('pending'))).toEqual(['space_member.requested']);
  expect(typesOf(row('pending'), row('active'))).toEqual(['space_member.joined']);
  expect(typesOf(undefined, row('active'))).toEqual(['space_member.joined']);
});

test('joining again after a departure from the hub publishes joined, and a repeated write publishes nothing', () => {
  const joined = (at: string) => ({ ...row('active', at), joined_at: at });
  expect(typesOf(joined(AT), joined('2026-03-02T00:00:00.000Z'))).toEqual(['space_member.joined']);
  expect(typesOf(row('active'), joined('2026-03-02T00:00:00.000Z'))).toEqual(['space_member.joined']);
  expect(typesOf(joined(AT), joined(AT))).toEqual([]);
});

test('members are ordered by status, then by joining time', () => {
  const order = [row('active'), row('active', '2026-03-02T00:00:00.000Z'), row('pending')].map(spaceMemberOrder);
  expect([...order].sort()).toEqual(order);
});
