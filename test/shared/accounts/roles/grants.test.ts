import { expect, test } from 'vitest';
import { canGrantRole, canGrantScopes, type Granter } from '../../../../shared/accounts/roles/grants.ts';
import { PERMISSION_SLUGS, type Permission, SYSTEM_ROLES } from '../../../../shared/accounts/roles/permissions.ts';

const holding = (...permissions: Permission[]): Granter => ({
  owner: false,
  holds: (slug) => permissions.includes(slug),
});
const anOwner: Granter = { owner: true, holds: () => true };

test('a user can manage a role only if they hold all of its permissions', () => {
  const role = { system_role: null, permissions: ['hubs.manage', 'audit.read'] } as const;
  expect(canGrantRole(holding('hubs.manage', 'audit.read', 'team.manage'), role)).toBe(true);
  expect(canGrantRole(holding('hubs.manage'), role)).toBe(false);
  expect(canGrantRole(holding(), { system_role: null, permissions: [] })).toBe(true);
});

test('only an owner can manage the owner role, even if it has no permissions left', () => {
  const role = { system_role: 'owner', permissions: [] } as const;
  expect(canGrantRole(holding(...PERMISSION_SLUGS), role)).toBe(false);
  expect(canGrantRole(anOwner, role)).toBe(true);
});

test('`*` covers every permission, a slug covers one, any other text covers none', () => {
  const almost = holding(...SYSTEM_ROLES.admin);
  expect(canGrantScopes(anOwner, ['*'])).toBe(true);
  expect(canGrantScopes(almost, ['*'])).toBe(false);
  expect(canGrantScopes(almost, ['hubs.manage', 'reports:read'])).toBe(true);
  expect(canGrantScopes(almost, ['hubs.manage', 'keys.manage'])).toBe(false);
  expect(canGrantScopes(holding(), ['free words'])).toBe(true);
  expect(canGrantScopes(holding(), [])).toBe(true);
});

test('only an owner lets a key act for members', () => {
  expect(canGrantScopes(anOwner, ['members.impersonate'])).toBe(true);
  expect(canGrantScopes(holding(...PERMISSION_SLUGS), ['members.impersonate'])).toBe(false);
});
