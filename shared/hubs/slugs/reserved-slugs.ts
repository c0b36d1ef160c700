/**
 * Words that stand below a hub's id in paths. As a slug each would be at the same place of `/hubs/by-slug/{slug}`,
 * where a gateway that looks for the word first would not find the hub.
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
  'leaderboard',
  'members',
  'membership',
  'playlists',
  'products',
  'report-reasons',
  'reports',
  'search',
  'spaces',
  'stream',
  'stream-tickets',
  'subscriptions',
  'uploads',
]);

export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);
