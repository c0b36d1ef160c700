import type { Permission } from './permissions.ts';

/** Lets an API key act for members. No role has it, only an owner grants it, and `*` does not include it. */
export const IMPERSONATE = 'members.impersonate';

/** What an API key can have as a scope. */
export type KeyScope = Permission | typeof IMPERSONATE;
