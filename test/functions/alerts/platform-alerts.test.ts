import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { startAlerts } from './world.ts';

const path = '/api/v1/admin/platform-alerts';
const alerts = useWorld(startAlerts);
let token: string;
const ids: string[] = [];

beforeAll(async () => {
  token = alerts.platformAdmin.token;
  for (const severity of ['critical', 'info', 'warning', 'info', 'critical'] as const)
    ids.unshift(await alerts.raise(severity));
  for (let nth = 0; nth < 47; nth += 1) ids.unshift(await alerts.raise('info'));
});

const severities = async (query: string) => {
  const { status, body } = await alerts.list(`${path}?${query}`, token);
  return { status, found: body.data.map(({ attributes }) => attributes.severity) };
};

test('C163 C258 C259 C260: a platform admin reads the open alerts with all their attributes', async () => {
  const { status, body } = await alerts.list(`${path}?page[size]=1`, token);
  expect(status).toBe(200);
  expect(body.data).toEqual([
    expect.objectContaining({
      id: ids[0],
      type: 'platform_alerts',
      attributes: {
        alert_type: 'dead_letters',
        severity: 'info',
        payload: { queue: 'mail' },
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        resolved_at: null,
        resolved_by: null,
      },
    }),
  ]);
});

test('C260 C265 C266 C267: a page has fifty alerts, newest first, and the cursor leads to the next page', async () => {
  const first = await alerts.list(path, token);
  expect(first.body.data.map(({ id }) => id)).toEqual(ids.slice(0, 50));
  expect(first.body).toMatchObject({ meta: { has_more: true }, links: { self: path } });
  const second = await alerts.list(first.body.links.next ?? '', token);
  expect(second.body.data.map(({ id }) => id)).toEqual(ids.slice(50));
  expect(second.body.meta.has_more).toBe(false);
});

test('C262 C263: filter[severity] returns one severity, and no filter returns all', async () => {
  expect(await severities('filter[severity]=critical')).toEqual({ status: 200, found: ['critical', 'critical'] });
  expect(await severities('filter[severity]=warning&filter[status]=open')).toEqual({ status: 200, found: ['warning'] });
  expect(new Set((await severities('page[size]=100')).found)).toEqual(new Set(['info', 'warning', 'critical']));
});

test('C262 C266: the cursor of a filtered list works only with the same filter', async () => {
  const query = 'filter[severity]=critical&page[size]=1';
  const first = await alerts.list(`${path}?${query}`, token);
  const next = first.body.links.next ?? '';
  const second = await alerts.list(next, token);
  expect(second.body.data.map(({ attributes }) => attributes.severity)).toEqual(['critical']);
  expect(second.body.data[0]?.id).not.toBe(first.body.data[0]?.id);
  expect(second.body.meta.has_more).toBe(false);
  const otherFilter = await alerts.service.call({ path: next.replace('critical', 'info'), token });
  expect(otherFilter.status).toBe(422);
});

test.each([
  ['C261', 'filter[status]', 'resolved'],
  ['C264', 'filter[severity]', 'fatal'],
  ['C264', 'filter[severity]', ''],
  ['C265', 'page[size]', '0'],
  ['C265', 'page[size]', '101'],
])('%s: %s=%s returns 422 with the parameter as its source', async (_, parameter, value) => {
  const { status, body } = await alerts.service.call({ path: `${path}?${parameter}=${value}`, token });
  expect(status).toBe(422);
  expect(body.errors).toEqual([expect.objectContaining({ source: { parameter } })]);
});

test('C164: users without the role, API keys and contacts get 403', async () => {
  const { team, apiKey, contact } = alerts;
  for (const otherToken of [team.users.owner.token, apiKey, contact]) {
    const listed = await alerts.service.call({ path, token: otherToken });
    const resolved = await alerts.resolve(path, ids[0] ?? '', otherToken);
    expect([listed.status, resolved.status]).toEqual([403, 403]);
  }
});

test('C260: a resolved alert is no longer listed, and resolving it again returns 409', async () => {
  const id = await alerts.raise('critical');
  const resolved = await alerts.resolve(path, id, token);
  expect(resolved).toMatchObject({
    status: 200,
    body: { data: { attributes: { resolved_by: alerts.platformAdmin.id } } },
  });
  expect((await severities('filter[severity]=critical')).found).toHaveLength(2);
  expect((await alerts.list(path, token)).body.data[0]?.id).toBe(ids[0]);
  const repeated = await alerts.resolve(path, id, token);
  expect(repeated).toMatchObject({ status: 409, body: { errors: [{ code: 'already_resolved' }] } });
  expect((await alerts.resolve(path, newId(), token)).status).toBe(404);
});

test('of eight concurrent requests to resolve an alert, one succeeds', async () => {
  const id = await alerts.raise('warning');
  const responses = await Promise.all(Array.from({ length: 8 }, () => alerts.resolve(path, id, token)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
});
