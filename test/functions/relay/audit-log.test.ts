import { beforeAll, expect, test } from 'vitest';
import { adminAlerts } from '../../../shared/accounts/alerts/admin-alerts.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { type SeededTeam, seedTeam } from '../../support/seed.ts';
import { useWorld } from '../../support/use-world.ts';
import { startRelay } from './world.ts';

interface Entries {
  readonly data: readonly { readonly type: string; readonly attributes: Readonly<Record<string, unknown>> }[];
  readonly links: { readonly next?: string };
  readonly meta: { readonly has_more: boolean };
}

const world = useWorld(startRelay);
let team: SeededTeam;
let other: SeededTeam;
let path: string;
let hub: string;
let key: { readonly id: string; readonly secret: string };

const read = async (query = '', token = team.users.owner.token) => {
  const { status, body } = await world.service.call({ path: `${path}${query}`, token });
  const { data, links, meta } = body as unknown as Entries;
  return { status, body, data, links, meta };
};
const actions = async (query = '') => (await read(query)).data.map(({ attributes }) => attributes.action);
const envelope = (type: string, attributes: object) => ({ data: { type, attributes } });

beforeAll(async () => {
  const { db, keys } = world.service;
  team = await seedTeam(db, keys);
  other = await seedTeam(db, keys);
  await world.changes();
  path = `/api/v1/teams/${team.id}/audit-log`;
  const owner = team.users.owner.token;
  const made = await world.post(`/api/v1/teams/${team.id}/api-keys`, owner, { name: 'CI', scopes: ['*'] });
  const { id, attributes } = made.body.data as { id: string; attributes: { secret: string } };
  key = { id, secret: attributes.secret };
  const garden = await world.post(
    `/api/v1/teams/${team.id}/hubs`,
    key.secret,
    envelope('hubs', { name: 'Garden', slug: 'garden' }),
  );
  hub = (garden.body.data as { id: string }).id;
  await world.post(`/api/v1/teams/${team.id}/roles`, owner, { name: 'Helper', permissions: ['members.read'] });
  await world.post(`/api/v1/teams/${other.id}/hubs`, other.users.owner.token, envelope('hubs', { name: 'Other' }));
  await world.relayAll();
});

test('the audit log lists writes of users and keys newest first, with actor, action, resource and time', async () => {
  const { status, data, meta } = await read();
  expect(status).toBe(200);
  expect(data.map(({ attributes }) => attributes.action)).toEqual(['role.created', 'hub.created', 'api_key.created']);
  expect(meta.has_more).toBe(false);
  expect(data[1]).toMatchObject({
    type: 'audit_log_entries',
    attributes: {
      actor_type: 'api_key',
      actor_id: key.id,
      actor_display_name: 'CI',
      action: 'hub.created',
      resource_type: 'hubs',
      resource_id: hub,
      hub_id: hub,
      changed: [],
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  });
});

test('an entry contains the names of changed attributes, and no values or secrets', async () => {
  const body = envelope('hubs', { description: 'hidden treasure' });
  const hubPath = `/api/v1/teams/${team.id}/hubs/${hub}`;
  await world.service.call({ method: 'PATCH', path: hubPath, token: team.users.admin.token, body });
  await world.relayAll();
  const answered = await read();
  expect(answered.data[0]?.attributes).toMatchObject({
    actor_type: 'user',
    actor_id: team.users.admin.id,
    action: 'hub.updated',
    changed: ['description'],
  });
  const text = JSON.stringify(answered.body);
  expect(text).not.toContain('treasure');
  expect(text).not.toContain(key.secret);
  expect(text).not.toContain('hash');
});

test('the use of a key is not an entry', async () => {
  const before = await actions();
  await world.service.call({ path: `/api/v1/teams/${team.id}/hubs`, token: key.secret });
  await world.relayAll();
  expect(await actions()).toEqual(before);
});

test('the list is filtered by actor, action and resource type, alone and together', async () => {
  expect(await actions(`?filter[actor_id]=${key.id}`)).toEqual(['hub.created']);
  expect(await actions('?filter[action]=role.created')).toEqual(['role.created']);
  expect(await actions('?filter[resource_type]=hubs')).toEqual(['hub.updated', 'hub.created']);
  expect(await actions(`?filter[resource_type]=hubs&filter[actor_id]=${team.users.admin.id}`)).toEqual(['hub.updated']);
  expect(await actions('?filter[action]=nothing.happened')).toEqual([]);
});

test.each(['filter[actor_id]=', 'page[size]=0', 'page[after]=x'])(
  'an invalid %s returns 422 at the parameter',
  async (query) => {
    const { status, body } = await read(`?${query}`);
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ source: { parameter: query.split('=')[0] } }]);
  },
);

test('C025 C026: pages contain each entry exactly once', async () => {
  const expected = await actions();
  const collected: unknown[] = [];
  for (let next: string | undefined = '?page[size]=1'; next !== undefined; ) {
    const page = await read(next);
    collected.push(...page.data.map(({ attributes }) => attributes.action));
    next = page.links.next?.slice(page.links.next.indexOf('?'));
  }
  expect(collected).toEqual(expected);
});

test('only callers with the permission or the scope can read the audit log', async () => {
  const { users } = team;
  expect((await read('', users.admin.token)).status).toBe(200);
  expect((await read('', key.secret)).status).toBe(200);
  const contact = world.service.keys.issue({ kind: 'contact', id: newId(), team: team.id });
  for (const token of [users.moderator.token, other.users.owner.token, contact])
    expect((await read('', token)).status).toBe(403);
  expect((await world.service.call({ path })).status).toBe(401);
});

test('a team reads only its own audit log', async () => {
  const foreign = await world.service.call({
    path: `/api/v1/teams/${other.id}/audit-log`,
    token: other.users.owner.token,
  });
  const { data } = foreign.body as unknown as Entries;
  expect(data.map(({ attributes }) => attributes.action)).toEqual(['hub.created']);
});

test('actions of contacts and of the system are not in the audit log', async () => {
  const before = await actions();
  const { db } = world.service;
  const alert = {
    source_module: 'email',
    alert_type: 'emails_held_back',
    hub_id: hub,
    payload: {},
    dedupe_key: 'x',
  } as const;
  const id = await adminAlerts(db, team.id).raise(alert, new Date());
  await world.relayAll();
  expect(await actions()).toEqual(before);
  const resolve = `/api/v1/teams/${team.id}/admin-alerts/${id}/resolve`;
  await world.service.call({ method: 'POST', path: resolve, token: team.users.owner.token });
  await world.relayAll();
  expect((await actions())[0]).toBe('admin_alert.resolved');
});
