import { expect, test } from 'vitest';
import { baseUrl, demo } from './support/target.ts';

const [team] = demo().teams;
const [hub, otherHub] = team?.hubs ?? [];
if (!team || !hub || !otherHub) throw new Error('The demo has two hubs');

interface Resource {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const at = (of: { readonly id: string }, rest = '') =>
  `/api/v1/teams/${team.id}/hubs/${of.id}/webhook-endpoints${rest}`;

const call = async (method: string, path: string, attributes?: object) => {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${team.api_key.secret}`, 'content-type': 'application/vnd.api+json' },
    ...(attributes && { body: JSON.stringify({ data: { type: 'webhook_endpoints', attributes } }) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text ? JSON.parse(text) : {} };
};
const created = async (more: object = {}) => {
  const made = await call('POST', at(hub), { url: 'https://93.184.215.14/hooks', ...more });
  return { ...made, data: made.body.data as Resource };
};

test('C435 C436 C437 C438: an endpoint is created, found at its Location, only in its hub, and deleted', async () => {
  const { status, headers, data } = await created();
  expect(status).toBe(201);
  const location = headers.get('location') ?? '';
  expect(location).toBe(at(hub, `/${data.id}`));
  expect((await call('GET', location)).body.data).toMatchObject({ id: data.id, type: 'webhook_endpoints' });
  const listed = async (of: typeof hub) => ((await call('GET', at(of))).body.data as Resource[]).map(({ id }) => id);
  expect(await listed(hub)).toContain(data.id);
  expect(await listed(otherHub)).not.toContain(data.id);
  expect((await call('GET', at(otherHub, `/${data.id}`))).status).toBe(404);
  expect((await call('DELETE', location)).status).toBe(204);
  expect((await call('GET', location)).status).toBe(404);
});

test('C439 C440 C441: no response contains a secret, whether the caller sent one or not', async () => {
  const secret = 'never-to-be-seen-again-anywhere';
  for (const more of [{}, { secret }]) {
    const { status, text, data } = await created(more);
    expect(status).toBe(201);
    const read = await call('GET', at(hub, `/${data.id}`));
    const rotated = await call('POST', at(hub, `/${data.id}/rotate-secret`), more);
    expect(rotated.status).toBe(200);
    for (const shown of [text, read.text, rotated.text]) expect(shown).not.toMatch(/"secrets?"|never-to-be|whsec_/);
    await call('DELETE', at(hub, `/${data.id}`));
  }
});

test.each([
  'https://10.0.0.8/',
  'https://172.31.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fe80::1]/',
  'https://0.0.0.0/',
  'https://[fd12::1]/',
  'https://metadata.google.internal/',
  'http://93.184.215.14/',
  'https://user:pass@93.184.215.14/',
  'https://93.184.215.14:22/',
])('C443 C445 C446 C447 C448: %s is rejected with its pointer', async (url) => {
  const { status, body } = await call('POST', at(hub), { url });
  expect(status).toBe(422);
  expect(body.errors[0].source).toEqual({ pointer: '/data/attributes/url' });
});

test('A45: the public keys that verify deliveries need no credential', async () => {
  const { data } = (await (await fetch(`${baseUrl}/api/v1/webhook-signing-keys`)).json()) as { data: Resource[] };
  expect(data).toHaveLength(1);
  const { key, created_at, retired_at } = data[0]?.attributes ?? {};
  expect(Buffer.from(String(key).replace(/^whpk_/, ''), 'base64')).toHaveLength(32);
  expect([Number.isNaN(Date.parse(String(created_at))), retired_at]).toEqual([false, null]);
});
