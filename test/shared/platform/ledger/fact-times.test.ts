import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../../../functions/relay/entities.ts';
import { eventId } from '../../../../shared/platform/ledger/event-id.ts';
import {
  becomes,
  crudOf,
  DECOY_SECONDS,
  deletes,
  FACT,
  FACT_SECONDS,
  type FactCase,
  makes,
  row,
  turns,
  writes,
} from './fact-cases.ts';

const moment = { at: FACT_SECONDS, event: 'e' };
const other = { at: DECOY_SECONDS, event: 'o' };
const since = (status: string, before: string) => ({
  latest: { ...moment, status },
  trail: [
    { ...other, at: 1, status: before },
    { ...moment, status },
  ],
});
const order = (status: string, facts: object, more: object = {}) =>
  ({ status, facts, refunded_amount: 0, expires_at: null, ...more }) as const;
const orderTurns = (type: string, status: string, facts: object, more: object = {}) =>
  turns(type, order('pending', {}), order(status, facts, more));
const subscribed = (type: string, from: string, to: string) =>
  turns(type, { status: from, observed: {} }, { status: to, observed: since(to, from) });
const roles = (all: object) => ({ roles: all });
const emoji = { 'emoji:x': 1, resource_id: 'x' };
const reactions = [
  writes('reaction.added', { resource_id: 'x' }, emoji),
  writes('reaction.removed', emoji, { resource_id: 'x' }),
  writes('poll.voted', {}, { vote: 'x' }),
  writes('poll.vote_withdrawn', { vote: 'x' }, {}),
];
const alert = (thing: string) => [
  makes(`${thing}.raised`, { created_at: FACT, resolved_at: null }),
  makes(`${thing}.resolved`, { resolved_at: FACT }),
];
const published = (thing: string) => [
  ...crudOf(thing),
  turns(`${thing}.published`, { status: 'draft', published_at: null }, { status: 'published', published_at: FACT }),
  becomes(`${thing}.published`, 'draft', 'published'),
  becomes(`${thing}.unpublished`, 'published', 'draft'),
];
const attached = (...numbers: readonly number[]) =>
  Object.fromEntries(numbers.map((n) => ['attachment:a', { position: 0, n }]));
/** One whose row stays when it is deleted. */
const madeAndChanged = (thing: string) => crudOf(thing).slice(0, 2);

/** Each event of each entity, and where its time stands. */
const CASES: Readonly<Record<string, readonly FactCase[]>> = {
  access_grant: [
    makes('access.granted', { created_at: FACT }),
    writes('access.updated', {}, {}),
    deletes('access.revoked'),
  ],
  access_rule: crudOf('access_rule'),
  achievement: crudOf('achievement'),
  achievement_offer: [makes('achievement.offered', { updated_at: FACT }), deletes('achievement.withdrawn')],
  achievement_rule: [makes('achievement.rule_set', { updated_at: FACT }), writes('achievement.rule_set', {}, {})],
  admin_alert: alert('admin_alert'),
  api_key: [...crudOf('api_key'), turns('api_key.revoked', { revoked_at: null }, { revoked_at: FACT })],
  award: [
    makes('achievement.earned', { earned_at: FACT }),
    turns('achievement.earned', {}, { revoked_at: null, earned_at: FACT }),
    turns('achievement.revoked', { revoked_at: null }, { revoked_at: FACT }),
  ],
  attachments: [
    writes('attachment.created', attached(), attached(1)),
    writes('attachment.updated', attached(1), attached(2)),
    writes('attachment.deleted', attached(1), attached()),
  ],
  automation: [
    ...crudOf('automation'),
    turns('automation.published', { version_int: 1 }, { version_int: 2, published_at: FACT }),
    becomes('automation.draft', 'active', 'draft'),
    becomes('automation.paused', 'active', 'paused'),
    becomes('automation.resumed', 'paused', 'active'),
    becomes('automation.archived', 'active', 'archived'),
  ],
  automation_enrollment: [
    makes('automation_enrollment.created', { enrolled_at: FACT }),
    ...['completed', 'exited', 'canceled', 'failed'].map((status) =>
      becomes(`automation_enrollment.${status}`, 'running', status, 'ended_at'),
    ),
  ],
  comment: [
    ...madeAndChanged('comment'),
    becomes('comment.restored', 'hidden', 'published'),
    becomes('comment.hidden', 'published', 'hidden'),
    becomes('comment.deleted', 'published', 'deleted', 'deleted_at'),
  ],
  comment_viewer: reactions,
  completion: [makes('content.completed', { completed_at: FACT }), deletes('content.reopened')],
  contact: crudOf('contact'),
  contact_pair: [
    writes('contact.blocked', { blocked_by: [] }, { blocked_by: ['c'] }),
    writes('contact.unblocked', { blocked_by: ['c'] }, { blocked_by: [] }),
  ],
  contact_tag: [
    makes('member.tagged', { created_at: FACT }),
    writes('member.retagged', {}, {}),
    deletes('member.untagged'),
    { ...deletes('member.untagged', { expires_at: FACT }), after: row({ buried_at: '2026-03-04T00:00:00.000Z' }) },
  ],
  conversation: crudOf('conversation'),
  coupon: crudOf('coupon'),
  content_node: published('content_node'),
  discussion: [
    ...madeAndChanged('discussion'),
    turns(
      'discussion.published',
      { status: 'scheduled', published_at: null },
      { status: 'published', published_at: FACT },
    ),
    becomes('discussion.restored', 'hidden', 'published'),
    becomes('discussion.hidden', 'published', 'hidden'),
    becomes('discussion.deleted', 'published', 'deleted', 'deleted_at'),
  ],
  discussion_viewer: reactions,
  drip_campaign: [
    ...crudOf('drip_campaign'),
    becomes('drip_campaign.activated', 'draft', 'active'),
    ...['draft', 'paused', 'archived'].map((status) => becomes(`drip_campaign.${status}`, 'active', status)),
  ],
  drip_override: crudOf('drip_override'),
  drip_step: crudOf('drip_step'),
  editor_queue: [makes('editor_queue.replaced', { updated_at: FACT }), writes('editor_queue.replaced', {}, {})],
  email_suppression: [
    makes('suppression.created', { suppressed_at: FACT }),
    turns('suppression.updated', {}, { suppressed_at: FACT }),
    deletes('suppression.lifted'),
  ],
  entitlement: [
    makes('entitlement.granted', { status: 'active', granted_at: FACT }),
    makes('entitlement.revoked', { status: 'ended', revoked_at: FACT }),
    becomes('entitlement.granted', 'ended', 'active'),
    becomes('entitlement.revoked', 'grace', 'ended', 'revoked_at'),
    becomes('entitlement.updated', 'active', 'grace'),
  ],
  file: [
    makes('file.upload_started', { created_at: FACT }),
    writes('file.updated', {}, {}),
    ...['uploaded', 'processing', 'ready', 'failed'].map((to) =>
      writes(`file.${to}`, { status_upload: 'pending' }, { status_upload: to }),
    ),
    writes('file.pending', { status_upload: 'failed' }, { status_upload: 'pending' }),
    deletes('file.deleted'),
  ],
  follow: [makes('member.followed', { created_at: FACT }), deletes('member.unfollowed')],
  hub: crudOf('hub'),
  hub_domain: [...crudOf('domain'), becomes('domain.verified', 'pending', 'verified', 'verified_at')],
  hub_event: [
    ...crudOf('event'),
    becomes('event.published', 'draft', 'scheduled'),
    becomes('event.canceled', 'scheduled', 'canceled', 'canceled_at'),
  ],
  hub_event_rsvp: [
    makes('event.rsvp', { since: FACT }),
    becomes('event.rsvp', 'going', 'not_going', 'since'),
    becomes('event.promoted', 'waitlisted', 'going', 'since'),
    deletes('event.rsvp_withdrawn'),
  ],
  import: [
    makes('import.created', { created_at: FACT }),
    writes('import.updated', { status: 'queued' }, { status: 'queued' }),
    becomes('import.started', 'queued', 'running', 'started_at'),
    becomes('import.completed', 'running', 'completed', 'completed_at'),
    becomes('import.failed', 'running', 'failed'),
  ],
  invitation: [
    ...crudOf('invitation'),
    becomes('invitation.pending', 'revoked', 'pending'),
    becomes('invitation.accepted', 'pending', 'accepted'),
    becomes('invitation.revoked', 'pending', 'revoked'),
  ],
  media: crudOf('media'),
  member: [
    makes('member.invited', { status: 'invited', created_at: FACT }),
    makes('member.requested', { status: 'pending', created_at: FACT }),
    makes('member.joined', { status: 'active', joined_at: FACT }),
    turns('member.joined', { status: 'pending', joined_at: null }, { status: 'active', joined_at: FACT }),
    becomes('member.requested', 'left', 'pending'),
    writes('member.updated', { status: 'active' }, { status: 'active' }),
    becomes('member.suspended', 'active', 'suspended'),
    becomes('member.reinstated', 'suspended', 'active'),
    turns('member.reinstated', { status: 'suspended', suspended_until: FACT }, { status: 'active' }),
    becomes('member.banned', 'active', 'banned', 'banned_at'),
    becomes('member.unbanned', 'banned', 'active'),
    becomes('member.left', 'active', 'left', 'ended_at'),
    becomes('member.removed', 'active', 'removed', 'ended_at'),
  ],
  membership: [
    makes('user.added', { joined_at: FACT }),
    writes('user.updated', { role_id: 'r' }, { role_id: 'r' }),
    writes('user.role_changed', { role_id: 'r' }, { role_id: 's' }),
    deletes('user.removed'),
  ],
  message: [
    ...madeAndChanged('message'),
    turns('message.updated', { deleted_at: null, edited_at: null }, { deleted_at: null, edited_at: FACT }),
    turns('message.deleted', { deleted_at: null }, { deleted_at: FACT }),
  ],
  notification: crudOf('notification'),
  order: [
    makes('order.created', { ...order('pending', {}), created_at: FACT }),
    makes('order.paid', { ...order('free', {}), paid_at: FACT }),
    writes('order.updated', order('pending', {}), { ...order('pending', {}), total: 1 }),
    orderTurns('order.paid', 'paid', { paid: other }, { paid_at: FACT }),
    orderTurns('order.paid', 'paid', { paid: moment }, { paid_at: null }),
    orderTurns('order.failed', 'failed', { failed: moment }),
    orderTurns('order.expired', 'expired', { expired: moment }),
    orderTurns('order.expired', 'expired', { expired: other }, { expires_at: FACT }),
    orderTurns('order.refunded', 'refunded', { refunds: { r: { ...moment, amount: 1 } } }, { refunded_amount: 1 }),
    orderTurns('order.disputed', 'disputed', {
      disputes: { d: { ...moment, status: 'open' }, e: { ...other, status: 'won' } },
    }),
  ],
  payment_account: crudOf('payment_account'),
  personal_export: [
    makes('export.created', { created_at: FACT }),
    turns('export.created', { id: 'earlier' }, { created_at: FACT }),
    becomes('export.started', 'queued', 'running'),
    becomes('export.completed', 'running', 'completed', 'completed_at'),
    becomes('export.failed', 'running', 'failed'),
  ],
  platform_alert: alert('platform_alert'),
  playlist: published('playlist'),
  playlist_entry: [
    makes('playlist.item_added', { created_at: FACT }),
    writes('playlist.item_moved', {}, {}),
    deletes('playlist.item_removed'),
  ],
  price: crudOf('price'),
  product: crudOf('product'),
  report: [
    ...crudOf('report'),
    becomes('report.open', 'resolved', 'open'),
    becomes('report.resolved', 'open', 'resolved', 'resolved_at'),
    becomes('report.dismissed', 'open', 'dismissed', 'resolved_at'),
  ],
  report_reason: crudOf('report_reason'),
  roles: [
    writes('role.created', roles({}), roles({ a: { name: 'A' } })),
    writes('role.updated', roles({ a: { name: 'A' } }), roles({ a: { name: 'B' } })),
    writes('role.deleted', roles({ a: { name: 'A' } }), roles({})),
    writes('role.permission_granted', roles({ a: {} }), roles({ a: { permissions: new Set(['x']) } })),
    writes('role.permission_revoked', roles({ a: { permissions: new Set(['x']) } }), roles({ a: {} })),
  ],
  space: crudOf('space'),
  space_member: [
    makes('space_member.joined', { status: 'active', created_at: FACT }),
    makes('space_member.requested', { status: 'pending', created_at: FACT }),
    becomes('space_member.joined', 'pending', 'active'),
    writes('space_member.updated', {}, {}),
    deletes('space_member.left'),
  ],
  subscription: [
    makes('subscription.created', { status: 'incomplete', created_at: FACT }),
    writes('subscription.updated', {}, {}),
    subscribed('subscription.activated', 'incomplete', 'active'),
    subscribed('subscription.activated', 'incomplete', 'trialing'),
    subscribed('subscription.recovered', 'past_due', 'active'),
    subscribed('subscription.paused', 'active', 'paused'),
    becomes('subscription.past_due', 'active', 'past_due', 'past_due_since'),
    becomes('subscription.canceled', 'active', 'canceled', 'ended_at'),
    becomes('subscription.expired', 'incomplete', 'expired', 'ended_at'),
  ],
  tag: crudOf('tag'),
  team: crudOf('team'),
  transcode: [
    makes('media.transcode_requested', { status: 'queued', created_at: FACT }),
    becomes('media.transcode_started', 'queued', 'running', 'started_at'),
    becomes('media.transcoded', 'running', 'completed', 'completed_at'),
    becomes('media.transcode_failed', 'running', 'failed', 'completed_at'),
  ],
  transcription: [
    makes('media.transcription_requested', { status: 'queued', created_at: FACT }),
    becomes('media.transcription_started', 'queued', 'processing'),
    becomes('media.transcribed', 'processing', 'completed', 'completed_at'),
    becomes('media.transcription_failed', 'processing', 'failed', 'completed_at'),
  ],
  warning: [makes('member.warned', { created_at: FACT })],
  webhook_endpoint: [
    ...crudOf('webhook_endpoint'),
    turns('webhook_endpoint.secret_rotated', { rotated_at: null }, { rotated_at: FACT }),
    becomes('webhook_endpoint.disabled', 'active', 'disabled', 'disabled_at'),
    becomes('webhook_endpoint.enabled', 'disabled', 'active'),
  ],
};

const TOLD = Object.entries(EVENTS).filter(([, { types }]) => types.length > 0);

test('every entity that tells something, and every event of each, is looked at', () => {
  const declared = TOLD.map(([entity, { types }]) => [entity, [...types].sort()]);
  const shown = Object.entries(CASES).map(([entity, cases]) => [
    entity,
    [...new Set(cases.map(({ type }) => type))].sort(),
  ]);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(declared));
});

describe('an event carries the time of its fact, whatever other times its row has', () => {
  test.each(Object.entries(CASES).flatMap(([entity, cases]) => cases.map((one) => [entity, one.type, one] as const)))(
    '%s: %s',
    (entity, type, { before, after }) => {
      const tell = () => EVENTS[entity]?.(before, after) ?? [];
      const event = tell().find((one) => one.type === type);
      expect(event?.at).toBe(FACT);
      const record = { eventID: 'record', sequence: '1' };
      const ids = () => tell().map(({ at }, nth) => eventId(record, at, nth));
      expect(ids()).toEqual(ids());
    },
  );
});

test('a post that is published as it is made is published at that time', () => {
  const after = row({ status: 'published', published_at: FACT });
  const [created, published] = EVENTS.discussion?.(undefined, after) ?? [];
  expect([created?.type, published?.type, published?.at]).toEqual(['discussion.created', 'discussion.published', FACT]);
});
