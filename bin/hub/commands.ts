import type { Define } from './call.ts';

interface Listed {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<{ readonly define: Define }>;
}

/** Every command there is. Only the module of the one that is run is loaded. */
export const commands: readonly Listed[] = [
  { name: 'login', summary: 'Sign in, and remember it', load: () => import('./commands/login.ts') },
  { name: 'logout', summary: 'Sign out, and forget it', load: () => import('./commands/logout.ts') },
  { name: 'whoami', summary: 'Tell who is signed in, and where', load: () => import('./commands/whoami.ts') },
  { name: 'hubs', summary: 'The hubs of a team, and their spaces', load: () => import('./commands/hubs.ts') },
  { name: 'contacts', summary: 'The people a team knows', load: () => import('./commands/contacts.ts') },
  { name: 'users', summary: 'Who works in a team', load: () => import('./commands/users.ts') },
  { name: 'keys', summary: 'The API keys of a team', load: () => import('./commands/keys.ts') },
  { name: 'roles', summary: 'Roles, and what they permit', load: () => import('./commands/roles.ts') },
  { name: 'alerts', summary: 'What went wrong and needs a person', load: () => import('./commands/alerts.ts') },
  { name: 'editor-ops', summary: 'The queue of a hub’s editor', load: () => import('./commands/editor-ops.ts') },
  { name: 'search', summary: 'Find something in a hub', load: () => import('./commands/search.ts') },
  { name: 'achievements', summary: 'What members can earn', load: () => import('./commands/achievements.ts') },
  { name: 'discussions', summary: 'What members discuss', load: () => import('./commands/discussions.ts') },
  { name: 'comments', summary: 'What is said to a discussion', load: () => import('./commands/comments.ts') },
  { name: 'messages', summary: 'Conversations between members', load: () => import('./commands/messages.ts') },
  { name: 'reports', summary: 'What members reported', load: () => import('./commands/reports.ts') },
  { name: 'checkout', summary: 'Buy or sell something', load: () => import('./commands/checkout.ts') },
  { name: 'webhooks', summary: 'Where a hub sends webhooks', load: () => import('./commands/webhooks.ts') },
  { name: 'api', summary: 'Call any route of the service', load: () => import('./commands/api.ts') },
  { name: 'version', summary: 'Tell the version of this client', load: () => import('./commands/version.ts') },
  {
    name: 'completion',
    summary: 'Print what completes commands in a shell',
    load: () => import('./commands/completion.ts'),
  },
];
