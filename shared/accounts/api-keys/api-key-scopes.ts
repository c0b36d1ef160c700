import type { Permission } from '../roles/permissions.ts';

/**
 * Whether a key has the permission as a scope; `*` includes all. Other words are stored and have no effect
 * (contract reading A52).
 */
export const hasScope = (scopes: ReadonlySet<string>, permission: Permission): boolean =>
  scopes.has('*') || scopes.has(permission);
