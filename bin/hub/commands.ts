import type { Define } from './call.ts';

export interface Listed {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<{ readonly define: Define }>;
}

interface Group {
  readonly heading: string;
  readonly commands: readonly Listed[];
}

/** Every command there is, as the help has them. Only the module of the one that is run is loaded. */
export const groups: readonly Group[] = [
  {
    heading: 'Who you are:',
    commands: [
      { name: 'login', summary: 'Sign in, and remember it', load: () => import('./commands/login.ts') },
      { name: 'logout', summary: 'Sign out, and forget it', load: () => import('./commands/logout.ts') },
      { name: 'whoami', summary: 'Tell who is signed in, and where', load: () => import('./commands/whoami.ts') },
    ],
  },
  {
    heading: 'A team:',
    commands: [
      { name: 'hubs', summary: 'The hubs of a team', load: () => import('./commands/hubs.ts') },
      { name: 'contacts', summary: 'The people a team knows', load: () => import('./commands/contacts.ts') },
      { name: 'users', summary: 'Who works in a team', load: () => import('./commands/users.ts') },
      { name: 'keys', summary: 'The API keys of a team', load: () => import('./commands/keys.ts') },
      { name: 'roles', summary: 'Roles, and what they permit', load: () => import('./commands/roles.ts') },
      { name: 'alerts', summary: 'What went wrong and needs a person', load: () => import('./commands/alerts.ts') },
    ],
  },
  {
    heading: 'A hub:',
    commands: [
      { name: 'spaces', summary: 'Spaces of a hub, and who is in them', load: () => import('./commands/spaces.ts') },
      { name: 'members', summary: 'Who is in a hub, and as what', load: () => import('./commands/members.ts') },
      { name: 'events', summary: 'Events of a hub, and who goes', load: () => import('./commands/events.ts') },
      { name: 'content', summary: 'Courses, lessons and playlists', load: () => import('./commands/content.ts') },
      { name: 'media', summary: 'Files of a hub; uploads from here', load: () => import('./commands/media.ts') },
      { name: 'domains', summary: 'The domain of a hub', load: () => import('./commands/domains.ts') },
      { name: 'editor-ops', summary: 'The queue of a hub’s editor', load: () => import('./commands/editor-ops.ts') },
      { name: 'search', summary: 'Find something in a hub', load: () => import('./commands/search.ts') },
    ],
  },
  {
    heading: 'What members do:',
    commands: [
      { name: 'discussions', summary: 'What members discuss', load: () => import('./commands/discussions.ts') },
      { name: 'comments', summary: 'What is said to a discussion', load: () => import('./commands/comments.ts') },
      { name: 'messages', summary: 'Conversations between members', load: () => import('./commands/messages.ts') },
      { name: 'reports', summary: 'What members reported', load: () => import('./commands/reports.ts') },
      { name: 'achievements', summary: 'What members can earn', load: () => import('./commands/achievements.ts') },
    ],
  },
  {
    heading: 'What is sold:',
    commands: [
      { name: 'products', summary: 'What a hub sells', load: () => import('./commands/products.ts') },
      { name: 'prices', summary: 'What a product costs', load: () => import('./commands/prices.ts') },
      { name: 'coupons', summary: 'What makes a product cheaper', load: () => import('./commands/coupons.ts') },
      { name: 'checkout', summary: 'Buy or sell something', load: () => import('./commands/checkout.ts') },
      { name: 'orders', summary: 'What was bought, and refunds', load: () => import('./commands/orders.ts') },
      {
        name: 'subscriptions',
        summary: 'What is paid again and again',
        load: () => import('./commands/subscriptions.ts'),
      },
    ],
  },
  {
    heading: 'What happens by itself:',
    commands: [
      {
        name: 'automations',
        summary: 'What a hub does, and for whom',
        load: () => import('./commands/automations.ts'),
      },
      { name: 'drip', summary: 'What comes to members bit by bit', load: () => import('./commands/drip.ts') },
      { name: 'webhooks', summary: 'Where a hub sends webhooks', load: () => import('./commands/webhooks.ts') },
    ],
  },
  {
    heading: 'Everything else:',
    commands: [
      { name: 'api', summary: 'Call any route of the service', load: () => import('./commands/api.ts') },
      { name: 'version', summary: 'Tell the version of this client', load: () => import('./commands/version.ts') },
      {
        name: 'completion',
        summary: 'Print what completes commands in a shell',
        load: () => import('./commands/completion.ts'),
      },
    ],
  },
];

/** The same, one after another. */
export const commands: readonly Listed[] = groups.flatMap((group) => group.commands);
