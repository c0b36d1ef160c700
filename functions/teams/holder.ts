import { hasScope } from '../../shared/accounts/api-keys/api-key-scopes.ts';
import type { Granter } from '../../shared/accounts/roles/grants.ts';
import type { KeyCaller, UserCaller } from '../../shared/api/callers.ts';

/** The permissions that a caller can grant. An API key is never an owner. */
export const holderOf = (caller: UserCaller | KeyCaller): Granter => {
  if (caller.kind === 'key') return { owner: false, holds: (slug) => hasScope(caller.scopes, slug) };
  const owner = caller.role?.system === 'owner';
  return { owner, holds: (slug) => owner || caller.permissions.has(slug) };
};
