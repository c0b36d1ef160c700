import { otherId, otherPlace, placeIn } from './copied-rows.ts';

type Ids = Readonly<Record<string, string>>;

/** Which rows fill a list: copies of the rows of these entities whose keys have one of the texts that are replaced. */
export interface Fill {
  readonly entities: readonly string[];
  /** The reader wrote or marked every item. */
  readonly own?: true;
  replacements(ids: Ids, nth: number): readonly (readonly [from: string, to: string])[];
}

const replacing = (entities: string, replacements: Fill['replacements']): Fill => ({
  entities: entities.split(' '),
  replacements,
});
/** Copies with other values of these ids. */
const copies = (entities: string, ...names: readonly string[]): Fill =>
  replacing(entities, (ids, nth) => names.map((name) => [ids[name] ?? '', otherId(ids[name] ?? '', nth)]));
/** Each copy belongs to another member of the hub. */
const people = (entities: string): Fill => copies(entities, 'member_id');
const follower = replacing('follow', ({ member_id = '', followed_id = '' }, nth) => [
  [member_id, otherId(member_id, nth)],
  [followed_id, member_id],
]);
const followed = replacing('follow', ({ member_id = '', followed_id = '' }, nth) => [
  [followed_id, otherId(member_id, nth)],
]);
const conversation = replacing('conversation inbox_entry', ({ conversation_id = '' }, nth) => [
  [placeIn(conversation_id), otherPlace(placeIn(conversation_id), nth)],
]);

/** Lists that are not filled here, and why. */
export const NOT_FILLED: Readonly<Record<string, string>> = {
  'GET /discussions/{discussion_id}/reactions': 'the counts of at most 50 emoji are in one row',
  'GET /comments/{comment_id}/reactions': 'the counts of at most 50 emoji are in one row',
  'GET /attachments': 'the attachments of a target are in one row, at most 20',
  'GET /automation-templates': 'the templates are part of the code',
  'GET /hub-templates': 'the templates are part of the code',
  'GET /permissions': 'the permissions are part of the code',
  'GET /teams/{team_id}/roles': 'the roles of a team are in one row, at most 100',
  'GET /teams/{team_id}/profile-fields': 'the profile fields of a team are in one row, at most 50',
  'GET /hubs/{hub_id}/profile-fields': 'the profile fields of a team are in one row, at most 50',
  'GET /webhook-signing-keys': 'the keys are part of the deployment',
  'GET /hubs/{hub_id}/search': 'the index is another table; test/bench/search.ts counts its units',
  'GET /hubs/{hub_id}/search/community': 'the index is another table; test/bench/search.ts counts its units',
};

const discussion = copies('discussion discussion_counters discussion_viewer attachments', 'discussion_id');
const comment = 'comment comment_counters comment_viewer';
const content = copies('content_node content_counters completion access_rule access_grant', 'content_node_id');
const playlist = copies('playlist access_rule access_grant', 'playlist_id');
const entry = copies('playlist_entry content_node content_counters completion', 'item_id', 'content_node_id');
const member = people('member contact');
const TEAM_HUB = 'GET /teams/{team_id}/hubs/{hub_id}';

/** How each list is filled. */
export const FILLS: Readonly<Record<string, Fill>> = {
  'GET /teams/{team_id}/admin-alerts': copies('admin_alert', 'alert_id'),
  'GET /admin/platform-alerts': copies('platform_alert', 'platform_alert_id'),
  [`${TEAM_HUB}/orders`]: copies('order', 'order_id'),
  'GET /hubs/{hub_id}/subscriptions': copies('subscription', 'subscription_id'),
  [`${TEAM_HUB}/subscriptions`]: copies('subscription', 'subscription_id'),
  'GET /hubs/{hub_id}/entitlements': copies('entitlement', 'entitlement_id'),
  'GET /hubs/{hub_id}/spaces/{space_id}/discussions': discussion,
  'GET /hubs/{hub_id}/feed': discussion,
  'GET /discussions/{discussion_id}/member-reactions': people('post_mark'),
  'GET /comments/{comment_id}/member-reactions': people('post_mark'),
  'GET /discussions/{discussion_id}/poll-votes': people('post_mark'),
  'GET /discussions/{discussion_id}/comments': copies(comment, 'comment_id'),
  'GET /content-nodes/{content_node_id}/comments': copies(comment, 'content_comment_id'),
  'GET /comments/{comment_id}/replies': copies(comment, 'reply_id'),
  [`${TEAM_HUB}/content-nodes`]: content,
  'GET /hubs/{hub_id}/content-nodes': content,
  [`${TEAM_HUB}/playlists`]: playlist,
  'GET /hubs/{hub_id}/playlists': playlist,
  [`${TEAM_HUB}/playlists/{playlist_id}/items`]: entry,
  'GET /hubs/{hub_id}/playlists/{playlist_id}/items': entry,
  [`${TEAM_HUB}/files`]: copies('file', 'file_id'),
  'GET /hubs/{hub_id}/events': copies('hub_event hub_event_seats hub_event_rsvp', 'event_id'),
  'GET /events/{event_id}/rsvps': people('hub_event_rsvp'),
  [`${TEAM_HUB}/access-rules`]: copies('access_rule', 'playlist_id', 'rule_id'),
  'POST /teams/{team_id}/hubs/{hub_id}/access-rules/preview': member,
  [`${TEAM_HUB}/products`]: copies('product price', 'product_id', 'price_id'),
  'GET /hubs/{hub_id}/products': copies('product price', 'product_id', 'price_id'),
  [`${TEAM_HUB}/products/{product_id}/prices`]: copies('price', 'price_id'),
  [`${TEAM_HUB}/coupons`]: copies('coupon', 'coupon_id'),
  'GET /teams/{team_id}/achievements': copies('achievement', 'achievement_id'),
  'GET /hubs/{hub_id}/achievements': copies('achievement_offer award', 'achievement_id'),
  'GET /hubs/{hub_id}/leaderboard': people('points'),
  'GET /hubs/{hub_id}/members/{contact_id}/achievements': copies('achievement award', 'achievement_id'),
  [`${TEAM_HUB}/automations`]: copies('automation', 'automation_id'),
  [`${TEAM_HUB}/automations/{automation_id}/versions`]: copies('automation_version', 'version'),
  [`${TEAM_HUB}/automations/{automation_id}/enrollments`]: copies('automation_enrollment', 'enrollment_id'),
  [`${TEAM_HUB}/drip-campaigns`]: copies('drip_campaign', 'drip_campaign_id'),
  [`${TEAM_HUB}/drip-campaigns/{drip_campaign_id}/steps`]: copies('drip_step', 'drip_step_id'),
  'GET /teams/{team_id}/hubs': copies('hub count', 'hub_id'),
  'GET /hubs/{hub_id}/spaces': copies('space count', 'space_id'),
  'GET /hubs/{hub_id}/space-unread-counts': copies('space space_read', 'space_id'),
  [`${TEAM_HUB}/spaces/{space_id}/memberships`]: people('space_member'),
  'GET /hubs/{hub_id}/activity': copies('activity', 'activity_id'),
  [`${TEAM_HUB}/emails`]: copies('email', 'email_id'),
  'GET /teams/{team_id}/contacts': member,
  'GET /teams/{team_id}/tags': copies('tag', 'tag_id'),
  'GET /teams/{team_id}/contacts/{contact_id}/tags': copies('tag contact_tag', 'tag_id'),
  'GET /hubs/{hub_id}/members': member,
  [`${TEAM_HUB}/members/{contact_id}/warnings`]: copies('warning', 'warning_id'),
  [`${TEAM_HUB}/bans`]: copies('member contact', 'banned_id'),
  [`${TEAM_HUB}/bans/content-removals`]: copies('content_removal', 'removal_id'),
  [`${TEAM_HUB}/automated-senders`]: member,
  'GET /hubs/{hub_id}/members/{contact_id}/followers': follower,
  'GET /hubs/{hub_id}/members/{contact_id}/following': followed,
  'GET /hubs/{hub_id}/report-reasons': copies('report_reason', 'reason_id'),
  'GET /admin/teams/{team_id}/hubs/{hub_id}/report-reasons': copies('report_reason', 'reason_id'),
  [`${TEAM_HUB}/reports`]: copies('report', 'report_id'),
  [`${TEAM_HUB}/held-comments`]: copies('comment comment_counters', 'held_comment_id'),
  [`${TEAM_HUB}/discussions`]: copies('discussion discussion_counters post_place', 'held_discussion_id'),
  [`${TEAM_HUB}/report-cases`]: copies('report_case', 'case_id'),
  [`${TEAM_HUB}/report-cases/{case_id}/reports`]: copies('report filed_report', 'report_id'),
  'GET /conversations': conversation,
  'GET /conversations/{conversation_id}/messages': copies('message', 'message_id'),
  'GET /me/hubs': copies('hub member count', 'hub_id'),
  'GET /me/orders': copies('order own_entry', 'order_id'),
  'GET /me/subscriptions': copies('subscription own_entry', 'subscription_id'),
  'GET /me/drafts': { ...copies('discussion own_entry', 'draft_id'), own: true },
  'GET /me/bookmarks': { ...discussion, own: true },
  'GET /me/blocks': copies('own_entry contact', 'banned_id'),
  'GET /me/reports': copies('report own_entry', 'report_id'),
  'GET /me/notifications': copies('notification comment', 'reply_notification_id', 'reply_id'),
  'GET /teams': copies('user_team team', 'other_team_id'),
  'GET /users': copies('membership user', 'user_id'),
  'GET /teams/{team_id}/invitations': copies('invitation', 'invitation_id'),
  'GET /teams/{team_id}/api-keys': copies('api_key', 'key_id'),
  'GET /teams/{team_id}/audit-log': copies('event', 'ledger_event_id'),
  'GET /teams/{team_id}/suppressions': copies('email_suppression contact', 'suppression_id', 'member_id'),
  'GET /teams/{team_id}/identity-providers': copies('team_identity_provider', 'team_provider_id'),
  'GET /teams/{team_id}/domains': copies('team_domain', 'domain_id'),
  [`${TEAM_HUB}/identity-providers`]: copies('identity_provider', 'identity_provider_id'),
  'GET /hubs/{hub_id}/identity-providers': copies('identity_provider', 'identity_provider_id'),
  [`${TEAM_HUB}/webhook-endpoints`]: copies('webhook_endpoint', 'endpoint_id'),
  [`${TEAM_HUB}/webhook-endpoints/{endpoint_id}/deliveries`]: copies('webhook_delivery', 'delivery_id'),
};
