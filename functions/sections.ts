import type { Section } from '../shared/platform/http/openapi/sections.ts';

/** The sections of the API reference in reading order, each with its title and description. */
const SECTIONS = {
  authentication: ['Authentication', 'Register, sign in and out, and refresh tokens, as a user or a member.'],
  account: ['Account', 'The profile, password, notification preferences and personal data of the caller.'],
  teams: ['Teams', 'Teams and their users, invitations, roles, permissions, API keys and audit log.'],
  hubs: ['Hubs', 'Hubs and their spaces with unread counts, domains, templates, emails and editor queue.'],
  members: ['Members', 'Contacts, tags and imports, and the memberships and follows of a hub.'],
  community: ['Community', 'Discussions with polls, comments, reactions and bookmarks in the spaces of a hub.'],
  messages: ['Messages', 'Conversations and messages between members, and blocks.'],
  content: ['Content', 'Courses, lessons and other content, completions and playlists.'],
  media: ['Media', 'Uploads, files, attachments, transcodes and transcripts.'],
  events: ['Events', 'Events of a hub with RSVPs, waitlists and calendar files.'],
  achievements: ['Achievements', 'Achievements, the rules that award them, points and leaderboards.'],
  access: ['Access', 'Access rules, their previews, and checks of what a member may see and why.'],
  commerce: [
    'Commerce',
    'Products, prices, coupons, checkout, orders, refunds, subscriptions, purchases and payment accounts.',
  ],
  automations: ['Automations', 'Automations that events of a hub trigger, and drip campaigns.'],
  webhooks: ['Webhooks', 'Webhook endpoints, signatures and deliveries.'],
  search: ['Search', 'Full-text search in a hub.'],
  live: ['Live', 'Live updates and the event stream of a hub, notifications, unread counts and member activity.'],
  moderation: ['Moderation', 'Reports by members, report reasons, decisions of moderators, warnings and bans.'],
  alerts: ['Alerts', 'Problems that need attention, for a team and for the platform.'],
  system: ['System', 'Version, health and documentation of the service, and the callbacks of its providers.'],
} as const satisfies Record<string, readonly [title: string, description: string]>;

const NAMES = Object.keys(SECTIONS);

export const section = (name: keyof typeof SECTIONS): Section => {
  const [title, description] = SECTIONS[name];
  return { name, title, description, position: NAMES.indexOf(name) };
};
