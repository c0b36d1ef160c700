import { beforeAll, expect, test } from 'vitest';
import { adminAlerts } from '../../../shared/accounts/alerts/admin-alerts.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { startAlerts } from './world.ts';

const alerts = useWorld(startAlerts);
let path: string;
let owner: string;
const ids: string[] = [];

beforeAll(async () => {
  path = `/api/v1/teams/${alerts.team.id}/admin-alerts`;
  owner = alerts.team.users.owner.token;
  for (let nth = 0; nth < 52; nth += 1) ids.unshift(await alerts.raiseFor(alerts.team.id));
});

test('C159 C245 C246 C458: an owner reads the open alerts with all their attributes', async () => {
  const { status, body } = await alerts.list(`${path}?page[size]=1`, owner);
  expect(status).toBe(200);
  expect(body.data).toEqual([
    expect.objectContaining({
      id: ids[0],
      type: 'admin_alerts',
      attributes: {
        source_module: 'email',
        alert_type: 'emails_held_back',
        hub_id: alerts.hub_id,
        payload: { tried: 3 },
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        resolved_at: null,
        resolved_by: null,
      },
    }),
  ]);
});

test('C248 C249 C253 C256: a page has fifty alerts, newest first, and the cursor leads to the next page', async () => {
  const first = await alerts.list(path, owner);
  expect(first.body.data.map(({ id }) => id)).toEqual(ids.slice(0, 50));
  expect(first.body.meta.has_more).toBe(true);
  const second = await alerts.list(first.body.links.next ?? '', owner);
  expect(second.body.data.map(({ id }) => id)).toEqual(ids.slice(50));
  expect(second.body.meta.has_more).toBe(false);
});

test('C250 C251: filter[status]=open returns the same alerts as no filter', async () => {
  const open = await alerts.list(`${path}?filter[status]=open`, owner);
  const unfiltered = await alerts.list(path, owner);
  expect(open.status).toBe(200);
  expect(open.body.data).toEqual(unfiltered.body.data);
});

test.each([
  ['C252', 'filter[status]', 'resolved'],
  ['C252', 'filter[status]', 'Open'],
  ['C252', 'filter[status]', ''],
  ['C255', 'page[size]', '0'],
  ['C255', 'page[size]', '101'],
  ['C255', 'page[size]', 'abc'],
  ['C256', 'page[after]', 'nonsense'],
])('%s: %s=%s returns 422 with the parameter as its source', async (_, parameter, value) => {
  const { status, body } = await alerts.service.call({ path: `${path}?${parameter}=${value}`, token: owner });
  expect(status).toBe(422);
  expect(body.errors).toEqual([expect.objectContaining({ source: { parameter } })]);
});

test.each([1, 100])('C254: a page size of %i is allowed', async (size) => {
  const { status, body } = await alerts.list(`${path}?page[size]=${size}`, owner);
  expect(status).toBe(200);
  expect(body.data).toHaveLength(Math.min(size, ids.length));
});

test('C158 C160 C161 A54: API keys, other roles, other owners, contacts and platform admins get 403', async () => {
  const { team, other, apiKey, contact, platformAdmin } = alerts;
  const users = [team.users.admin.token, team.users.moderator.token, other.users.owner.token];
  for (const token of [...users, apiKey, contact, platformAdmin.token]) {
    const listed = await alerts.service.call({ path, token });
    const resolved = await alerts.resolve(path, ids[0] ?? '', token);
    expect([listed.status, resolved.status]).toEqual([403, 403]);
  }
  expect((await alerts.service.call({ path })).status).toBe(401);
});

test('C131: the list allows only GET, and resolve allows only POST', async () => {
  const post = await alerts.service.call({ method: 'POST', path, token: owner, body: {} });
  expect([post.status, post.headers.Allow]).toEqual([405, 'GET']);
  const get = await alerts.service.call({ path: `${path}/${ids[0]}/resolve`, token: owner });
  expect([get.status, get.headers.Allow]).toEqual([405, 'POST']);
});

test('C257: an owner lists and resolves only the alerts of their own team', async () => {
  const { other } = alerts;
  const foreign = await alerts.raiseFor(other.id, 'same-key');
  const own = await alerts.raiseFor(alerts.team.id, 'same-key');
  expect(own).not.toBe(foreign);
  const listed = await alerts.list(`/api/v1/teams/${other.id}/admin-alerts`, other.users.owner.token);
  expect(listed.body.data.map(({ id }) => id)).toEqual([foreign]);
  expect((await alerts.resolve(path, foreign, owner)).status).toBe(404);
  await alerts.resolve(path, own, owner);
});

test('C247: a resolved alert has its resolver and time, and is no longer listed', async () => {
  const id = await alerts.raiseFor(alerts.team.id);
  const resolved = await alerts.resolve(path, id, owner);
  expect(resolved).toMatchObject({
    status: 200,
    body: {
      data: {
        id,
        type: 'admin_alerts',
        attributes: { resolved_by: alerts.team.users.owner.id, resolved_at: expect.stringContaining('T') },
      },
    },
  });
  expect((await alerts.list(path, owner)).body.data[0]?.id).toBe(ids[0]);
  const repeated = await alerts.resolve(path, id, owner);
  expect(repeated).toMatchObject({ status: 409, body: { errors: [{ code: 'already_resolved' }] } });
});

test('an unknown alert returns 404', async () => {
  for (const id of [newId(), 'nonsense']) expect((await alerts.resolve(path, id, owner)).status).toBe(404);
});

test('of eight concurrent requests to resolve an alert, one succeeds', async () => {
  const id = await alerts.raiseFor(alerts.team.id);
  const responses = await Promise.all(Array.from({ length: 8 }, () => alerts.resolve(path, id, owner)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
});

test('a repeated Idempotency-Key returns the first response', async () => {
  const id = await alerts.raiseFor(alerts.team.id);
  const once = () => alerts.resolve(path, id, owner, { 'idempotency-key': `resolve-${id}` });
  const [first, second] = [await once(), await once()];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(first.body);
});

test('an open alert is raised once, and a resolved one can be raised again', async () => {
  const { team } = alerts;
  const raised = await Promise.all(Array.from({ length: 6 }, () => alerts.raiseFor(team.id, 'disk-full')));
  const id = raised[0] ?? '';
  expect(new Set(raised).size).toBe(1);
  await alerts.resolve(path, id, owner);
  const raisedAgain = await alerts.raiseFor(team.id, 'disk-full');
  expect(raisedAgain).not.toBe(id);
  const page = await adminAlerts(alerts.service.db, team.id).list({ limit: 1, after: undefined });
  expect(page.items.map((alert) => alert.id)).toEqual([raisedAgain]);
});
