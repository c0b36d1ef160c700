import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../../../functions/relay/entities.ts';
import { eventId } from '../../../../shared/platform/ledger/event-id.ts';
import {
  changes,
  changesStatus,
  creates,
  crudOf,
  DECOY,
  DECOY_SECONDS,
  deletes,
  FACT,
  FACT_SECONDS,
  type FactCase,
  row,
  updates,
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
const orderChanges = (type: string, status: string, facts: object, more: object = {}) =>
  changes(type, order('pending', {}), order(status, facts, more));
const subscribed = (type: string, from: string, to: string, more: object = {}) =>
  changes(type, { status: from, observed: {}, ...more }, { status: to, observed: since(to, from), ...more });
const roles = (all: object) => ({ roles: all });
const emoji = { 'emoji:x': 1, resource_id: 'x' };
const reactions = [
  updates('reaction.added', { resource_id: 'x' }, emoji),
  updates('reaction.removed', emoji, { resource_id: 'x' }),
  updates('poll.voted', {}, { vote: 'x' }),
  updates('poll.vote_withdrawn', { vote: 'x' }, {}),
];
const alert = (thing: string) => [
  creates(`${thing}.raised`, { created_at: FACT, resolved_at: null }),
  creates(`${thing}.resolved`, { resolved_at: FACT }),
];
const published = (thing: string) => [
  ...crudOf(thing),
  changes(`${thing}.published`, { status: 'draft', published_at: null }, { status: 'published', published_at: FACT }),
  changesStatus(`${thing}.published`, 'draft', 'published'),
  changesStatus(`${thing}.unpublished`, 'published', 'draft'),
];
const attached = (...numbers: readonly number[]) =>
  Object.fromEntries(numbers.map((n) => ['attachment:a', { position: 0, n }]));
/** For an entity whose row remains after its deletion. */
const createdAndUpdated = (thing: string) => crudOf(thing).slice(0, 2);

/** The cases of each event of each entity, with the attribute of its time. */
const CASES: Readonly<Record<string, readonly FactCase[]>> = {
  access_grant: [
    creates('access.granted', { created_at: FACT }),
    updates('access.updated', {}, {}),
    deletes('access.revoked'),
  ],
  access_rule: crudOf('access_rule'),
  achievement: crudOf('achievement'),
  achievement_offer: [creates('achievement.offered', { updated_at: FACT }), deletes('achievement.withdrawn')],
  achievement_rule: [creates('achievement.rule_set', { updated_at: FACT }), updates('achievement.rule_set', {}, {})],
  admin_alert: alert('admin_alert'),
  api_key: [...crudOf('api_key'), changes('api_key.revoked', { revoked_at: null }, { revoked_at: FACT })],
  award: [
    creates('achievement.earned', { earned_at: FACT }),
    changes('achievement.earned', {}, { revoked_at: null, earned_at: FACT }),
    changes('achievement.revoked', { revoked_at: null }, { revoked_at: FACT }),
  ],
  attachments: [
    updates('attachment.created', attached(), attached(1)),
    updates('attachment.updated', attached(1), attached(2)),
    updates('attachment.deleted', attached(1), attached()),
  ],
  automation: [
    ...crudOf('automation'),
    changes('automation.published', { version_int: 1 }, { version_int: 2, published_at: FACT }),
    changesStatus('automation.draft', 'active', 'draft'),
    changesStatus('automation.paused', 'active', 'paused'),
    changesStatus('automation.resumed', 'paused', 'active'),
    changesStatus('automation.archived', 'active', 'archived'),
  ],
  automation_enrollment: [
    creates('automation_enrollment.created', { enrolled_at: FACT }),
    ...['completed', 'exited', 'canceled', 'failed'].map((status) =>
      changesStatus(`automation_enrollment.${status}`, 'running', status, 'ended_at'),
    ),
  ],
  comment: [
    ...createdAndUpdated('comment'),
    creates('comment.held', { status: 'pending_review', created_at: FACT }),
    changesStatus('comment.created', 'pending_review', 'published'),
    changesStatus('comment.restored', 'hidden', 'published'),
    changesStatus('comment.hidden', 'published', 'hidden'),
    changesStatus('comment.deleted', 'published', 'deleted', 'deleted_at'),
  ],
  comment_viewer: reactions,
  completion: [creates('content.completed', { completed_at: FACT }), deletes('content.reopened')],
  contact: [
    creates('contact.created', { updated_at: FACT }),
    ...crudOf('contact').slice(1),
    changes('contact.impersonated', { acting_token: 'a' }, { acting_token: 'b', acted_at: FACT }),
  ],
  identity_provider: crudOf('identity_provider'),
  team_domain: crudOf('team_domain'),
  team_identity_provider: crudOf('team_identity_provider'),
  contact_pair: [
    updates('contact.blocked', { blocked_by: [] }, { blocked_by: ['c'] }),
    updates('contact.unblocked', { blocked_by: ['c'] }, { blocked_by: [] }),
  ],
  contact_tag: [
    creates('member.tagged', { created_at: FACT }),
    updates('member.retagged', {}, {}),
    deletes('member.untagged'),
    { ...deletes('member.untagged', { expires_at: FACT }), after: row({ buried_at: '2026-03-04T00:00:00.000Z' }) },
  ],
  content_removal: [
    creates('content_removal.started', { status: 'running', created_at: FACT }),
    changesStatus('content_removal.completed', 'running', 'completed', 'finished_at'),
    changesStatus('content_removal.undo_requested', 'completed', 'undoing'),
    changesStatus('content_removal.undone', 'undoing', 'undone', 'undone_at'),
  ],
  conversation: crudOf('conversation'),
  coupon: crudOf('coupon'),
  content_node: published('content_node'),
  discussion: [
    ...createdAndUpdated('discussion'),
    changes(
      'discussion.published',
      { status: 'scheduled', published_at: null },
      { status: 'published', published_at: FACT },
    ),
    changesStatus('discussion.restored', 'hidden', 'published'),
    changesStatus('discussion.hidden', 'published', 'hidden'),
    changesStatus('discussion.deleted', 'published', 'deleted', 'deleted_at'),
  ],
  discussion_viewer: reactions,
  drip_campaign: [
    ...crudOf('drip_campaign'),
    changesStatus('drip_campaign.activated', 'draft', 'active'),
    ...['draft', 'paused', 'archived'].map((status) => changesStatus(`drip_campaign.${status}`, 'active', status)),
  ],
  drip_override: crudOf('drip_override'),
  drip_step: crudOf('drip_step'),
  editor_queue: [creates('editor_queue.replaced', { updated_at: FACT }), updates('editor_queue.replaced', {}, {})],
  email_suppression: [
    creates('suppression.created', { suppressed_at: FACT }),
    changes('suppression.updated', {}, { suppressed_at: FACT }),
    deletes('suppression.lifted'),
  ],
  entitlement: [
    creates('entitlement.granted', { status: 'active', granted_at: FACT }),
    creates('entitlement.revoked', { status: 'ended', revoked_at: FACT }),
    changesStatus('entitlement.granted', 'ended', 'active'),
    changesStatus('entitlement.revoked', 'grace', 'ended', 'revoked_at'),
    changesStatus('entitlement.updated', 'active', 'grace'),
  ],
  file: [
    creates('file.upload_started', { created_at: FACT }),
    updates('file.updated', {}, {}),
    ...['uploaded', 'processing', 'ready', 'failed'].map((to) =>
      updates(`file.${to}`, { status_upload: 'pending' }, { status_upload: to }),
    ),
    updates('file.pending', { status_upload: 'failed' }, { status_upload: 'pending' }),
    deletes('file.deleted'),
  ],
  follow: [creates('member.followed', { created_at: FACT }), deletes('member.unfollowed')],
  hub: crudOf('hub'),
  hub_domain: [...crudOf('domain'), changesStatus('domain.verified', 'pending', 'verified', 'verified_at')],
  hub_event: [
    ...crudOf('event'),
    changesStatus('event.published', 'draft', 'scheduled'),
    changesStatus('event.canceled', 'scheduled', 'canceled', 'canceled_at'),
  ],
  hub_event_rsvp: [
    creates('event.rsvp', { since: FACT }),
    changesStatus('event.rsvp', 'going', 'not_going', 'since'),
    changesStatus('event.promoted', 'waitlisted', 'going', 'since'),
    deletes('event.rsvp_withdrawn'),
  ],
  import: [
    creates('import.created', { created_at: FACT }),
    updates('import.updated', { status: 'queued' }, { status: 'queued' }),
    changesStatus('import.started', 'queued', 'running', 'started_at'),
    changesStatus('import.completed', 'running', 'completed', 'completed_at'),
    changesStatus('import.failed', 'running', 'failed'),
  ],
  invitation: [
    ...crudOf('invitation'),
    changesStatus('invitation.pending', 'revoked', 'pending'),
    changesStatus('invitation.accepted', 'pending', 'accepted'),
    changesStatus('invitation.revoked', 'pending', 'revoked'),
  ],
  media: crudOf('media'),
  member: [
    creates('member.invited', { status: 'invited', created_at: FACT }),
    creates('member.requested', { status: 'pending', created_at: FACT }),
    creates('member.joined', { status: 'active', joined_at: FACT, created_at: FACT }),
    creates('member.joined', { status: 'active', joined_at: '2020-01-01T00:00:00.000Z', updated_at: FACT }),
    changes(
      'member.joined',
      { status: 'pending', joined_at: null, created_at: FACT },
      { status: 'active', joined_at: FACT, created_at: FACT },
    ),
    changesStatus('member.requested', 'left', 'pending'),
    updates('member.updated', { status: 'active' }, { status: 'active' }),
    updates('member.sender_appointed', { status: 'active' }, { status: 'active', is_automated_sender: true }),
    updates('member.sender_dismissed', { status: 'active', is_automated_sender: true }, { status: 'active' }),
    changesStatus('member.suspended', 'active', 'suspended'),
    changesStatus('member.reinstated', 'suspended', 'active'),
    changes('member.reinstated', { status: 'suspended', suspended_until: FACT }, { status: 'active' }),
    changesStatus('member.banned', 'active', 'banned', 'banned_at'),
    changesStatus('member.unbanned', 'banned', 'active'),
    changesStatus('member.left', 'active', 'left', 'ended_at'),
    changesStatus('member.removed', 'active', 'removed', 'ended_at'),
  ],
  membership: [
    creates('user.added', { joined_at: FACT }),
    updates('user.updated', { role_id: 'r' }, { role_id: 'r' }),
    updates('user.role_changed', { role_id: 'r' }, { role_id: 's' }),
    deletes('user.removed'),
  ],
  message: [
    ...createdAndUpdated('message'),
    changes('message.updated', { deleted_at: null, edited_at: null }, { deleted_at: null, edited_at: FACT }),
    changes('message.deleted', { deleted_at: null }, { deleted_at: FACT }),
  ],
  notification: crudOf('notification'),
  order: [
    creates('order.created', { ...order('pending', {}), created_at: FACT }),
    creates('order.paid', { ...order('free', {}), paid_at: FACT }),
    updates('order.updated', order('pending', {}), { ...order('pending', {}), total: 1 }),
    orderChanges('order.paid', 'paid', { paid: other }, { paid_at: FACT }),
    orderChanges('order.paid', 'paid', { paid: moment }, { paid_at: null }),
    orderChanges('order.failed', 'failed', { failed: moment }),
    orderChanges('order.expired', 'expired', { expired: moment }),
    orderChanges('order.expired', 'expired', { expired: other }, { expires_at: FACT }),
    orderChanges('order.refunded', 'refunded', { refunds: { r: { ...moment, amount: 1 } } }, { refunded_amount: 1 }),
    orderChanges('order.disputed', 'disputed', {
      disputes: { d: { ...moment, status: 'open' }, e: { ...other, status: 'won' } },
    }),
  ],
  payment_account: crudOf('payment_account'),
  personal_export: [
    creates('export.created', { created_at: FACT }),
    changes('export.created', { id: 'earlier' }, { created_at: FACT }),
    changesStatus('export.started', 'queued', 'running'),
    changesStatus('export.completed', 'running', 'completed', 'completed_at'),
    changesStatus('export.failed', 'running', 'failed'),
  ],
  platform_alert: alert('platform_alert'),
  playlist: published('playlist'),
  playlist_entry: [
    creates('playlist.item_added', { created_at: FACT }),
    updates('playlist.item_moved', {}, {}),
    deletes('playlist.item_removed'),
  ],
  price: crudOf('price'),
  product: crudOf('product'),
  report: [
    ...crudOf('report'),
    changesStatus('report.open', 'resolved', 'open'),
    changesStatus('report.resolved', 'open', 'resolved', 'resolved_at'),
    changesStatus('report.dismissed', 'open', 'dismissed', 'resolved_at'),
  ],
  report_reason: crudOf('report_reason'),
  profile_fields: [
    updates('profile_field.created', { fields: {} }, { fields: { a: { label: 'A' } } }),
    updates(
      'profile_field.updated',
      { fields: { a: { label: 'A', updated_at: DECOY } } },
      { fields: { a: { label: 'B', updated_at: FACT } } },
    ),
    updates('profile_field.deleted', { fields: { a: { label: 'A' } } }, { fields: {} }),
  ],
  roles: [
    updates('role.created', roles({}), roles({ a: { name: 'A' } })),
    updates('role.updated', roles({ a: { name: 'A' } }), roles({ a: { name: 'B' } })),
    updates('role.deleted', roles({ a: { name: 'A' } }), roles({})),
    updates('role.permission_granted', roles({ a: {} }), roles({ a: { permissions: new Set(['x']) } })),
    updates('role.permission_revoked', roles({ a: { permissions: new Set(['x']) } }), roles({ a: {} })),
  ],
  space: crudOf('space'),
  space_member: [
    creates('space_member.joined', { status: 'active', created_at: FACT }),
    creates('space_member.requested', { status: 'pending', created_at: FACT }),
    changesStatus('space_member.joined', 'pending', 'active'),
    updates('space_member.updated', {}, {}),
    deletes('space_member.left'),
  ],
  subscription: [
    creates('subscription.created', { status: 'incomplete', created_at: FACT }),
    updates('subscription.updated', {}, {}),
    subscribed('subscription.activated', 'incomplete', 'active'),
    subscribed('subscription.activated', 'incomplete', 'trialing'),
    updates(
      'subscription.activated',
      { status: 'active', activated_at: null },
      { status: 'active', activated_at: FACT, observed: { trail: [] } },
    ),
    subscribed('subscription.trial_started', 'incomplete', 'trialing', { activated_at: null }),
    subscribed('subscription.resumed', 'paused', 'active'),
    subscribed('subscription.recovered', 'past_due', 'active'),
    subscribed('subscription.paused', 'active', 'paused'),
    changesStatus('subscription.past_due', 'active', 'past_due', 'past_due_since'),
    changesStatus('subscription.canceled', 'active', 'canceled', 'ended_at'),
    changesStatus('subscription.expired', 'incomplete', 'expired', 'ended_at'),
  ],
  tag: crudOf('tag'),
  team: [
    ...crudOf('team'),
    updates('team.suspended', { suspended_at: null }, { suspended_at: '2026-01-01T00:00:00.000Z' }),
    updates('team.resumed', { suspended_at: '2026-01-01T00:00:00.000Z' }, { suspended_at: null }),
    updates('team.limited', {}, { requests_per_minute: 60 }),
  ],
  transcode: [
    creates('media.transcode_requested', { status: 'queued', created_at: FACT }),
    changesStatus('media.transcode_started', 'queued', 'running', 'started_at'),
    changesStatus('media.transcoded', 'running', 'completed', 'completed_at'),
    changesStatus('media.transcode_failed', 'running', 'failed', 'completed_at'),
  ],
  transcription: [
    creates('media.transcription_requested', { status: 'queued', created_at: FACT }),
    changesStatus('media.transcription_started', 'queued', 'processing'),
    changesStatus('media.transcribed', 'processing', 'completed', 'completed_at'),
    changesStatus('media.transcription_failed', 'processing', 'failed', 'completed_at'),
  ],
  warning: [creates('member.warned', { created_at: FACT })],
  webhook_endpoint: [
    ...crudOf('webhook_endpoint'),
    changes('webhook_endpoint.secret_rotated', { rotated_at: null }, { rotated_at: FACT }),
    changesStatus('webhook_endpoint.disabled', 'active', 'disabled', 'disabled_at'),
    changesStatus('webhook_endpoint.enabled', 'disabled', 'active'),
  ],
};

const PUBLISHED = Object.entries(EVENTS).filter(([, { types }]) => types.length > 0);

test('every event of every entity has a case', () => {
  const declared = PUBLISHED.map(([entity, { types }]) => [entity, [...types].sort()]);
  const shown = Object.entries(CASES).map(([entity, cases]) => [
    entity,
    [...new Set(cases.map(({ type }) => type))].sort(),
  ]);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(declared));
});

describe('an event has the time of its fact, not another time of its row', () => {
  test.each(Object.entries(CASES).flatMap(([entity, cases]) => cases.map((one) => [entity, one.type, one] as const)))(
    '%s: %s',
    (entity, type, { before, after }) => {
      const eventsOfCase = () => EVENTS[entity]?.(before, after) ?? [];
      const event = eventsOfCase().find((one) => one.type === type);
      expect(event?.at).toBe(FACT);
      const record = { eventID: 'record', sequence: '1' };
      const ids = () => eventsOfCase().map(({ at }, nth) => eventId(record, at, nth));
      expect(ids()).toEqual(ids());
    },
  );
});

test('a post that is published on creation has that time as its publication time', () => {
  const after = row({ status: 'published', published_at: FACT });
  const [created, published] = EVENTS.discussion?.(undefined, after) ?? [];
  expect([created?.type, published?.type, published?.at]).toEqual(['discussion.created', 'discussion.published', FACT]);
});
