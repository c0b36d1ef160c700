import type { Permission } from '../roles/permissions.ts';

/** What lets an API key read what members read in a hub: its spaces, community, content, events and search. */
export const HUB_READING: readonly Permission[] = [
  'hubs.manage',
  'content.manage',
  'members.read',
  'members.manage',
  'members.moderate',
];

/** What lets an API key see who works in the team, and in which role. */
export const TEAM_READING: readonly Permission[] = ['team.manage', 'users.manage', 'roles.manage', 'audit.read'];
