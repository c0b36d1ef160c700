/** All permissions of roles and API key scopes. */
export const PERMISSIONS = {
  'team.manage': 'Update the team, and see its alerts',
  'users.manage': 'Invite, update and remove users of the team',
  'roles.manage': 'Create roles and set their permissions',
  'keys.manage': 'Create, update and revoke API keys',
  'hubs.manage': 'Create, update and delete hubs and their spaces',
  'content.manage': 'Publish and manage discussions, media, events and achievements',
  'members.read': 'See contacts and members',
  'members.manage': 'Add, update and remove contacts and members',
  'members.moderate': 'Warn, suspend and ban members, and act on reports',
  'commerce.read': 'See products, orders and subscriptions',
  'commerce.manage': 'Update products and prices, refund orders, and connect the payment account',
  'automations.manage': 'Create and run automations',
  'webhooks.manage': 'Create webhook endpoints and resend deliveries',
  'analytics.read': 'See statistics of hubs and members',
  'audit.read': 'Read the audit log',
} as const;

export type Permission = keyof typeof PERMISSIONS;

export const PERMISSION_SLUGS = Object.keys(PERMISSIONS) as Permission[];

export const isPermission = (slug: string): slug is Permission => Object.hasOwn(PERMISSIONS, slug);

export type SystemRole = 'owner' | 'admin' | 'moderator';

/** The permissions of the system roles in a new team. */
export const SYSTEM_ROLES: Readonly<Record<SystemRole, readonly Permission[]>> = {
  owner: PERMISSION_SLUGS,
  admin: PERMISSION_SLUGS.filter((slug) => slug !== 'keys.manage' && slug !== 'team.manage'),
  moderator: ['members.read', 'members.moderate', 'content.manage'],
};
