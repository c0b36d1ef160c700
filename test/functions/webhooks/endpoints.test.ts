import { expect, test } from 'vitest';
import { apiKeys } from '../../../shared/accounts/api-keys/api-keys.ts';
import { endpointKey } from '../../../shared/delivery/webhooks/endpoint-item.ts';
import { endpoints, MAX_ENDPOINTS } from '../../../shared/delivery/webhooks/endpoints.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { startWebhooks } from '../../support/webhooks-world.ts';
import { data, items, outcome } from './responses.ts';

const world = useWorld(() => startWebhooks({ allowed: [] }));

const URL = 'https://93.184.215.14/hook';
const SECRET = 'a-secret-of-the-callers-own-choice';
const create = (attributes: object, headers?: Record<string, string>) =>
  world.service.call({
    method: 'POST',
    path: world.path(),
    token: world.ours.key.secret,
    body: { data: { type: 'webhook_endpoints', attributes } },
    ...(headers && { headers }),
  });
const removeAll = async () => {
  for (const { id } of items(await world.call('GET', world.path()))) await world.call('DELETE', world.path(`/${id}`));
};

test('C435 C439 A32: an endpoint is created with 201 and Location, and never returns its secret', async () => {
  const made = await create({ url: URL, description: 'Ours' });
  expect(outcome(made)).toBe('201');
  const { id, attributes } = data(made);
  expect(attributes).toEqual({
    team_id: world.ours.id,
    hub_id: world.ours.hub,
    url: URL,
    description: 'Ours',
    status: 'active',
    disabled_at: null,
    disabled_reason: null,
    rotated_at: null,
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
  });
  expect(made.headers.Location).toBe(world.path(`/${id}`));
  expect(data(await world.call('GET', world.path(`/${id}`)))).toMatchObject({ id, attributes });
  const row = await endpoints(world.db, world.hub).get(id);
  expect(row?.secrets).toHaveLength(1);
});

test('C441 C442: a secret is in no response, no replay and no row', async () => {
  const headers = { 'idempotency-key': newId() };
  const made = await create({ url: URL, secret: SECRET }, headers);
  const again = await create({ url: URL, secret: SECRET }, headers);
  const { id } = data(made);
  expect(data(again).id).toBe(id);
  const rotated = await world.call('POST', world.path(`/${id}/rotate-secret`), { secret: `${SECRET}-2` });
  const shown = [
    made,
    again,
    rotated,
    await world.call('GET', world.path()),
    await world.call('GET', world.path(`/${id}`)),
  ];
  for (const { body } of shown) expect(JSON.stringify(body)).not.toMatch(/a-secret-of|sealed|secrets|whsec_/);
  const row = JSON.stringify(await endpoints(world.db, world.hub).get(id));
  expect(row).not.toContain(SECRET);
  expect(row).not.toContain(Buffer.from(SECRET).toString('base64'));
});

test.each([
  'http://example.com/',
  'https://10.0.0.8/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://localhost/',
  'https://[::1]/',
  'https://169.254.169.254/',
  'https://[fe80::1]/',
  'https://metadata.google.internal/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::ffff:127.0.0.1]/',
  'https://127.0.0.1/',
  'https://0.0.0.0/',
  'https://[fd00::1]/',
  'https://hub.example.com/',
  'nonsense',
  'https://x:y@example.com/',
])('C443 C444 C445 C446 C447: %s is rejected with its pointer, on create and on update', async (url) => {
  const refusedAs = '422 target_not_allowed /data/attributes/url';
  expect(outcome(await create({ url }))).toBe(refusedAs);
  const { id } = data(await create({ url: URL }));
  expect(outcome(await world.call('PATCH', world.path(`/${id}`), { url }))).toBe(refusedAs);
  expect(data(await world.call('GET', world.path(`/${id}`))).attributes.url).toBe(URL);
  await world.call('DELETE', world.path(`/${id}`));
});

test('values that are not strings, too long or too short are rejected and nothing is created', async () => {
  await removeAll();
  for (const url of [null, 7, '', undefined, ['https://example.com']])
    expect(outcome(await create({ url }))).toBe('422 /data/attributes/url');
  for (const secret of [null, 7, 'x'.repeat(23), 'x'.repeat(129), `${'x'.repeat(24)} `, `${'x'.repeat(24)}é`])
    expect(outcome(await create({ url: URL, secret }))).toBe('422 /data/attributes/secret');
  expect(outcome(await create({ url: URL, description: 'x'.repeat(256) }))).toBe('422 /data/attributes/description');
  expect(items(await world.call('GET', world.path()))).toEqual([]);
  for (const secret of ['x'.repeat(24), '~'.repeat(128)])
    expect(outcome(await create({ url: URL, secret }))).toBe('201');
});

test('a request that would filter events or change a secret is refused, because it would wait for ever', async () => {
  await removeAll();
  const decided = 'An endpoint has no event types: it receives what automations send.';
  for (const attributes of [{ event_types: ['member.joined'] }, { enabled_events: ['*'] }, { events: null }]) {
    const refused = await create({ url: URL, ...attributes });
    expect(outcome(refused)).toBe(`422 /data/attributes/${Object.keys(attributes)}`);
    expect(refused.body.errors).toMatchObject([{ detail: expect.stringContaining(decided) }]);
  }
  expect(items(await world.call('GET', world.path()))).toEqual([]);
  const { id } = data(await create({ url: URL }));
  for (const attributes of [{ event_types: [] }, { secret: SECRET }]) {
    const body = { data: { type: 'webhook_endpoints', attributes } };
    const refused = await world.service.call({
      method: 'PATCH',
      path: world.path(`/${id}`),
      token: world.ours.key.secret,
      body,
    });
    expect(outcome(refused)).toBe(`422 /data/attributes/${Object.keys(attributes)}`);
  }
});

test('PATCH changes only sent attributes; null clears only the description; enabling or a new URL resets the failures', async () => {
  const { id } = data(await create({ url: URL, description: 'Old' }));
  const patch = (attributes: object) => world.call('PATCH', world.path(`/${id}`), attributes);
  expect(data(await patch({ url: `${URL}/2` })).attributes).toMatchObject({ url: `${URL}/2`, description: 'Old' });
  expect(data(await patch({ description: null })).attributes.description).toBe(null);
  for (const field of ['url', 'status'])
    expect(outcome(await patch({ [field]: null }))).toBe(`422 /data/attributes/${field}`);
  expect(outcome(await patch({ status: 'paused' }))).toBe('422 /data/attributes/status');
  const off = data(await patch({ status: 'disabled' })).attributes;
  expect(off).toMatchObject({ status: 'disabled', disabled_reason: 'team', disabled_at: new Date().toISOString() });
  const failing = { failing_since: new Date().toISOString(), slow: true };
  await world.db.update(endpointKey(world.hub, id), { set: failing });
  const on = data(await patch({ status: 'active' })).attributes;
  expect(on).toMatchObject({ status: 'active', disabled_reason: null, disabled_at: null });
  const row = await endpoints(world.db, world.hub).get(id);
  expect([row?.failing_since, row?.slow]).toEqual([undefined, true]);
  expect(data(await patch({})).attributes).toEqual(on);
  const failures = async () => {
    const { failing_since, slow } = (await endpoints(world.db, world.hub).get(id)) ?? {};
    return { failing_since, slow };
  };
  await world.db.update(endpointKey(world.hub, id), { set: failing });
  await patch({ url: `${URL}/2`, description: 'The same URL' });
  expect(await failures()).toEqual(failing);
  await patch({ url: `${URL}/3`, status: 'active' });
  expect(await failures()).toEqual({ slow: true });
  await world.db.update(endpointKey(world.hub, id), { set: { ...failing, status: 'disabled' } });
  await patch({ url: `${URL}/4`, status: 'active' });
  expect(await failures()).toEqual({ slow: true });
});

test('C437: an endpoint is deleted with its secrets, and a second DELETE returns 404', async () => {
  const { id } = data(await create({ url: URL }));
  expect(outcome(await world.call('DELETE', world.path(`/${id}`)))).toBe('204');
  expect(outcome(await world.call('DELETE', world.path(`/${id}`)))).toBe('404 not_found');
  expect(outcome(await world.call('GET', world.path(`/${id}`)))).toBe('404 not_found');
  expect(outcome(await world.call('GET', world.path(`/${id}/deliveries`)))).toBe('404 not_found');
  expect(outcome(await world.call('POST', world.path(`/${id}/test`)))).toBe('404 not_found');
  expect(outcome(await world.call('POST', world.path(`/${id}/rotate-secret`), {}))).toBe('404 not_found');
});

test('a hub has at most twenty endpoints, even with concurrent requests; a deleted one no longer counts', async () => {
  await removeAll();
  const made = await Promise.all(Array.from({ length: 50 }, () => create({ url: URL })));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(MAX_ENDPOINTS);
  expect(new Set(made.filter(({ status }) => status !== 201).map(outcome))).toEqual(new Set(['409 limit_reached']));
  const all = items(await world.call('GET', `${world.path()}?page[size]=100`));
  expect(all).toHaveLength(MAX_ENDPOINTS);
  await Promise.all(Array.from({ length: 4 }, () => world.call('DELETE', world.path(`/${all[0]?.id}`))));
  expect(outcome(await create({ url: URL }))).toBe('201');
  expect(outcome(await create({ url: URL }))).toBe('409 limit_reached');
  await removeAll();
});

test('C438: an endpoint is visible only in its hub, and only with permission to manage webhooks', async () => {
  const { id } = data(await create({ url: URL }));
  const foreignPath = world.theirs.key.secret;
  expect(outcome(await world.call('GET', world.path(`/${id}`, world.theirs), undefined, foreignPath))).toBe(
    '404 not_found',
  );
  expect(outcome(await world.call('GET', world.path(`/${id}`), undefined, foreignPath))).toBe('403 forbidden');
  expect(items(await world.call('GET', world.path('', world.theirs), undefined, foreignPath))).toEqual([]);
  const actor = { type: 'user', id: world.ours.users.owner.id } as const;
  const input = { name: 'key', scopes: ['webhooks.manage'], can_moderate: false, expires_at: null };
  const scoped = await apiKeys(world.db, world.ours.id).create(input, actor, new Date());
  expect(outcome(await world.call('GET', world.path(`/${id}`), undefined, scoped.secret))).toBe('200');
  expect(outcome(await world.call('GET', world.path(`/${id}`), undefined, world.ours.bareKey.secret))).toBe(
    '403 forbidden',
  );
});
