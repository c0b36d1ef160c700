import { IMPERSONATE } from '../accounts/roles/key-scope.ts';
import type { KeyCaller, UserCaller } from './callers.ts';

/** Whether the caller may act for members: an owner, who grants the scope for it, or an API key that has it. */
export const mayActForMembers = (caller: UserCaller | KeyCaller): boolean =>
  caller.kind === 'user' ? caller.role?.system === 'owner' : caller.scopes.has(IMPERSONATE);
