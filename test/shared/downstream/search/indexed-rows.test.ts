import { expect, test } from 'vitest';
import { EVENTS } from '../../../../functions/relay/entities.ts';
import { ENTITIES_WITHOUT_EVENTS } from '../../../../functions/relay/entities-without-events.ts';
import { indexJobOf } from '../../../../shared/downstream/search/index-job-of.ts';
import { INDEXED_TYPES } from '../../../../shared/downstream/search/index-queue.ts';
import { KINDS_OF } from '../../../../shared/downstream/search/scope.ts';
import { KINDS } from '../../../../shared/downstream/search/search-index.ts';
import { SOURCES } from '../../../../shared/downstream/search/sources/sources.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';

/** The rows whose text search finds, and the resource that is indexed again when they change. */
const SEARCHED: Readonly<Record<string, (typeof INDEXED_TYPES)[number] | 'contact'>> = {
  comment: 'comment',
  contact: 'contact',
  content_node: 'content_node',
  discussion: 'discussion',
  media: 'media',
  member: 'member',
  transcription: 'media',
};

/** The rows with a name or text that no search scope includes. The names are stored. */
const NOT_SEARCHED: readonly string[] = [
  ...['achievement', 'activity', 'admin_alert', 'api_key', 'automation', 'automation_letter', 'automation_version'],
  ...['coupon', 'drip_campaign', 'editor_queue', 'hub', 'hub_domain', 'hub_event', 'import', 'import_chunk'],
  ...[
    'membership',
    'message',
    'notification',
    'order',
    'platform_alert',
    'playlist',
    'price',
    'product',
    'profile_fields',
  ],
  ...['report', 'report_reason', 'report_reason_label', 'roles', 'space', 'tag', 'tag_name', 'team', 'user', 'warning'],
  ...['team_domain', 'team_domain_pointer', 'team_identity_provider'],
  ...['identity_provider', 'webhook_body', 'webhook_endpoint'],
];

/** The parts of a transcript are found with the media, whose transcription row says that they are complete. */
const FOUND_WITH_THE_MEDIA: readonly string[] = ['transcript'];

/** The rows without text of their own: relations, states, counters, pointers, credentials and records of the service. */
const WITHOUT_TEXT: readonly string[] = [
  ...['access_grant', 'access_rule', 'access_rule_pointer', 'achievement_due', 'achievement_offer'],
  ...['achievement_rule', 'alert_dedupe', 'attachments', 'automation_enrollment', 'automation_entry'],
  ...['automation_listening', 'automation_waiter', 'award', 'barred_address', 'billing', 'callback'],
  ...['comment_counters', 'comment_viewer', 'completion', 'contact_credential', 'contact_pair', 'contact_tag'],
  ...[
    'content_counters',
    'conversation',
    'count',
    'counted',
    'coupon_code',
    'coupon_use',
    'credential',
    'dead_letters',
    'deed',
  ],
  ...['discussion_counters', 'discussion_place', 'discussion_viewer', 'domain_pointer', 'drip_override'],
  ...['drip_step', 'drip_step_count', 'email', 'email_message', 'email_suppression', 'entitlement', 'event'],
  ...['file', 'follow', 'held_email', 'hub_event_rsvp', 'hub_event_seats', 'hub_event_waiting', 'hub_pointer'],
  ...['hub_slug', 'idempotency', 'inbox_entry', 'invitation', 'invitation_token', 'invited', 'known_hubs', 'limit'],
  ...['live_connection', 'live_listener'],
  ...['mail_delivery', 'media_use', 'member_term', 'notification_preferences', 'one_time_token', 'own_entry'],
  ...['payment_account', 'payment_account_pointer', 'payment_reference', 'personal_export'],
  ...[
    'personal_export_part',
    'person_place',
    'playlist_entry',
    'points',
    'portrait_upload',
    'post_mark',
    'post_place',
    'report_reason_count',
    'report_case',
    'content_removal',
    'removed_content',
    'newcomer',
    'filed_report',
  ],
  ...[
    'role_counts',
    'role_pointer',
    'secret',
    'service_suppression',
    'session',
    'space_member',
    'space_read',
    'space_slug',
  ],
  ...[
    'stream_entry',
    'stream_ticket',
    'subscription',
    'subscription_end',
    'tally',
    'team_controls',
    'team_erasure',
    'transcode',
    'user_team',
  ],
  ...['retired_product', 'webhook_delivery', 'webhook_endpoint_count'],
];

test('every entity is declared once: as searched, as not searched or as without text', () => {
  const declared = [...Object.keys(SEARCHED), ...NOT_SEARCHED, ...FOUND_WITH_THE_MEDIA, ...WITHOUT_TEXT];
  expect(declared.toSorted()).toEqual([...Object.keys(EVENTS), ...ENTITIES_WITHOUT_EVENTS].toSorted());
});

test.each(Object.keys(KINDS))('documents of the kind %s have a source, and a scope besides `all`', (kind) => {
  const { all, ...scopes } = KINDS_OF;
  expect(Object.keys(SOURCES)).toContain(kind);
  expect(all).toContain(kind);
  expect(Object.values(scopes).flat()).toContain(kind);
});

test('every indexed type has a row that is declared as searched', () => {
  expect([...new Set(Object.values(SEARCHED))].toSorted()).toEqual([...INDEXED_TYPES, 'contact'].toSorted());
});

test.each(Object.entries(SEARCHED))('every event of %s leads to an index job of its %s', (entity, indexed) => {
  const types = EVENTS[entity]?.types ?? [];
  expect(types.length).toBeGreaterThan(0);
  const resource = { resource_type: 'things', resource_id: newId(), team_id: newId(), hub_id: newId() };
  for (const type of types) {
    const job = indexJobOf({ type, ...resource, actor: null, at: new Date().toISOString(), changed: [] });
    expect(job).toMatchObject(indexed === 'contact' ? { kind: 'person' } : { kind: 'thing', thing: indexed });
  }
});
