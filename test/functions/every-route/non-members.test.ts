import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../shared/accounts/identity/password.ts';
import { type HubItem, hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { contactCredentialKey } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { type MemberStatus, memberKey, statusChange } from '../../../shared/hubs/people/members/member-item.ts';
import { seedSubscription } from '../../support/subscription.ts';
import { outcome } from './support/refused.ts';
import { guarded, nameOf, rows } from './support/routes.ts';
import { type RouteWorld, requestOf, startRoutes } from './support/world.ts';

const PASSWORD = 'correct horse battery';
const EMAIL = 'member@example.com';

/** Routes for a contact's own purchases, memberships and reports, open in every membership status. */
const OWN = [
  'GET /hubs/{hub_id}/entitlements',
  'GET /hubs/{hub_id}/subscriptions',
  'GET /me/hubs',
  'GET /me/orders',
  'GET /me/reports',
  'GET /me/subscriptions',
  'GET /orders/{order_id}',
  'GET /subscriptions/{subscription_id}',
  'POST /subscriptions/{subscription_id}/cancel',
  'POST /subscriptions/{subscription_id}/resume',
];

/** Routes open to every contact of a team; none of them reveals anything of a hub that is closed to the contact. */
const ACCOUNT = [
  'DELETE /me/blocks/{contact_id}',
  'DELETE /me/bookmarks/{discussion_id}',
  'GET /attachments',
  'GET /conversations',
  'GET /me',
  'GET /me/blocks',
  'GET /me/bookmarks',
  'GET /me/drafts',
  'GET /me/export',
  'GET /me/notification-preferences',
  'GET /me/notifications',
  'GET /me/unread-counts',
  'PATCH /me',
  'POST /activity',
  'POST /conversations',
  'POST /me/avatar',
  'POST /me/avatar/finalize',
  'POST /me/banner',
  'POST /me/banner/finalize',
  'POST /me/export',
  'PUT /me/blocks/{contact_id}',
  'PUT /me/notification-preferences',
  'PUT /me/notifications/read',
];

const STATUSES: readonly (readonly [string, MemberStatus, object])[] = [
  ['suspended', 'suspended', { suspended_until: '2100-01-01T00:00:00.000Z' }],
  ['banned', 'banned', {}],
  ['removed', 'removed', {}],
  ['left', 'left', {}],
  ['expired', 'active', { expires_at: '2020-01-01T00:00:00.000Z' }],
  ['pending', 'pending', {}],
  ['invited', 'invited', {}],
];

const forContacts = guarded.filter(({ caller }) => caller.kinds.includes('contact'));
const refused = forContacts.filter((route) => ![...OWN, ...ACCOUNT].includes(nameOf(route)));

test('the lists contain routes for contacts, each once', () => {
  const named = [...OWN, ...ACCOUNT];
  expect(forContacts.map(nameOf)).toEqual(expect.arrayContaining(named));
  expect(new Set(named).size).toBe(named.length);
  const declaredPurchases = forContacts.filter(({ caller }) => caller.anyStanding).map(nameOf);
  expect(OWN).toEqual(expect.arrayContaining(declaredPurchases));
});

describe.each(STATUSES)('a buyer who is %s', (_, status, more) => {
  let world: RouteWorld;
  let token: string;
  let ticket: string;
  beforeAll(async () => {
    world = await startRoutes();
    const { db, ours } = world;
    const key = { team: ours.id, hub: ours.hub };
    const path = `/api/v1/hubs/${ours.hub}/stream-tickets`;
    const issued = await world.call({ method: 'POST', path, token: ours.member.token });
    ticket = (issued.body.data as { attributes: { ticket: string } }).attributes.ticket;
    await db.update(contactCredentialKey(ours.id, EMAIL), { set: { password_hash: await hashPassword(PASSWORD) } });
    await seedSubscription(db, key, ours.member.id);
    await db.update(memberKey(key, ours.member.id), { set: { ...statusChange(key, status), ...more } });
    const slug = (await db.get<HubItem>(hubItemKey(key)))?.slug;
    const attributes = { email: EMAIL, password: PASSWORD, slug };
    const signedIn = await world.call({
      method: 'POST',
      path: '/api/v1/contact-auth/login',
      body: { data: { type: 'login_requests', attributes } },
    });
    expect(signedIn.body).toMatchObject({ access: 'purchases' });
    token = String(signedIn.body.access_token);
  });
  afterAll(() => world.stop());

  /** A response contains ids of the contact and of the team only, none of the hub. */
  const expectNoHubIds = (body: unknown) => {
    const { team_id: _, ...ids } = world.ours.ids;
    const text = JSON.stringify(body);
    for (const [name, id] of Object.entries(ids)) expect(text.includes(id), `${name} in ${text}`).toBe(false);
  };
  const callByName = (name: string) => {
    const route = forContacts.find((one) => nameOf(one) === name);
    if (!route) throw new Error(`There is no route ${name}`);
    return world.call({ ...requestOf(world, route, 'contact'), token });
  };
  const get = (path: string) => world.call({ path: `/api/v1${path}`, token });
  const post = (path: string, type: string, attributes: object) =>
    world.call({ method: 'POST', path: `/api/v1${path}`, token, body: { data: { type, attributes } } });

  test.each(rows(refused))('is refused: %s', async (_, route) => {
    const answered = await world.call({ ...requestOf(world, route, 'contact'), token });
    expect(outcome(answered)).toMatch(/^(403|404) /);
    expectNoHubIds(answered.body);
  });

  test.each(ACCOUNT)('gets no data of the hub: %s', async (name) => expectNoHubIds((await callByName(name)).body));

  test.each(OWN)('can use the route %s for what is their own', async (name) => {
    expect(outcome(await callByName(name))).toMatch(/^(ok|409 illegal_transition)$/);
  });

  test('can list their subscriptions', async () => {
    const { body } = await get(`/hubs/${world.ours.hub}/subscriptions`);
    expect(body.data).toEqual(expect.arrayContaining([expect.objectContaining({ type: 'subscriptions' })]));
  });

  test('gets no notifications, conversations, attachments or counts of the hub', async () => {
    expect((await get('/me/notifications')).body).toMatchObject({ data: [], meta: { unread_count: 0 } });
    expect((await get('/me/unread-counts')).body).toMatchObject({
      data: { attributes: { message_count: 0, hubs: [] } },
    });
    expect((await get('/conversations')).body).toMatchObject({ data: [] });
    const target = `filter[target_type]=discussion&filter[target_id]=${world.ours.ids.discussion_id}`;
    expect(outcome(await get(`/attachments?${target}`))).toMatch(/^(ok|403 |404 )/);
    expectNoHubIds((await get(`/attachments?${target}`)).body.data ?? []);
  });

  test('cannot open the hub’s stream with an earlier ticket, nor renew it', async () => {
    const path = `/api/v1/hubs/${world.ours.hub}`;
    for (const call of [
      { path: `${path}/stream?ticket=${ticket}` },
      { method: 'POST', path: `${path}/stream-tickets?ticket=${ticket}` },
      { method: 'POST', path: `${path}/stream-tickets?ticket=${ticket}`, token },
    ])
      expect(outcome(await world.call(call))).toMatch(/^(401|403|404) /);
  });

  test('cannot submit activity, comments, reports or conversations in the hub', async () => {
    const { hub, ids, outsider } = world.ours;
    const { contact_id, discussion_id: target_id } = ids;
    const activity = await post('/activity', 'activity_events', { hub_id: hub, activity_type: 'page_view' });
    expect(outcome(activity)).toBe('422 unknown_hub');
    const comment = { target_type: 'discussion', target_id, body: 'Here' };
    expect(outcome(await post('/comments', 'comments', comment))).toMatch(/^(403|404) /);
    const report = { target_type: 'discussion', target_id, reason_id: ids.reason_id };
    expect(outcome(await post('/reports', 'reports', report))).toMatch(/^(403|404) /);
    for (const opening of [
      { contact_ids: [contact_id] },
      { contact_ids: [contact_id], hub_id: hub },
      { contact_ids: [outsider.id], hub_id: hub },
    ])
      expect(outcome(await post('/conversations', 'conversations', opening))).toMatch(/^(403 |404 |422 unknown_)/);
  });
});
