import { accessGrantEvents } from '../../shared/access/grant-item.ts';
import { accessRuleEvents } from '../../shared/access/rule-item.ts';
import { achievementEvents } from '../../shared/achievements/achievement-item.ts';
import { offerEvents, ruleEvents } from '../../shared/achievements/offer-item.ts';
import { adminAlertEvents, platformAlertEvents } from '../../shared/alerts/alert-events.ts';
import { automationEvents } from '../../shared/automations/automation-item.ts';
import { enrollmentEvents } from '../../shared/automations/enrollment-item.ts';
import { overrideEvents } from '../../shared/automations/nodes/drip-override-item.ts';
import { awardEvents } from '../../shared/awards/award-item.ts';
import { commentEvents } from '../../shared/comments/comment-events.ts';
import { couponEvents } from '../../shared/commerce/coupon-item.ts';
import { entitlementEvents } from '../../shared/commerce/entitlement-item.ts';
import { orderEvents } from '../../shared/commerce/order-item.ts';
import { paymentAccountEvents } from '../../shared/commerce/payment-accounts.ts';
import { priceEvents } from '../../shared/commerce/price-item.ts';
import { productEvents } from '../../shared/commerce/product-item.ts';
import { subscriptionEvents } from '../../shared/commerce/subscription-item.ts';
import { completionEvents } from '../../shared/completions/completion-item.ts';
import { contentNodeEvents } from '../../shared/content/content-node-item.ts';
import { playlistEntryEvents, playlistEvents } from '../../shared/content/playlist-item.ts';
import { discussionEvents } from '../../shared/discussions/discussion-events.ts';
import { dripCampaignEvents } from '../../shared/drip/campaign-item.ts';
import { dripStepEvents } from '../../shared/drip/step-item.ts';
import { suppressionEvents } from '../../shared/email/suppression-item.ts';
import { type DeclaredEvents, declared } from '../../shared/events/domain-event.ts';
import { exportEvents } from '../../shared/exports/export-item.ts';
import { hubEventEvents } from '../../shared/hub-events/event-events.ts';
import { rsvpEvents } from '../../shared/hub-events/rsvp-item.ts';
import { domainEvents } from '../../shared/hubs/domain-item.ts';
import { editorQueueEvents } from '../../shared/hubs/editor-queue-events.ts';
import { hubEvents } from '../../shared/hubs/hub-item.ts';
import { spaceEvents } from '../../shared/hubs/space-item.ts';
import { attachmentEvents } from '../../shared/media/attachment-item.ts';
import { fileEvents } from '../../shared/media/file-item.ts';
import { mediaEvents } from '../../shared/media/media-item.ts';
import { contactEvents } from '../../shared/members/contact-item.ts';
import { contactTagEvents } from '../../shared/members/contact-tags.ts';
import { followEvents } from '../../shared/members/follows.ts';
import { importEvents } from '../../shared/members/import-item.ts';
import { memberEvents } from '../../shared/members/member-events.ts';
import { pairEvents } from '../../shared/members/pair-events.ts';
import { tagEvents } from '../../shared/members/tag-item.ts';
import { warningEvents } from '../../shared/members/warnings.ts';
import { conversationEvents } from '../../shared/messages/conversation-item.ts';
import { messageEvents } from '../../shared/messages/message-item.ts';
import { reportEvents } from '../../shared/moderation/report-item.ts';
import { reportReasonEvents } from '../../shared/moderation/report-reason-item.ts';
import { notificationEvents } from '../../shared/notifications/notification-item.ts';
import { reactionEvents } from '../../shared/reactions/reaction-events.ts';
import { spaceMembershipEvents } from '../../shared/spaces/space-membership-item.ts';
import { apiKeyEvents } from '../../shared/teams/api-key-item.ts';
import { invitationEvents } from '../../shared/teams/invitation-item.ts';
import { membershipEvents } from '../../shared/teams/membership-events.ts';
import { roleEvents } from '../../shared/teams/role-events.ts';
import { teamEvents } from '../../shared/teams/team-item.ts';
import { transcodeEvents } from '../../shared/transcoding/transcode-item.ts';
import { transcriptionEvents } from '../../shared/transcription/transcription-item.ts';
import { endpointEvents } from '../../shared/webhooks/endpoint-item.ts';

/** The rows that tell something, by their `entity`. What is not named here never comes back through the stream. */
export const EVENTS: Readonly<Record<string, DeclaredEvents>> = {
  access_grant: accessGrantEvents,
  access_rule: accessRuleEvents,
  achievement: achievementEvents,
  achievement_offer: offerEvents,
  achievement_rule: ruleEvents,
  admin_alert: adminAlertEvents,
  api_key: apiKeyEvents,
  award: awardEvents,
  attachments: attachmentEvents,
  automation: automationEvents,
  automation_enrollment: enrollmentEvents,
  /* It is told to the queue of letters, and not in the ledger. */
  automation_letter: declared([], () => []),
  comment: commentEvents,
  comment_viewer: reactionEvents('comments'),
  completion: completionEvents,
  contact: contactEvents,
  /* One that was ended is told to the queue of emails, and not in the ledger. */
  contact_credential: declared([], () => []),
  contact_pair: pairEvents,
  contact_tag: contactTagEvents,
  conversation: conversationEvents,
  coupon: couponEvents,
  content_node: contentNodeEvents,
  discussion: discussionEvents,
  discussion_viewer: reactionEvents('discussions'),
  drip_campaign: dripCampaignEvents,
  drip_override: overrideEvents,
  drip_step: dripStepEvents,
  editor_queue: editorQueueEvents,
  email_suppression: suppressionEvents,
  entitlement: entitlementEvents,
  file: fileEvents,
  follow: followEvents,
  /* Each attempt to send it is told to the queue of emails, none of them in the ledger. */
  held_email: declared([], () => []),
  hub: hubEvents,
  hub_domain: domainEvents,
  hub_event: hubEventEvents,
  hub_event_rsvp: rsvpEvents,
  import: importEvents,
  invitation: invitationEvents,
  media: mediaEvents,
  member: memberEvents,
  membership: membershipEvents,
  message: messageEvents,
  notification: notificationEvents,
  order: orderEvents,
  payment_account: paymentAccountEvents,
  personal_export: exportEvents,
  platform_alert: platformAlertEvents,
  playlist: playlistEvents,
  playlist_entry: playlistEntryEvents,
  price: priceEvents,
  product: productEvents,
  report: reportEvents,
  report_reason: reportReasonEvents,
  roles: roleEvents,
  space: spaceEvents,
  space_member: spaceMembershipEvents,
  subscription: subscriptionEvents,
  tag: tagEvents,
  team: teamEvents,
  transcode: transcodeEvents,
  transcription: transcriptionEvents,
  /* A new user is sent a verification email; the ledger records nothing. */
  user: declared([], () => []),
  warning: warningEvents,
  /* Each of its turns is told to the queue of deliveries, none of them in the ledger. */
  webhook_delivery: declared([], () => []),
  webhook_endpoint: endpointEvents,
};

/**
 * The rows that tell nothing: ways from one key to another, credentials, counters, and what the relay itself writes.
 */
export const SILENT: readonly string[] = [
  'dead_letters',
  'access_rule_pointer',
  'achievement_due',
  'activity',
  'alert_dedupe',
  'automation_entry',
  'automation_listening',
  'automation_version',
  'automation_waiter',
  'barred_address',
  'billing',
  'callback',
  'comment_counters',
  'content_counters',
  'coupon_code',
  'coupon_use',
  'credential',
  'deed',
  'discussion_counters',
  'discussion_place',
  'domain_pointer',
  'drip_step_count',
  'email',
  'email_message',
  'event',
  'hub_event_seats',
  'hub_event_waiting',
  'hub_pointer',
  'hub_slug',
  'idempotency',
  'inbox_entry',
  'import_chunk',
  'invitation_token',
  'invited',
  'limit',
  'mail_delivery',
  'media_use',
  'member_term',
  'notification_preferences',
  'one_time_token',
  'payment_account_pointer',
  'payment_reference',
  'personal_export_part',
  'points',
  'portrait_upload',
  'report_reason_count',
  'report_reason_label',
  'role_counts',
  'role_pointer',
  'secret',
  'service_suppression',
  'session',
  'space_slug',
  'subscription_end',
  'stream_entry',
  'stream_ticket',
  'tag_name',
  'transcript',
  'tally',
  'user_team',
  'webhook_body',
  'webhook_endpoint_count',
];
