import { PERMISSION_SLUGS, type Permission, type SystemRole } from './permissions.ts';

/** Somebody who gives or takes away: nobody hands on what they do not hold, and an owner holds everything. */
export interface Granter {
  readonly owner: boolean;
  holds(permission: Permission): boolean;
}

interface Grantable {
  readonly system_role: SystemRole | null;
  readonly permissions: readonly Permission[];
}

/** Whether the holder may give the role to a user, or take it from one. Only owners make and unmake owners. */
export const canGrantRole = (holder: Granter, { system_role, permissions }: Grantable): boolean =>
  system_role === 'owner' ? holder.owner : permissions.every((slug) => holder.holds(slug));

/** Whether the holder may give a key these scopes; words that are no permission open nothing and are free. */
export const canGrantScopes = (holder: Granter, scopes: readonly string[]): boolean =>
  PERMISSION_SLUGS.every((slug) => holder.holds(slug) || !(scopes.includes('*') || scopes.includes(slug)));
