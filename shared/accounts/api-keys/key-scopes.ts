import type { Permission } from '../roles/permissions.ts';

/** Any of these scopes lets an API key read a hub as members do: spaces, community, content, events and search. */
export const HUB_READING: readonly Permission[] = [
  'hubs.manage',
  'content.manage',
  'members.read',
  'members.manage',
  'members.moderate',
];

/** Lets a key act for members. No role has it, only an owner grants it, and `*` does not include it. */
export const IMPERSONATE = 'members.impersonate';

export type KeyScope = Permission | typeof IMPERSONATE;

/** Any of these scopes lets an API key read the users of the team and their roles. */
export const TEAM_READING: readonly Permission[] = ['team.manage', 'users.manage', 'roles.manage', 'audit.read'];
