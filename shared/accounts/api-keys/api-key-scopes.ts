import type { Permission } from '../roles/permissions.ts';

/** A key's scopes are permission slugs, or `*` for all; other words are kept and open nothing (contract-cases A52). */
export const hasScope = (scopes: ReadonlySet<string>, permission: Permission): boolean =>
  scopes.has('*') || scopes.has(permission);
