import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { EVENTS } from '../../../../../functions/relay/entities.ts';
import { ENTITIES_WITHOUT_EVENTS } from '../../../../../functions/relay/entities-without-events.ts';
import {
  type Benefit,
  benefit,
  benefitSteps,
  type Recipient,
  withoutProof,
} from '../../../../../shared/hubs/people/contacts/recipient.ts';
import type { MembershipChange } from '../../../../../shared/hubs/people/members/memberships.ts';
import type { Step } from '../../../../../shared/platform/db/transaction.ts';
import { GRANTS } from '../../../../functions/auth/grants.ts';

/** The rows that grant a contact something of value, and the files that write them, each with `benefit`. */
const GRANTED: Readonly<Record<string, readonly string[]>> = {
  access_grant: ['shared/access/rules/grants.ts'],
  award: ['shared/engagement/achievements/awards.ts'],
  contact_tag: ['shared/hubs/people/tags/tag-benefits.ts'],
  drip_override: ['shared/downstream/drip/overrides.ts'],
  hub_event: ['shared/engagement/hub-events/create-event.ts'],
  entitlement: ['shared/commerce/purchases/purchase-steps.ts'],
  member: ['shared/hubs/people/members/members.ts'],
  space_member: ['shared/hubs/space-memberships/space-memberships.ts'],
};

/** The rows that grant nothing, or only record an action, a request or the effect of a row above. Stored names are old. */
const NOT_GRANTED: readonly string[] = [
  ...['access_rule', 'access_rule_pointer', 'achievement', 'achievement_due', 'achievement_offer', 'achievement_rule'],
  ...['activity', 'admin_alert', 'alert_dedupe', 'api_key', 'attachments', 'automation', 'automation_enrollment'],
  ...['automation_entry', 'automation_letter', 'automation_listening', 'automation_version', 'automation_waiter'],
  ...[
    'barred_address',
    'billing',
    'callback',
    'comment',
    'comment_counters',
    'comment_viewer',
    'completion',
    'contact',
  ],
  ...[
    'contact_credential',
    'contact_pair',
    'content_counters',
    'content_node',
    'conversation',
    'count',
    'counted',
    'coupon',
    'coupon_code',
  ],
  ...['coupon_use', 'credential', 'deed', 'discussion', 'discussion_counters', 'discussion_place', 'discussion_viewer'],
  ...['dead_letters', 'domain_pointer', 'drip_campaign', 'drip_step', 'drip_step_count', 'editor_queue'],
  ...[
    'email',
    'email_message',
    'email_suppression',
    'service_suppression',
    'event',
    'file',
    'follow',
    'hub',
    'hub_domain',
    'hub_event_rsvp',
  ],
  ...[
    'held_email',
    'hub_event_seats',
    'hub_event_waiting',
    'hub_pointer',
    'hub_slug',
    'idempotency',
    'import',
    'import_chunk',
  ],
  ...[
    'inbox_entry',
    'invitation',
    'invitation_token',
    'invited',
    'known_hubs',
    'limit',
    'live_connection',
    'live_listener',
    'mail_delivery',
    'media',
    'media_use',
  ],
  ...['member_term', 'membership', 'message', 'notification', 'notification_preferences', 'one_time_token', 'order'],
  ...['own_entry'],
  ...['payment_account', 'payment_account_pointer', 'payment_reference', 'personal_export', 'personal_export_part'],
  ...[
    'person_place',
    'platform_alert',
    'playlist',
    'playlist_entry',
    'points',
    'post_mark',
    'post_place',
    'portrait_upload',
    'price',
    'product',
    'profile_fields',
    'report',
    'report_case',
    'content_removal',
    'removed_content',
    'newcomer',
    'filed_report',
  ],
  ...[
    'report_reason',
    'report_reason_count',
    'report_reason_label',
    'retired_product',
    'role_counts',
    'role_pointer',
    'roles',
    'secret',
  ],
  ...[
    'session',
    'space',
    'space_read',
    'space_slug',
    'stream_entry',
    'stream_ticket',
    'subscription',
    'subscription_end',
    'tag',
    'tag_name',
    'tally',
  ],
  ...[
    'team',
    'team_controls',
    'team_erasure',
    'transcode',
    'transcript',
    'transcription',
    'user',
    'user_team',
    'warning',
    'webhook_body',
  ],
  ...['webhook_delivery', 'webhook_endpoint', 'webhook_endpoint_count', 'identity_provider'],
  ...['team_domain', 'team_domain_pointer', 'team_identity_provider'],
];

/** The updates of granting rows, and whether each is a grant. */
const UPDATES: Readonly<Record<string, 'grant' | 'no grant'>> = {
  'shared/hubs/people/tags/tag-benefits.ts': 'grant',
  'shared/hubs/imports/import-row.ts': 'grant',
  'shared/hubs/people/members/term-ends.ts': 'no grant',
  'shared/hubs/people/members/warnings.ts': 'no grant',
};

const sources = ['shared', 'functions'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(folder, file), 'utf8') })),
);
const textOf = (name: string) => sources.find(({ file }) => file === name)?.text ?? '';
const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

const KEYS = '(memberKey|contactTagKey|accessGrantKey|awardKey|entitlementKey|spaceMembershipKey)';

describe('a grant requires a proved email address', () => {
  test('every entity is declared as a grant or as not a grant', () => {
    const known = [...Object.keys(GRANTED), ...NOT_GRANTED];
    expect(known.toSorted()).toEqual([...Object.keys(EVENTS), ...ENTITIES_WITHOUT_EVENTS].toSorted());
    expect(new Set(known).size).toBe(known.length);
  });

  test.each(Object.entries(GRANTED))('%s is written only as a grant, in its own files', (entity, files) => {
    /* A tombstone has the entity, too, on the line that writes it. */
    const row = new RegExp(`^(?!.*(tombstone|softDelete|const by =)).*\\bentity: '${entity}'`, 'm');
    expect(filesWith(row)).toEqual(files);
    for (const file of files) expect(textOf(file)).toMatch(/\bbenefit\(|\bmap\(benefit\)/);
  });

  test('every update of such a row is a grant or is declared not to be one', () => {
    const files = filesWith(new RegExp(`\\bupdate(: |(<\\w+>)?\\()${KEYS}\\(`));
    expect(files.toSorted()).toEqual(Object.keys(UPDATES).toSorted());
    for (const [file, verdict] of Object.entries(UPDATES)) {
      const isGrant = new RegExp(`benefit\\(\\{[^;]*?\\bupdate: ${KEYS}\\(`).test(textOf(file));
      expect([file, isGrant ? 'grant' : 'no grant']).toEqual([file, verdict]);
    }
  });

  test('every granting entity has an operation that is tested with an unproved address', () => {
    const tried = new Set(Object.values(GRANTS).flatMap(({ writes }) => writes));
    expect([...tried].toSorted()).toEqual(Object.keys(GRANTED).toSorted());
  });

  test('a grant is not a step, only recipientOf returns a recipient, and a membership change declares its kind', () => {
    expectTypeOf<Benefit>().not.toExtend<Step>();
    expectTypeOf<object>().not.toExtend<Recipient>();
    expectTypeOf<{ readonly set: object }>().not.toExtend<MembershipChange>();
    const step: Step = { remove: { pk: 'pk', sk: 'sk' } };
    expect(Object.keys(benefit(step))).toEqual([]);
    expect(benefitSteps(withoutProof('joins'), [benefit(step)])).toEqual([step]);
  });
});
