import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { baseUrl, demo } from './support/target.ts';

interface Call {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly type?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

interface ResourceObject {
  readonly id: string;
  readonly type: string;
  readonly attributes: Record<string, unknown>;
  readonly links?: { readonly self: string };
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly data?: ResourceObject & readonly ResourceObject[];
    readonly errors?: readonly { readonly status: string; readonly code?: string; readonly meta: object }[];
    readonly links?: { readonly self?: string };
    readonly meta?: { readonly has_more?: boolean };
    readonly detail?: unknown;
  };
}

const call = async (path: string, { method = 'GET', token, type, headers = {}, body }: Call = {}): Promise<Answer> => {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': type ?? 'application/vnd.api+json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : {} };
};

const [team, other] = (() => {
  const [first, second] = demo().teams;
  if (!first || !second) throw new Error('The demo has two teams');
  return [first, second];
})();
const owner = team.owner.token;
const hub = team.hubs[0]?.id ?? '';

const makeHub = (prefix: string, name: string) =>
  call(`${prefix}/teams/${team.id}/hubs`, {
    method: 'POST',
    token: owner,
    body: { data: { type: 'hubs', attributes: { name } } },
  });

const TYPE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*s$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

describe('the envelope', () => {
  test('C012–C016: resources have type and id, times are ISO 8601, and no document has both data and errors', async () => {
    const lists = [
      `/api/v1/teams/${team.id}/hubs`,
      `/api/v1/teams/${team.id}/api-keys`,
      `/api/v1/teams/${team.id}/roles`,
      `/api/v1/teams/${team.id}/admin-alerts`,
      `/api/v1/teams/${team.id}/contacts`,
      `/api/v1/hubs/${hub}/spaces`,
    ];
    for (const path of lists) {
      const { status, body } = await call(path, { token: owner });
      expect([path, status]).toEqual([path, 200]);
      expect('errors' in body).toBe(false);
      for (const { id, type, attributes, ...rest } of body.data ?? []) {
        expect([typeof id, typeof attributes]).toEqual(['string', 'object']);
        expect(type).toMatch(TYPE);
        expect(Object.keys(rest).every((name) => ['links', 'meta', 'relationships'].includes(name))).toBe(true);
        for (const [name, value] of Object.entries(attributes))
          if (name.endsWith('_at') && value !== null) expect(value).toMatch(MOMENT);
      }
    }
    const refused = await call(`/api/v1/teams/${team.id}/hubs`);
    expect('data' in refused.body).toBe(false);
  });

  test('C009 C010: a flat body and an envelope are accepted as JSON:API and as JSON', async () => {
    for (const type of ['application/vnd.api+json', 'application/json', 'application/vnd.api+json; charset=utf-8'])
      for (const body of [{ name: 'Key' }, { data: { type: 'api_keys', attributes: { name: 'Key' } } }]) {
        const made = await call(`/api/v1/teams/${team.id}/api-keys`, { method: 'POST', token: owner, type, body });
        expect(made.status).toBe(201);
      }
  });

  test('C007 C063: a resource created at the bare prefix is found at its Location, which the body repeats', async () => {
    const made = await makeHub('/api', 'Bare');
    const location = made.headers.get('location') ?? '';
    expect(made.body.data?.links?.self).toBe(location);
    const read = await call(location, { token: owner });
    expect(read.body.data).toMatchObject({ id: made.body.data?.id, type: 'hubs' });
  });
});

describe('callers', () => {
  test('C018: a user, a member and an API key are each authenticated as their own kind', async () => {
    const [member] = team.members;
    expect((await call('/api/v1/me', { token: owner })).body.data?.type).toBe('users');
    expect((await call('/api/v1/me', { token: member?.token })).body.data?.type).toBe('contacts');
    expect((await call('/api/v1/teams', { token: team.api_key.secret })).status).toBe(200);
  });

  test('C216 C218 C219: a user lists the hubs of their team and of no other team', async () => {
    const listed = await call(`/api/v1/teams/${team.id}/hubs`, { token: team.moderator.token });
    expect(listed.status).toBe(200);
    expect(listed.body).toMatchObject({ links: { self: `/api/v1/teams/${team.id}/hubs` }, meta: { has_more: false } });
    const ids = (listed.body.data ?? []).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(team.hubs.map(({ id }) => id)));
    expect(ids.filter((id) => other.hubs.some((one) => one.id === id))).toEqual([]);
  });

  test('C283: the name X-Team-ID is case-insensitive', async () => {
    for (const name of ['X-Team-ID', 'x-team-id', 'X-TEAM-ID'])
      expect((await call('/api/users', { token: owner, headers: { [name]: team.id } })).status).toBe(200);
  });

  test('C185: a member is rejected on creators’ routes', async () => {
    const [member] = team.members;
    expect((await call(`/api/v1/hubs/${hub}/spaces`, { token: member?.token })).status).toBe(200);
    expect((await call(`/api/v1/teams/${team.id}/api-keys`, { token: member?.token })).status).toBe(403);
  });
});

describe('API keys', () => {
  test('C204: the response for a changed key has neither its secret nor a hash', async () => {
    const keys = `/api/v1/teams/${team.id}/api-keys`;
    const { data } = (await call(keys, { method: 'POST', token: owner, body: { name: 'Changed' } })).body;
    const changed = await call(`${keys}/${data?.id}`, { method: 'PATCH', token: owner, body: { can_moderate: true } });
    expect(changed.status).toBe(200);
    expect(JSON.stringify(changed.body)).not.toMatch(/secret|hash/);
  });
});

describe('responses that the gateway must leave to the service', () => {
  test('C141 C514–C516: an unknown path, another method and a bad token get the errors array', async () => {
    const unknown = await call('/api/v1/nope');
    const method = await call(`/api/v1/teams/${team.id}/hubs`, { method: 'DELETE' });
    const token = await call(`/api/v1/teams/${team.id}/hubs`, { token: 'nothing' });
    expect([unknown.status, method.status, token.status]).toEqual([404, 405, 401]);
    for (const { status, headers, body } of [unknown, method, token]) {
      expect(headers.get('content-type')).toBe('application/vnd.api+json');
      expect(body).not.toHaveProperty('detail');
      expect(body.errors).toMatchObject([{ status: String(status), meta: { request_id: expect.any(String) } }]);
    }
    expect(method.headers.get('allow')).toBe('GET, POST');
  });

  test('C518: browsers can read the headers they need, and not Location', async () => {
    const { headers } = await call('/version', { headers: { origin: 'https://hub.example' } });
    const exposed = headers.get('access-control-expose-headers')?.toLowerCase() ?? '';
    expect(exposed).toContain('x-request-id');
    expect(exposed).not.toMatch(/location|\*/);
  });

  test('C520: the path has no stage prefix', async () => {
    expect((await call('/api/v1/version')).status).toBe(200);
  });
});

test('C510 C511: the changelog lists the five breaking changes', () => {
  const log = readFileSync('CHANGELOG.md', 'utf8');
  for (const words of ['2026-06-18', '2026-08-06', '2026-10-05', 'team_context_required', 'activity_events'])
    expect(log).toContain(words);
  for (const words of ['discussion_reaction_groups', 'nested_reply_not_allowed', 'explicit null'])
    expect(log).toContain(words);
});
