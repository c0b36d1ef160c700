import { expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { hubInput } from '../../../shared/hubs/hubs/hub-input.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { bans } from '../../../shared/hubs/people/members/bans.ts';
import { memberEntity } from '../../../shared/hubs/people/members/member-events.ts';
import {
  type MemberStatus,
  memberKey,
  memberOrder,
  membersByStatus,
} from '../../../shared/hubs/people/members/member-item.ts';
import { memberships } from '../../../shared/hubs/people/members/memberships.ts';
import { listed } from '../../../shared/platform/db/listing.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { codeOf } from '../media/world.ts';
import { startMe } from './world.ts';

const world = useWorld(startMe);

const PICTURE = { mime_type: 'image/png', size_bytes: 100 };

/** Every operation of `/me` that writes: the body of one that changes what others see, or null. */
const WRITES: Readonly<Record<string, readonly [type?: string, attributes?: object] | null>> = {
  'PATCH /me': ['contacts', { name: 'Another' }],
  'POST /me/avatar': ['avatars', PICTURE],
  'POST /me/avatar/finalize': [],
  'DELETE /me/avatar': [],
  'POST /me/banner': ['banners', PICTURE],
  'POST /me/banner/finalize': [],
  'DELETE /me/banner': [],
  'DELETE /me': null,
  'POST /me/export': null,
  'PUT /me/password': null,
  'PUT /me/notification-preferences': null,
  'PUT /me/bookmarks/{discussion_id}': null,
  'DELETE /me/bookmarks/{discussion_id}': null,
  'PUT /me/blocks/{contact_id}': null,
  'DELETE /me/blocks/{contact_id}': null,
  'PUT /me/notifications/read': null,
  'PUT /me/notifications/{notification_id}/read': null,
};

const PROFILE = Object.entries(WRITES).flatMap(([operation, body]) => (body ? [[operation, body] as const] : []));

const ban = (contact: string) => {
  const by = { type: 'user', id: world.ours.users.owner.id, display_name: 'Owner' } as const;
  return bans(world.db, world.hub).create(contact, { ban_reason: 'spamming', ban_note: null }, by, new Date());
};

const banned = async () => {
  const person = await world.person();
  await ban(person.id);
  return person;
};

const call = (token: string, operation: string, [type, attributes]: readonly [type?: string, attributes?: object]) => {
  const [method = '', path = ''] = operation.split(' ');
  return world.send(token, method, path, type, attributes);
};

/** A membership of another hub of the team. */
const joinAnother = async (contact: string, status: MemberStatus, more: object = {}) => {
  const input = hubInput().parse({ name: 'Hub', slug: `hub-${newId()}` });
  const by = { type: 'user', id: world.ours.users.owner.id } as const;
  const made = await hubs(world.db, world.ours.id).create(input, by, new Date());
  if (typeof made === 'string') throw new Error(made);
  const hub = { team: world.ours.id, hub: made.id };
  const at = new Date().toISOString();
  await world.db.put({
    ...memberKey(hub, contact),
    entity: memberEntity,
    contact_id: contact,
    hub_id: made.id,
    team_id: hub.team,
    role: 'member',
    joined_at: at,
    suspended_until: null,
    created_at: at,
    updated_at: at,
    status,
    ...listed({
      partition: membersByStatus(hub, status),
      sort: memberOrder({ contact_id: contact, created_at: at }),
    }),
    ...more,
  });
};

test('every operation of /me that writes is listed with whether others see its change', () => {
  const written = groups
    .flatMap(({ routes }) => routes)
    .filter(({ method, path }) => method !== 'GET' && /^\/me(\/|$)/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(WRITES).sort()).toEqual(written.sort());
});

test.each(PROFILE)('%s is refused to a banned contact with a token from before the ban', async (operation, body) => {
  const person = await banned();
  const before = await world.db.get({ pk: `TEAM#${world.ours.id}`, sk: `CONTACT#${person.id}` });
  const response = await call(person.token, operation, body);
  expect(codeOf(response)).toBe('403 account_suspended');
  expect(response.body.errors).toMatchObject([{ detail: expect.stringContaining('cannot change their profile') }]);
  expect(await world.db.get({ pk: `TEAM#${world.ours.id}`, sk: `CONTACT#${person.id}` })).toEqual(before);
});

test.each([
  ['pending', 403, {}],
  ['removed', 403, {}],
  ['suspended', 403, {}],
  ['active', 403, { expires_at: '2020-01-01T00:00:00.000Z' }],
  ['active', 200, {}],
  ['suspended', 200, { suspended_until: '2020-01-01T00:00:00.000Z' }],
] as const)('a banned contact who is %s in another hub gets %i (%o)', async (status, expected, more) => {
  const person = await banned();
  await joinAnother(person.id, status, more);
  expect((await call(person.token, 'PATCH /me', ['contacts', { name: 'Another' }])).status).toBe(expected);
});

test('a contact who is not banned changes their profile, also after leaving their last hub', async () => {
  const person = await world.person();
  await memberships(world.db, world.hub).remove(person.id, { type: 'contact', id: person.id }, new Date(), 'left');
  expect((await call(person.token, 'PATCH /me', ['contacts', { name: 'Another' }])).status).toBe(200);
});

test('a banned contact still reads their account and purchases, exports, changes preferences and deletes the account', async () => {
  const person = await banned();
  const statuses = async (...calls: readonly (readonly [string, string])[]) => {
    const found: number[] = [];
    for (const [method, path] of calls) found.push((await world.send(person.token, method, path)).status);
    return found;
  };
  expect(await statuses(['GET', '/me'], ['GET', '/me/orders'], ['GET', '/me/subscriptions'])).toEqual([200, 200, 200]);
  expect(await statuses(['POST', '/me/export'])).toEqual([202]);
  const preferences = await world.send(person.token, 'PUT', '/me/notification-preferences', 'notification_preferences');
  expect(preferences.status).toBe(200);
  for (const path of ['/me/password', '/me'])
    expect(codeOf(await world.send(person.token, path === '/me' ? 'DELETE' : 'PUT', path))).not.toContain(
      'account_suspended',
    );
});
