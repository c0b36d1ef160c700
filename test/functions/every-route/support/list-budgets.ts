/** The most read units that a page of 50 may cost, without authentication and authorization. */
export const MAX_PAGE_UNITS = 30;

/**
 * The read units of a full page of a list in rows of typical size, without authentication and authorization: of 50
 * items, and of the largest page of 100.
 */
interface ListBudget {
  /** Method and path. */
  readonly list: string;
  readonly page: number;
  readonly largest: number;
}

const list = (name: string, page: number, largest: number): ListBudget => ({ list: name, page, largest });

/** All lists. `test/functions/every-route/list-costs.test.ts` fills and measures each of them. */
export const LIST_BUDGETS: readonly ListBudget[] = [
  list('GET /teams/{team_id}/admin-alerts', 5, 10),
  list('GET /admin/platform-alerts', 5, 9),
  list('GET /teams/{team_id}/hubs/{hub_id}/orders', 15, 27),
  list('GET /hubs/{hub_id}/subscriptions', 8, 13.5),
  list('GET /teams/{team_id}/hubs/{hub_id}/subscriptions', 14, 25),
  list('GET /hubs/{hub_id}/entitlements', 11, 19),
  list('GET /hubs/{hub_id}/spaces/{space_id}/discussions', 31.5, 47.5),
  list('GET /hubs/{hub_id}/feed', 30.5, 47),
  list('GET /discussions/{discussion_id}/comments', 24.5, 31),
  list('GET /content-nodes/{content_node_id}/comments', 20.5, 26.5),
  list('GET /comments/{comment_id}/replies', 28, 34.5),
  list('GET /discussions/{discussion_id}/reactions', 7, 7),
  list('GET /comments/{comment_id}/reactions', 10, 10),
  list('GET /discussions/{discussion_id}/member-reactions', 61, 114),
  list('GET /comments/{comment_id}/member-reactions', 64, 117),
  list('GET /discussions/{discussion_id}/poll-votes', 62, 116),
  list('GET /teams/{team_id}/hubs/{hub_id}/content-nodes', 11.5, 22.5),
  list('GET /hubs/{hub_id}/content-nodes', 7, 13),
  list('GET /teams/{team_id}/hubs/{hub_id}/playlists', 8, 15),
  list('GET /teams/{team_id}/hubs/{hub_id}/playlists/{playlist_id}/items', 32, 62),
  list('GET /hubs/{hub_id}/playlists', 12, 22.5),
  list('GET /hubs/{hub_id}/playlists/{playlist_id}/items', 34.5, 64.5),
  list('GET /teams/{team_id}/hubs/{hub_id}/files', 8, 15),
  list('GET /attachments', 1, 1),
  list('GET /hubs/{hub_id}/events', 12, 22.5),
  list('GET /events/{event_id}/rsvps', 60, 114.5),
  list('GET /teams/{team_id}/hubs/{hub_id}/access-rules', 33, 64),
  list('POST /teams/{team_id}/hubs/{hub_id}/access-rules/preview', 56.5, 111),
  list('GET /teams/{team_id}/hubs/{hub_id}/products', 6, 12),
  list('GET /teams/{team_id}/hubs/{hub_id}/products/{product_id}/prices', 6, 10.5),
  list('GET /teams/{team_id}/hubs/{hub_id}/coupons', 8, 15),
  list('GET /teams/{team_id}/achievements', 7, 14),
  list('GET /hubs/{hub_id}/achievements', 5.5, 10.5),
  list('GET /hubs/{hub_id}/leaderboard', 54, 106.5),
  list('GET /hubs/{hub_id}/members/{contact_id}/achievements', 9.5, 18),
  list('GET /teams/{team_id}/hubs/{hub_id}/automations', 27, 52),
  list('GET /teams/{team_id}/hubs/{hub_id}/automations/{automation_id}/versions', 25, 47),
  list('GET /teams/{team_id}/hubs/{hub_id}/automations/{automation_id}/enrollments', 12, 20),
  list('GET /automation-templates', 0, 0),
  list('GET /teams/{team_id}/hubs/{hub_id}/drip-campaigns', 7, 13),
  list('GET /teams/{team_id}/hubs/{hub_id}/drip-campaigns/{drip_campaign_id}/steps', 12, 22),
  list('GET /teams/{team_id}/hubs', 4.5, 8),
  list('GET /hub-templates', 0, 0),
  list('GET /hubs/{hub_id}/spaces', 12, 12),
  list('GET /teams/{team_id}/hubs/{hub_id}/spaces/{space_id}/memberships', 56.5, 111.5),
  list('GET /hubs/{hub_id}/space-unread-counts', 35.5, 60.5),
  list('GET /hubs/{hub_id}/products', 28.5, 56.5),
  list('GET /hubs/{hub_id}/activity', 5.5, 8.5),
  list('GET /teams/{team_id}/hubs/{hub_id}/emails', 9, 17),
  list('GET /teams/{team_id}/contacts', 31.5, 61.5),
  list('GET /teams/{team_id}/profile-fields', 1, 1),
  list('GET /hubs/{hub_id}/profile-fields', 1, 1),
  list('GET /teams/{team_id}/tags', 5, 9),
  list('GET /teams/{team_id}/contacts/{contact_id}/tags', 11.5, 19.5),
  list('GET /hubs/{hub_id}/members', 30, 59.5),
  list('GET /teams/{team_id}/hubs/{hub_id}/members/{contact_id}/warnings', 12, 20),
  list('GET /teams/{team_id}/hubs/{hub_id}/bans', 31.5, 61.5),
  list('GET /teams/{team_id}/hubs/{hub_id}/bans/content-removals', 6.5, 10.5),
  list('GET /teams/{team_id}/hubs/{hub_id}/automated-senders', 59.5, 110),
  list('GET /hubs/{hub_id}/members/{contact_id}/followers', 56, 110),
  list('GET /hubs/{hub_id}/members/{contact_id}/following', 60.5, 118.5),
  list('GET /hubs/{hub_id}/report-reasons', 13, 13),
  list('GET /admin/teams/{team_id}/hubs/{hub_id}/report-reasons', 13, 13),
  list('GET /teams/{team_id}/hubs/{hub_id}/reports', 7, 12),
  list('GET /teams/{team_id}/hubs/{hub_id}/held-comments', 18, 24.5),
  list('GET /teams/{team_id}/hubs/{hub_id}/discussions', 39.5, 67),
  list('GET /teams/{team_id}/hubs/{hub_id}/report-cases', 8.5, 14),
  list('GET /teams/{team_id}/hubs/{hub_id}/report-cases/{case_id}/reports', 29.5, 56),
  list('GET /conversations', 32.5, 61.5),
  list('GET /conversations/{conversation_id}/messages', 15, 24),
  list('GET /hubs/{hub_id}/search', 1, 1),
  list('GET /hubs/{hub_id}/search/community', 1, 1),
  list('GET /me/hubs', 29.5, 58),
  list('GET /me/orders', 30, 57.5),
  list('GET /me/subscriptions', 30, 58),
  list('GET /me/drafts', 33.5, 61.5),
  list('GET /me/bookmarks', 42.5, 79.5),
  list('GET /me/reports', 28, 56),
  list('GET /me/blocks', 27.5, 55),
  list('GET /me/notifications', 30, 42.5),
  list('GET /teams', 27, 54),
  list('GET /users', 30, 59),
  list('GET /teams/{team_id}/invitations', 11, 19),
  list('GET /teams/{team_id}/roles', 1, 1),
  list('GET /permissions', 0, 0),
  list('GET /teams/{team_id}/api-keys', 9, 16),
  list('GET /teams/{team_id}/audit-log', 4, 7),
  list('GET /teams/{team_id}/suppressions', 29.5, 58.5),
  list('GET /teams/{team_id}/hubs/{hub_id}/identity-providers', 8, 15),
  list('GET /teams/{team_id}/identity-providers', 7, 13),
  list('GET /teams/{team_id}/domains', 6, 11),
  list('GET /hubs/{hub_id}/identity-providers', 8, 15),
  list('GET /teams/{team_id}/hubs/{hub_id}/webhook-endpoints', 7, 14),
  list('GET /webhook-signing-keys', 0, 0),
  list('GET /teams/{team_id}/hubs/{hub_id}/webhook-endpoints/{endpoint_id}/deliveries', 9, 16),
];

/**
 * The list units that drip campaigns add to a page with targets that they lock: the overrides of the member, and for
 * each campaign its row and the entry of the member. One more round trip for any number of locked targets.
 */
export const DRIP_UNITS = { overrides: 0.5, campaign: 1 } as const;

/**
 * Lists whose page costs more, and why. The price of a row that is read by its key is half a unit, even for few bytes;
 * 50 of them are 25 units.
 */
export const ABOVE_MAX: Readonly<Record<string, string>> = {
  'GET /hubs/{hub_id}/space-unread-counts':
    '50 spaces × ½ = 25 for what was published after the mark, 9.5 for the spaces and 1 for the marks',
  'GET /hubs/{hub_id}/leaderboard': '50 people × (contact ½ + membership ½) = 50, and 3 for their points',
  'GET /hubs/{hub_id}/members/{contact_id}/followers':
    '50 people × (contact ½ + membership ½) = 50, and 4.5 for the follows',
  'GET /hubs/{hub_id}/members/{contact_id}/following':
    '50 people × (contact ½ + membership ½) = 50, and 9 for the follows, read consistently',
  'GET /hubs/{hub_id}/feed':
    '50 polls: the counts of 50 posts × ½ = 25, and 5.5 for the posts and what admits the reader',
  'GET /teams/{team_id}/hubs/{hub_id}/discussions':
    '50 posts × ½ = 25 for the posts as they are now, 9 for their places and 5.5 for their counts and authors',
  'GET /hubs/{hub_id}/spaces/{space_id}/discussions':
    '50 polls: the counts of 50 posts × ½ = 25, and 6.5 for the posts and what admits the reader',
  'GET /discussions/{discussion_id}/member-reactions':
    '50 people × (contact ½ + membership ½) = 50, 4 for the reactions and 7 for what admits the reader',
  'GET /comments/{comment_id}/member-reactions':
    '50 people × (contact ½ + membership ½) = 50, 4 for the reactions and 10 for what admits the reader',
  'GET /discussions/{discussion_id}/poll-votes':
    '50 people × (contact ½ + membership ½) = 50, 4 for the votes and 8 for what admits the reader',
  'GET /events/{event_id}/rsvps':
    '50 people × (contact ½ + membership ½) = 50, 5 for the RSVPs and 5 for what admits the reader to the event',
  'GET /teams/{team_id}/hubs/{hub_id}/playlists/{playlist_id}/items':
    '50 nodes × ½ = 25, 4.5 for the entries, 1.5 for the counts and 1 for the playlist',
  'GET /hubs/{hub_id}/playlists/{playlist_id}/items':
    '50 nodes × ½ = 25, 4.5 for the entries, 2 for counts and completions and 3 for the playlist and its access rule',
  'GET /teams/{team_id}/hubs/{hub_id}/spaces/{space_id}/memberships':
    '51 memberships in the hub × ½ = 25.5, 50 contacts × ½ = 25, 5 for the memberships in the space and 1 for the space',
  'GET /teams/{team_id}/contacts': '50 credentials × ½ = 25 for the proofs of the addresses, and 6.5 for the contacts',
  'GET /teams/{team_id}/hubs/{hub_id}/bans': '50 contacts × ½ = 25, 5.5 for the bans, and 1 for the user who banned',
  'GET /teams/{team_id}/hubs/{hub_id}/automated-senders':
    '50 contacts × ½ = 25, 50 places by activity × ½ = 25, and 9.5 for the profile fields and the active members among whom the senders are found',
  'GET /teams/{team_id}/hubs/{hub_id}/access-rules': '50 targets × ½ = 25 for their titles, and 8 for the rules',
  'POST /teams/{team_id}/hubs/{hub_id}/access-rules/preview':
    '50 grants × ½ = 25, 50 contacts whose access changes × ½ = 25, 4.5 for the members and 2 for the hub and its rule',
  'GET /conversations':
    '50 conversations × ½ = 25, 4.5 for the inbox, 2 for the hub and the membership, and 1 for each person',
  'GET /me/drafts': '50 posts × ½ = 25, 3 for the list and 5.5 for the hub, its spaces and the author',
  'GET /me/bookmarks': '50 posts × ½ = 25, 6 for the list and 11.5 for the hub, its spaces, counts and authors',
};
