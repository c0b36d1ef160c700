import { IMPERSONATE } from './key-scope.ts';
import { PERMISSION_SLUGS, type Permission, type SystemRole } from './permissions.ts';

/** A caller who grants permissions. Callers can grant only permissions that they hold; an owner holds all. */
export interface Granter {
  readonly owner: boolean;
  holds(permission: Permission): boolean;
}

interface Grantable {
  readonly system_role: SystemRole | null;
  readonly permissions: readonly Permission[];
}

/** Whether the caller may assign or remove the role. Only owners assign and remove the owner role. */
export const canGrantRole = (granter: Granter, { system_role, permissions }: Grantable): boolean =>
  system_role === 'owner' ? granter.owner : permissions.every((slug) => granter.holds(slug));

/** Whether the caller may give a key these scopes. Unknown words have no effect and are allowed. */
export const canGrantScopes = (granter: Granter, scopes: readonly string[]): boolean =>
  (granter.owner || !scopes.includes(IMPERSONATE)) &&
  PERMISSION_SLUGS.every((slug) => granter.holds(slug) || !(scopes.includes('*') || scopes.includes(slug)));
