import { expect, test } from 'vitest';
import { type Holder, mayHandle, mayScope } from '../../../../shared/accounts/roles/grants.ts';
import { PERMISSION_SLUGS, type Permission, SYSTEM_ROLES } from '../../../../shared/accounts/roles/permissions.ts';

const holding = (...permissions: Permission[]): Holder => ({
  owner: false,
  holds: (slug) => permissions.includes(slug),
});
const anOwner: Holder = { owner: true, holds: () => true };

test('a role is handled by who holds all of it', () => {
  const role = { system_role: null, permissions: ['hubs.manage', 'audit.read'] } as const;
  expect(mayHandle(holding('hubs.manage', 'audit.read', 'team.manage'), role)).toBe(true);
  expect(mayHandle(holding('hubs.manage'), role)).toBe(false);
  expect(mayHandle(holding(), { system_role: null, permissions: [] })).toBe(true);
});

test('only an owner handles the owner role, even one that was cut down to nothing', () => {
  const role = { system_role: 'owner', permissions: [] } as const;
  expect(mayHandle(holding(...PERMISSION_SLUGS), role)).toBe(false);
  expect(mayHandle(anOwner, role)).toBe(true);
});

test('`*` takes every permission, a slug that one, any other word none', () => {
  const almost = holding(...SYSTEM_ROLES.admin);
  expect(mayScope(anOwner, ['*'])).toBe(true);
  expect(mayScope(almost, ['*'])).toBe(false);
  expect(mayScope(almost, ['hubs.manage', 'reports:read'])).toBe(true);
  expect(mayScope(almost, ['hubs.manage', 'keys.manage'])).toBe(false);
  expect(mayScope(holding(), ['free words'])).toBe(true);
  expect(mayScope(holding(), [])).toBe(true);
});
