import type { Permission } from '../roles/permissions.ts';

/** Any of these scopes lets an API key read a hub as members do: spaces, community, content, events and search. */
export const HUB_READING: readonly Permission[] = [
  'hubs.manage',
  'content.manage',
  'members.read',
  'members.manage',
  'members.moderate',
];

/** Any of these scopes lets an API key read the users of the team and their roles. */
export const TEAM_READING: readonly Permission[] = ['team.manage', 'users.manage', 'roles.manage', 'audit.read'];
