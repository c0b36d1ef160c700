import type { KeyCaller, UserCaller } from '../../shared/http/callers.ts';
import { isScoped } from '../../shared/teams/api-key-scopes.ts';
import type { Holder } from '../../shared/teams/grants.ts';

/** What a caller may hand on. A key is never an owner, whatever its scopes. */
export const holderOf = (caller: UserCaller | KeyCaller): Holder => {
  if (caller.kind === 'key') return { owner: false, holds: (slug) => isScoped(caller.scopes, slug) };
  const owner = caller.role?.system === 'owner';
  return { owner, holds: (slug) => owner || caller.permissions.has(slug) };
};
