import { expect, test } from 'vitest';
import { EVENTS } from '../../../../functions/relay/entities.ts';
import type { Item } from '../../../../shared/platform/db/item.ts';
import { hubPartition, teamPartition } from '../../../../shared/platform/db/key.ts';

const AT = '2026-03-01T10:00:00.000Z';
const base = { sk: 'ROW', updated_at: AT, created_at: AT, actor: { type: 'user', id: 'u' } };
const inTeam = (attributes: object) => ({ pk: teamPartition('t'), ...base, ...attributes }) as unknown as Item;
const inHub = (attributes: object) =>
  ({ pk: hubPartition({ team: 't', hub: 'h' }), ...base, ...attributes }) as unknown as Item;

/** The types, resource ids and changed attributes of the events of a change. */
const eventsOf = (entity: string, before: Item | undefined, after: Item | undefined) =>
  (EVENTS[entity]?.(before, after) ?? []).map(({ type, resource_id, changed }) => [type, resource_id, ...changed]);

test.each([
  ['hub', 'h'],
  ['space', 's'],
  ['team', 't'],
  ['contact', 'c'],
])('a %s is created and updated', (entity, id) => {
  const row = inHub({ id, name: 'One' });
  expect(eventsOf(entity, undefined, row)).toEqual([[`${entity}.created`, id]]);
  expect(eventsOf(entity, row, inHub({ id, name: 'Two' }))).toEqual([[`${entity}.updated`, id, 'name']]);
});

test('an API key is published as revoked once; its use is not published, and its hash never occurs', () => {
  const key = inTeam({ id: 'k', name: 'CI', secret_hash: 'x', last_used_at: null, revoked_at: null });
  expect(eventsOf('api_key', undefined, key)).toEqual([['api_key.created', 'k']]);
  expect(eventsOf('api_key', key, { ...key, last_used_at: AT } as Item)).toEqual([]);
  expect(eventsOf('api_key', key, { ...key, secret_hash: 'y' } as Item)).toEqual([]);
  const revoked = { ...key, revoked_at: AT } as Item;
  expect(eventsOf('api_key', key, revoked)).toEqual([['api_key.revoked', 'k', 'revoked_at']]);
  expect(eventsOf('api_key', revoked, { ...revoked, name: 'Old' } as Item)).toEqual([['api_key.updated', 'k', 'name']]);
});

test('an invitation is published with its status; its token never occurs', () => {
  const invitation = inTeam({ id: 'i', status: 'pending', accepted_by: null });
  expect(eventsOf('invitation', undefined, invitation)).toEqual([['invitation.created', 'i']]);
  expect(eventsOf('invitation', invitation, { ...invitation, token_hash: 'x' } as Item)).toEqual([]);
  const accepted = { ...invitation, status: 'accepted', accepted_by: 'u' } as Item;
  expect(eventsOf('invitation', invitation, accepted)).toEqual([['invitation.accepted', 'i', 'accepted_by', 'status']]);
  const revoked = { ...invitation, status: 'revoked' } as Item;
  expect(eventsOf('invitation', invitation, revoked)).toEqual([['invitation.revoked', 'i', 'status']]);
});

test('a team membership is published as an event of its user', () => {
  const place = inTeam({ user_id: 'u', role_id: 'r1', title: null });
  expect(eventsOf('membership', undefined, place)).toEqual([['user.added', 'u']]);
  expect(eventsOf('membership', place, { ...place, role_id: 'r2' } as Item)).toEqual([
    ['user.role_changed', 'u', 'role_id'],
  ]);
  expect(eventsOf('membership', place, { ...place, title: 'Chair' } as Item)).toEqual([['user.updated', 'u', 'title']]);
  expect(eventsOf('membership', place, inTeam({ buried_at: AT }))).toEqual([['user.removed', 'u']]);
});

test('a member is published with the new status', () => {
  const member = (status: string) => inHub({ contact_id: 'c', status, role: 'member' });
  const change = (from: string, to: string) => eventsOf('member', member(from), member(to))[0]?.[0];
  expect(eventsOf('member', undefined, member('active'))).toEqual([['member.joined', 'c']]);
  expect(eventsOf('member', undefined, member('pending'))).toEqual([['member.requested', 'c']]);
  expect(change('pending', 'active')).toBe('member.joined');
  expect(change('left', 'active')).toBe('member.joined');
  expect(change('active', 'banned')).toBe('member.banned');
  expect(change('banned', 'active')).toBe('member.unbanned');
  expect(change('suspended', 'active')).toBe('member.reinstated');
  expect(change('active', 'left')).toBe('member.left');
});

test('appointing and dismissing an automated sender are events of their own', () => {
  const member = inHub({ contact_id: 'c', status: 'active', role: 'member' });
  const sender = { ...member, is_automated_sender: true } as Item;
  const changed = 'is_automated_sender';
  expect(eventsOf('member', member, sender)).toEqual([['member.sender_appointed', 'c', changed]]);
  expect(eventsOf('member', sender, member)).toEqual([['member.sender_dismissed', 'c', changed]]);
  expect(eventsOf('member', sender, { ...sender, role: 'guest' } as Item)).toEqual([['member.updated', 'c', 'role']]);
  expect(eventsOf('member', sender, { ...member, status: 'removed' } as Item)).toEqual([
    ['member.removed', 'c', changed, 'status'],
  ]);
});

test('an editor queue is published as replaced, with its version only', () => {
  const queue = inHub({ version: 1, ops: '[]' });
  expect(eventsOf('editor_queue', undefined, queue)).toEqual([['editor_queue.replaced', 'h']]);
  const next = inHub({ version: 2, ops: '[{"a":1}]' });
  expect(eventsOf('editor_queue', queue, next)).toEqual([['editor_queue.replaced', 'h', 'version']]);
});

test('an alert is published as raised, then as resolved', () => {
  const alert = { id: 'a', hub_id: 'h', resolved_at: null };
  expect(EVENTS.admin_alert?.(undefined, inTeam(alert))).toMatchObject([
    { type: 'admin_alert.raised', resource_type: 'admin_alerts', team_id: 't', hub_id: 'h' },
  ]);
  expect(eventsOf('admin_alert', inTeam(alert), undefined)).toEqual([]);
  expect(eventsOf('admin_alert', undefined, inTeam({ ...alert, resolved_at: AT }))).toEqual([
    ['admin_alert.resolved', 'a'],
  ]);
  expect(EVENTS.platform_alert?.(undefined, inTeam({ ...alert, pk: 'PLATFORM' }))).toMatchObject([
    { type: 'platform_alert.raised', team_id: null, hub_id: null },
  ]);
});

test('roles of one row are published separately, permissions by their slugs', () => {
  const role = (name: string, ...permissions: string[]) => ({
    name,
    permissions: new Set(permissions),
    updated_at: AT,
  });
  const before = inTeam({ roles: { a: role('A', 'x', 'y'), b: role('B'), c: role('C', 'x') } });
  const after = inTeam({ roles: { a: role('A', 'y', 'z'), b: role('Bee'), d: role('D') } });
  expect(eventsOf('roles', before, after)).toEqual([
    ['role.permission_granted', 'a', 'z'],
    ['role.permission_revoked', 'a', 'x'],
    ['role.updated', 'b', 'name'],
    ['role.deleted', 'c'],
    ['role.created', 'd'],
  ]);
  expect(eventsOf('roles', undefined, before)).toEqual([]);
  const bare = inTeam({ roles: { c: { name: 'C', updated_at: AT } } });
  expect(eventsOf('roles', inTeam({ roles: { c: role('C', 'x') } }), bare)).toEqual([
    ['role.permission_revoked', 'c', 'x'],
  ]);
});
