/**
 * Path segments that follow a hub's id. With one of them as a slug, `/hubs/by-slug/{slug}` would be ambiguous: a
 * gateway that matches the literal segment first would not find the hub.
 */
const RESERVED: ReadonlySet<string> = new Set([
  'access-checks',
  'achievements',
  'activity',
  'content-nodes',
  'domain',
  'entitlements',
  'events',
  'export',
  'feed',
  'identity-providers',
  'leaderboard',
  'members',
  'membership',
  'playlists',
  'products',
  'profile-fields',
  'report-reasons',
  'reports',
  'search',
  'space-unread-counts',
  'spaces',
  'stream',
  'stream-tickets',
  'subscriptions',
  'uploads',
]);

export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);
