import { MAX_BYTES as MAX_FRAME_BYTES } from '../../../functions/live/messages.ts';
import { MAX_BYTES as MAX_IMPORT_BYTES, MAX_ROWS as MAX_IMPORT_ROWS } from '../../../functions/members/imports.ts';
import { MAX_OTHERS } from '../../../functions/messages/open-conversation.ts';
import { MAX_TARGETS } from '../../../functions/stream/activity.ts';
import { MAX_RECEIPT_BYTES } from '../../../functions/webhooks/receipts.ts';
import { MAX_CONDITIONS } from '../../../shared/access/rules/condition.ts';
import { MAGIC_LINK_SECONDS } from '../../../shared/access/sign-in/magic-link.ts';
import { MAX_TEAM_DOMAINS } from '../../../shared/access/sign-in/team/team-domain-item.ts';
import { MAX_TEAM_PROVIDERS } from '../../../shared/access/sign-in/team/team-provider-item.ts';
import { VERIFICATION_SECONDS } from '../../../shared/accounts/identity/email-verification.ts';
import { RESET_SECONDS } from '../../../shared/accounts/identity/one-time-tokens.ts';
import { TOKENS } from '../../../shared/accounts/identity/token.ts';
import { MAX_ROLES } from '../../../shared/accounts/roles/team-roles.ts';
import { MAX_ACTIVITIES } from '../../../shared/community/activity/activity-input.ts';
import { RETENTION_SECONDS as ACTIVITY_SECONDS } from '../../../shared/community/activity/activity-item.ts';
import { MAX_PINS } from '../../../shared/community/discussions/pins.ts';
import { MAX_REASONS } from '../../../shared/community/moderation/report-reasons.ts';
import { MAX_EMOJI } from '../../../shared/community/reactions/react.ts';
import { EMAIL_RETENTION_DAYS } from '../../../shared/delivery/email/email-item.ts';
import { HELD_DAYS } from '../../../shared/delivery/email/held-email.ts';
import { RETENTION_SECONDS as DELIVERY_SECONDS } from '../../../shared/delivery/webhooks/deliveries.ts';
import { MAX_BODY_BYTES } from '../../../shared/delivery/webhooks/delivery-body.ts';
import { MAX_ENDPOINTS } from '../../../shared/delivery/webhooks/endpoints.ts';
import { MAX_NODES } from '../../../shared/downstream/automations/definition.ts';
import { MAX_ACTIVE } from '../../../shared/downstream/automations/event-subscriptions.ts';
import { MAX_STEPS } from '../../../shared/downstream/drip/drip-steps.ts';
import { FILE_DAYS } from '../../../shared/downstream/exports/exports.ts';
import { MAX_OF_CONTACT } from '../../../shared/downstream/live/connections.ts';
import { KEPT_SECONDS as NOTIFICATION_SECONDS } from '../../../shared/downstream/notifications/notification-item.ts';
import { TICKET_SECONDS } from '../../../shared/downstream/stream/stream-tickets.ts';
import { MAX_HUBS } from '../../../shared/engagement/achievements/achievements.ts';
import { MAX_ENTRIES } from '../../../shared/engagement/content/playlist-entries.ts';
import { MAX_LENGTH_MS } from '../../../shared/engagement/hub-events/event-input.ts';
import { MAX_HUB_PROVIDERS } from '../../../shared/hubs/identity-providers/identity-provider-item.ts';
import { MAX_LINKS } from '../../../shared/hubs/people/contacts/profile-input.ts';
import { MAX_BYTES as MAX_PROFILE_BYTES } from '../../../shared/hubs/people/profile-fields/field-values.ts';
import {
  MAX_FIELDS,
  MAX_OPTIONS,
  MAX_OPTIONS_OF_A_TEAM,
} from '../../../shared/hubs/people/profile-fields/profile-field-item.ts';
import { MAX_ATTACHMENTS } from '../../../shared/media/attachments/attachment-item.ts';
import { SIZE_LIMITS } from '../../../shared/media/files/file-types.ts';
import { FORM_SECONDS } from '../../../shared/media/files/object-store.ts';
import { MAX_PAYLOAD_BYTES } from '../../../shared/platform/callbacks/callback-item.ts';
import { RETENTION_SECONDS as KEY_SECONDS } from '../../../shared/platform/http/idempotency.ts';
import { MAX_DEPTH } from '../../../shared/platform/http/json.ts';
import { MAX_PROBLEMS } from '../../../shared/platform/http/problems.ts';
import { MIB, sizeText } from '../../../shared/platform/http/read-body.ts';
import { MAX_SIZE } from '../../../shared/platform/http/read-query.ts';

/** A number, size or time that the service limits, and what happens beyond it. */
export interface Quota {
  readonly what: string;
  readonly value: string;
  readonly beyond: string;
}

const DAY = 86_400;

const number = (value: number): string => value.toLocaleString('en-US');
const days = (seconds: number): string => `${seconds / DAY} days`;
const minutes = (seconds: number): string => `${seconds / 60} minutes`;
const hours = (seconds: number): string => (seconds === 3_600 ? '1 hour' : `${seconds / 3_600} hours`);
const bytes = (value: number): string => {
  return value % 1024 === 0 ? sizeText(value) : `${number(value)} bytes`;
};

const quota = (what: string, value: number | string, beyond: string): Quota => ({
  what,
  beyond,
  value: typeof value === 'number' ? number(value) : value,
});

const link = (code: string): string => `[\`${code}\`](/docs/errors#${code})`;
const INVALID = '422';
const FULL = `409 ${link('limit_reached')}`;
const TOO_LARGE = `413 ${link('payload_too_large')}`;

const files = Object.entries(SIZE_LIMITS.creator).map(([kind, creator]) => {
  const member = Object.entries(SIZE_LIMITS.member).find(([name]) => name === kind)?.[1] ?? 0;
  return quota(`Upload of one ${kind}`, `${bytes(creator)}, of a member ${bytes(member)}`, INVALID);
});

/** All quotas by the part of the service. Every number is the constant that the code applies. */
export const QUOTAS: Readonly<Record<string, readonly Quota[]>> = {
  Requests: [
    quota('Body of a request', bytes(MIB), TOO_LARGE),
    quota('Body of a contact import', bytes(MAX_IMPORT_BYTES), TOO_LARGE),
    quota('Event of a payment, email or transcription provider', bytes(MAX_PAYLOAD_BYTES), TOO_LARGE),
    quota('Webhook delivery to verify', bytes(MAX_RECEIPT_BYTES), TOO_LARGE),
    quota('Nesting of a JSON body', `${MAX_DEPTH} levels`, INVALID),
    quota('`page[size]` of a list', MAX_SIZE, INVALID),
    quota('Errors in one response', MAX_PROBLEMS, 'further problems are left out'),
    quota('Idempotency key', `kept for ${hours(KEY_SECONDS)}`, 'the request is a new one'),
    quota('Message to the WebSocket', bytes(MAX_FRAME_BYTES), 'error `malformed`'),
    quota('Open WebSockets of a contact', MAX_OF_CONTACT, '429 on connecting'),
  ],
  'Lifetimes of tokens and links': [
    quota('Platform token', minutes(TOKENS.platform.seconds), `401 ${link('unauthorized')}`),
    quota('Contact token', minutes(TOKENS.contact.seconds), `401 ${link('unauthorized')}`),
    quota('Stream ticket', minutes(TICKET_SECONDS), `401 ${link('unauthorized')}`),
    quota('Magic link', minutes(MAGIC_LINK_SECONDS), `422 ${link('invalid_token')}`),
    quota('Password reset', minutes(RESET_SECONDS), `422 ${link('invalid_token')}`),
    quota('Verification of an email address', hours(VERIFICATION_SECONDS), `422 ${link('invalid_token')}`),
  ],
  'Teams and members': [
    quota('Domains of a team', MAX_TEAM_DOMAINS, FULL),
    quota('Identity providers of a team', MAX_TEAM_PROVIDERS, FULL),
    quota('Identity providers of a hub', MAX_HUB_PROVIDERS, FULL),
    quota('Roles of a team', MAX_ROLES, FULL),
    quota('Profile fields of a team', MAX_FIELDS, FULL),
    quota('Options of a profile field', MAX_OPTIONS, INVALID),
    quota('Options of all profile fields of a team', MAX_OPTIONS_OF_A_TEAM, FULL),
    quota('Values of a profile together', bytes(MAX_PROFILE_BYTES), `422 ${link('profile_too_large')}`),
    quota('Links of a profile', MAX_LINKS, INVALID),
    quota('Rows of a contact import', MAX_IMPORT_ROWS, INVALID),
    quota('Conditions of an access rule', MAX_CONDITIONS, INVALID),
    quota('Hubs that offer an achievement', MAX_HUBS, FULL),
  ],
  'Community and content': [
    quota('Pinned discussions of a space', MAX_PINS, FULL),
    quota('Different emoji on a target', MAX_EMOJI, `409 ${link('too_many_emoji')}`),
    quota('Report reasons of a hub', MAX_REASONS, FULL),
    quota('Contacts of a conversation', MAX_OTHERS + 1, INVALID),
    quota('Attachments of a resource', MAX_ATTACHMENTS, FULL),
    quota('Items of a playlist', MAX_ENTRIES, FULL),
    quota('Duration of an event', days(MAX_LENGTH_MS / 1000), `422 ${link('too_long')}`),
    quota('Activities in a request', MAX_ACTIVITIES, INVALID),
    quota('Different targets of the activities in a request', MAX_TARGETS, FULL),
    ...files,
    quota('Upload form', `valid for ${hours(FORM_SECONDS)}`, 'refused by the file store'),
  ],
  'Automations and webhooks': [
    quota('Active automations of a hub', MAX_ACTIVE, FULL),
    quota('Nodes of an automation', MAX_NODES, INVALID),
    quota('Steps of a drip campaign', MAX_STEPS, FULL),
    quota('Webhook endpoints of a hub', MAX_ENDPOINTS, FULL),
    quota('Body of a webhook', bytes(MAX_BODY_BYTES), 'not sent'),
  ],
  Retention: [
    quota('Notifications', days(NOTIFICATION_SECONDS), 'removed'),
    quota('Recorded activity', days(ACTIVITY_SECONDS), 'removed'),
    quota('Emails', `${EMAIL_RETENTION_DAYS} days`, 'removed from the list'),
    quota('Emails that wait', `${HELD_DAYS} days`, 'status `suppressed`'),
    quota('Webhook deliveries', days(DELIVERY_SECONDS), 'removed from the list'),
    quota('File of a personal data export', `${FILE_DAYS} days`, 'removed: request a new export'),
  ],
};
