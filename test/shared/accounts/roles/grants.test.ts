import { expect, test } from 'vitest';
import { canGrantRole, canGrantScopes, type Granter } from '../../../../shared/accounts/roles/grants.ts';
import { PERMISSION_SLUGS, type Permission, SYSTEM_ROLES } from '../../../../shared/accounts/roles/permissions.ts';

const holding = (...permissions: Permission[]): Granter => ({
  owner: false,
  holds: (slug) => permissions.includes(slug),
});
const anOwner: Granter = { owner: true, holds: () => true };

test('a role is handled by who holds all of it', () => {
  const role = { system_role: null, permissions: ['hubs.manage', 'audit.read'] } as const;
  expect(canGrantRole(holding('hubs.manage', 'audit.read', 'team.manage'), role)).toBe(true);
  expect(canGrantRole(holding('hubs.manage'), role)).toBe(false);
  expect(canGrantRole(holding(), { system_role: null, permissions: [] })).toBe(true);
});

test('only an owner handles the owner role, even one that was cut down to nothing', () => {
  const role = { system_role: 'owner', permissions: [] } as const;
  expect(canGrantRole(holding(...PERMISSION_SLUGS), role)).toBe(false);
  expect(canGrantRole(anOwner, role)).toBe(true);
});

test('`*` takes every permission, a slug that one, any other word none', () => {
  const almost = holding(...SYSTEM_ROLES.admin);
  expect(canGrantScopes(anOwner, ['*'])).toBe(true);
  expect(canGrantScopes(almost, ['*'])).toBe(false);
  expect(canGrantScopes(almost, ['hubs.manage', 'reports:read'])).toBe(true);
  expect(canGrantScopes(almost, ['hubs.manage', 'keys.manage'])).toBe(false);
  expect(canGrantScopes(holding(), ['free words'])).toBe(true);
  expect(canGrantScopes(holding(), [])).toBe(true);
});
