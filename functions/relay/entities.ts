import { dripCampaignEvents } from '../../shared/access/drip/campaign-item.ts';
import { overrideEvents } from '../../shared/access/drip/override-item.ts';
import { accessGrantEvents } from '../../shared/access/rules/grant-item.ts';
import { accessRuleEvents } from '../../shared/access/rules/rule-item.ts';
import { teamDomainEvents } from '../../shared/access/sign-in/team/team-domain-item.ts';
import { teamProviderEvents } from '../../shared/access/sign-in/team/team-provider-item.ts';
import { adminAlertEvents, platformAlertEvents } from '../../shared/accounts/alerts/alert-events.ts';
import { apiKeyEvents } from '../../shared/accounts/api-keys/api-key-item.ts';
import { invitationEvents } from '../../shared/accounts/invitations/invitation-item.ts';
import { roleEvents } from '../../shared/accounts/roles/role-events.ts';
import { membershipEvents } from '../../shared/accounts/teams/membership-events.ts';
import { teamEvents } from '../../shared/accounts/teams/team-item.ts';
import { couponEvents } from '../../shared/commerce/catalog/coupon-item.ts';
import { priceEvents } from '../../shared/commerce/catalog/price-item.ts';
import { productEvents } from '../../shared/commerce/catalog/product-item.ts';
import { entitlementEvents } from '../../shared/commerce/purchases/entitlement-item.ts';
import { orderEvents } from '../../shared/commerce/purchases/orders/order-item.ts';
import { paymentAccountEvents } from '../../shared/commerce/purchases/payment-accounts.ts';
import { subscriptionEvents } from '../../shared/commerce/purchases/subscriptions/subscription-item.ts';
import { commentEvents } from '../../shared/community/comments/comment-events.ts';
import { discussionEvents } from '../../shared/community/discussions/discussion-events.ts';
import { reportEvents } from '../../shared/community/moderation/report-item.ts';
import { reportReasonEvents } from '../../shared/community/moderation/report-reason-item.ts';
import { reactionEvents } from '../../shared/community/reactions/reaction-events.ts';
import { suppressionEvents } from '../../shared/delivery/email/suppression-item.ts';
import { endpointEvents } from '../../shared/delivery/webhooks/endpoint-item.ts';
import { automationEvents } from '../../shared/downstream/automations/automation-item.ts';
import { enrollmentEvents } from '../../shared/downstream/automations/enrollment-item.ts';
import { dripStepEvents } from '../../shared/downstream/drip/step-item.ts';
import { exportEvents } from '../../shared/downstream/exports/export-item.ts';
import { notificationEvents } from '../../shared/downstream/notifications/notification-item.ts';
import { achievementEvents } from '../../shared/engagement/achievements/achievement-item.ts';
import { offerEvents, ruleEvents } from '../../shared/engagement/achievements/offer-item.ts';
import { contentNodeEvents } from '../../shared/engagement/content/content-node-item.ts';
import { playlistEntryEvents, playlistEvents } from '../../shared/engagement/content/playlist-item.ts';
import { hubEventEvents } from '../../shared/engagement/hub-events/event-events.ts';
import { rsvpEvents } from '../../shared/engagement/hub-events/rsvp-item.ts';
import { conversationEvents } from '../../shared/engagement/messages/conversation-item.ts';
import { messageEvents } from '../../shared/engagement/messages/message-item.ts';
import { awardEvents } from '../../shared/hubs/awards/award-item.ts';
import { completionEvents } from '../../shared/hubs/completions/completion-item.ts';
import { editorQueueEvents } from '../../shared/hubs/editor-queue/editor-queue-events.ts';
import { domainEvents } from '../../shared/hubs/hubs/domains/domain-item.ts';
import { hubEvents } from '../../shared/hubs/hubs/hub-item.ts';
import { identityProviderEvents } from '../../shared/hubs/identity-providers/identity-provider-item.ts';
import { importEvents } from '../../shared/hubs/imports/import-item.ts';
import { contactEvents } from '../../shared/hubs/people/contacts/contact-item.ts';
import { contentRemovalEvents } from '../../shared/hubs/people/content-removals/content-removal-item.ts';
import { followEvents } from '../../shared/hubs/people/members/follows.ts';
import { memberEvents } from '../../shared/hubs/people/members/member-events.ts';
import { pairEvents } from '../../shared/hubs/people/members/pair-events.ts';
import { warningEvents } from '../../shared/hubs/people/members/warnings.ts';
import { profileFieldEvents } from '../../shared/hubs/people/profile-fields/profile-field-events.ts';
import { contactTagEvents } from '../../shared/hubs/people/tags/contact-tags.ts';
import { tagEvents } from '../../shared/hubs/people/tags/tag-item.ts';
import { spaceMembershipEvents } from '../../shared/hubs/space-memberships/space-membership-item.ts';
import { spaceEvents } from '../../shared/hubs/spaces/space-item.ts';
import { attachmentEvents } from '../../shared/media/attachments/attachment-item.ts';
import { fileEvents } from '../../shared/media/files/file-item.ts';
import { mediaEvents } from '../../shared/media/media/media-item.ts';
import { transcodeEvents } from '../../shared/media/transcoding/transcode-item.ts';
import { transcriptionEvents } from '../../shared/media/transcription/transcription-item.ts';
import { type DeclaredEvents, declared } from '../../shared/platform/ledger/domain-event.ts';

/** The event declarations of rows, by `entity`. The stream does not invoke the relay for other rows. */
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
  /* Queued as an email; the ledger records nothing. */
  automation_letter: declared([], () => []),
  comment: commentEvents,
  comment_viewer: reactionEvents('comments'),
  completion: completionEvents,
  contact: contactEvents,
  identity_provider: identityProviderEvents,
  /* An ended credential is queued as an email; the ledger records nothing. */
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
  /* Each attempt is queued as an email; the ledger records nothing. */
  held_email: declared([], () => []),
  hub: hubEvents,
  hub_domain: domainEvents,
  hub_event: hubEventEvents,
  hub_event_rsvp: rsvpEvents,
  import: importEvents,
  /* A change of unread messages is queued for the contact's open WebSockets; the ledger records nothing. */
  inbox_entry: declared([], () => []),
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
  profile_fields: profileFieldEvents,
  content_removal: contentRemovalEvents,
  report: reportEvents,
  report_reason: reportReasonEvents,
  roles: roleEvents,
  space: spaceEvents,
  space_member: spaceMembershipEvents,
  subscription: subscriptionEvents,
  tag: tagEvents,
  team: teamEvents,
  team_domain: teamDomainEvents,
  team_identity_provider: teamProviderEvents,
  transcode: transcodeEvents,
  transcription: transcriptionEvents,
  /* A new user is sent a verification email; the ledger records nothing. */
  user: declared([], () => []),
  warning: warningEvents,
  /* Each generation is queued as a delivery; the ledger records nothing. */
  webhook_delivery: declared([], () => []),
  webhook_endpoint: endpointEvents,
};
