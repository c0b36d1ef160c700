import type { Define } from './call.ts';

interface Listed {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<{ readonly define: Define }>;
}

interface Group {
  readonly heading: string;
  readonly commands: readonly Listed[];
}

/** All commands, grouped as in the help. Only the module of the command that runs is loaded. */
export const groups: readonly Group[] = [
  {
    heading: 'Account:',
    commands: [
      { name: 'login', summary: 'Sign in and save the credentials', load: () => import('./commands/login.ts') },
      { name: 'logout', summary: 'Sign out and delete the credentials', load: () => import('./commands/logout.ts') },
      { name: 'whoami', summary: 'Show the current account', load: () => import('./commands/whoami.ts') },
      { name: 'me', summary: 'Manage your account and lists', load: () => import('./commands/me.ts') },
      { name: 'profiles', summary: 'List and select saved sign-ins', load: () => import('./commands/profiles.ts') },
    ],
  },
  {
    heading: 'Team:',
    commands: [
      { name: 'teams', summary: 'Manage teams', load: () => import('./commands/teams.ts') },
      { name: 'hubs', summary: 'Manage hubs and their branding', load: () => import('./commands/hubs.ts') },
      { name: 'contacts', summary: 'Manage and import contacts', load: () => import('./commands/contacts.ts') },
      {
        name: 'profile-fields',
        summary: 'Manage the fields of profiles',
        load: () => import('./commands/profile-fields.ts'),
      },
      { name: 'users', summary: 'List the users of a team', load: () => import('./commands/users.ts') },
      { name: 'keys', summary: 'Manage API keys', load: () => import('./commands/keys.ts') },
      { name: 'roles', summary: 'Manage roles and permissions', load: () => import('./commands/roles.ts') },
      { name: 'tags', summary: 'Manage the tags of contacts', load: () => import('./commands/tags.ts') },
      { name: 'invitations', summary: 'Invite users to a team', load: () => import('./commands/invitations.ts') },
      {
        name: 'team-domains',
        summary: 'Verify the email domains of a team',
        load: () => import('./commands/team-domains.ts'),
      },
      {
        name: 'team-identity-providers',
        summary: 'Manage how users of a team sign in',
        load: () => import('./commands/team-identity-providers.ts'),
      },
      {
        name: 'sign-in-policy',
        summary: 'Require sign-in with an identity provider',
        load: () => import('./commands/sign-in-policy.ts'),
      },
      { name: 'audit-log', summary: 'List who changed what', load: () => import('./commands/audit-log.ts') },
      { name: 'alerts', summary: 'List and resolve alerts', load: () => import('./commands/alerts.ts') },
    ],
  },
  {
    heading: 'Hub:',
    commands: [
      { name: 'spaces', summary: 'Manage spaces and their members', load: () => import('./commands/spaces.ts') },
      { name: 'members', summary: 'Manage members', load: () => import('./commands/members.ts') },
      { name: 'events', summary: 'Manage events and RSVPs', load: () => import('./commands/events.ts') },
      {
        name: 'content',
        summary: 'Manage courses, lessons and playlists',
        load: () => import('./commands/content.ts'),
      },
      { name: 'playlists', summary: 'Manage playlists', load: () => import('./commands/playlists.ts') },
      { name: 'media', summary: 'Upload and manage files', load: () => import('./commands/media.ts') },
      {
        name: 'attachments',
        summary: 'Attach files to posts and content',
        load: () => import('./commands/attachments.ts'),
      },
      { name: 'domains', summary: 'Manage the domain of a hub', load: () => import('./commands/domains.ts') },
      {
        name: 'identity-providers',
        summary: 'Manage how members sign in',
        load: () => import('./commands/identity-providers.ts'),
      },
      { name: 'emails', summary: 'List emails and suppressed addresses', load: () => import('./commands/emails.ts') },
      {
        name: 'editor-ops',
        summary: 'Read and write editor operations',
        load: () => import('./commands/editor-ops.ts'),
      },
      {
        name: 'access-rules',
        summary: 'Manage and preview access rules',
        load: () => import('./commands/access-rules.ts'),
      },
      { name: 'search', summary: 'Search a hub', load: () => import('./commands/search.ts') },
    ],
  },
  {
    heading: 'Community:',
    commands: [
      { name: 'discussions', summary: 'Manage discussions', load: () => import('./commands/discussions.ts') },
      { name: 'comments', summary: 'Manage comments', load: () => import('./commands/comments.ts') },
      { name: 'messages', summary: 'Read and send messages', load: () => import('./commands/messages.ts') },
      {
        name: 'notifications',
        summary: 'List and read your notifications',
        load: () => import('./commands/notifications.ts'),
      },
      { name: 'stream', summary: 'Print the events of a hub', load: () => import('./commands/stream.ts') },
      { name: 'reports', summary: 'Review reports', load: () => import('./commands/reports.ts') },
      {
        name: 'achievements',
        summary: 'Award and revoke achievements',
        load: () => import('./commands/achievements.ts'),
      },
    ],
  },
  {
    heading: 'Commerce:',
    commands: [
      { name: 'products', summary: 'Manage products', load: () => import('./commands/products.ts') },
      { name: 'prices', summary: 'Manage prices', load: () => import('./commands/prices.ts') },
      { name: 'coupons', summary: 'Manage coupons', load: () => import('./commands/coupons.ts') },
      { name: 'checkout', summary: 'Create a checkout session', load: () => import('./commands/checkout.ts') },
      { name: 'orders', summary: 'List and refund orders', load: () => import('./commands/orders.ts') },
      {
        name: 'subscriptions',
        summary: 'Manage subscriptions',
        load: () => import('./commands/subscriptions.ts'),
      },
    ],
  },
  {
    heading: 'Automation:',
    commands: [
      {
        name: 'automations',
        summary: 'Manage automations and enrollments',
        load: () => import('./commands/automations.ts'),
      },
      { name: 'drip', summary: 'Manage drip campaigns', load: () => import('./commands/drip.ts') },
      { name: 'webhooks', summary: 'Manage, test and receive webhooks', load: () => import('./commands/webhooks.ts') },
    ],
  },
  {
    heading: 'Other:',
    commands: [
      { name: 'api', summary: 'Call any API operation', load: () => import('./commands/api.ts') },
      { name: 'trace', summary: 'Show what a request caused', load: () => import('./commands/trace.ts') },
      { name: 'version', summary: 'Print the version', load: () => import('./commands/version.ts') },
      {
        name: 'completion',
        summary: 'Print a shell completion script',
        load: () => import('./commands/completion.ts'),
      },
    ],
  },
];

/** All commands in one list. */
export const commands: readonly Listed[] = groups.flatMap((group) => group.commands);
