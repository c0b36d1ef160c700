import { IMPERSONATE, type KeyScope } from '../roles/key-scope.ts';

/**
 * Whether a key has the scope; `*` includes all permissions. Other words are stored and have no effect (contract
 * reading A52).
 */
export const hasScope = (scopes: ReadonlySet<string>, scope: KeyScope): boolean =>
  scopes.has(scope) || (scopes.has('*') && scope !== IMPERSONATE);
