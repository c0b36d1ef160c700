import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { groups } from '../../functions/groups.ts';
import { description } from '../../infra/description.ts';
import type { Route } from '../../shared/api/route.ts';
import { canonicalPath, fill } from '../../shared/platform/http/paths.ts';
import { type Description, differences } from '../support/description-differences.ts';
import { baseUrl, demo } from './support/target.ts';

const described = JSON.parse(await (await fetch(`${baseUrl}/openapi.json`)).text()) as Description;

test('C019 GET /openapi.json returns the document of the routes', () => {
  expect(described).toEqual(JSON.parse(JSON.stringify(description())));
  expect(described.info.version).toBe('0.1.0');
});

test('C165 C471 C472 GET /version returns the running version without a credential', async () => {
  for (const path of ['/version', '/api/v1/version', '/api/version']) {
    const response = await fetch(`${baseUrl}${path}`, { headers: { authorization: 'Bearer nonsense' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    const version = JSON.parse(await response.text());
    expect(version).toMatchObject({ service: expect.any(String), version: expect.any(String) });
    expect(Date.parse(version.built_at)).not.toBeNaN();
  }
});

test('the reference page and its assets are served from the same origin, compressed', async () => {
  const page = await fetch(`${baseUrl}/docs`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  const links = [...html.matchAll(/(?:src|href)="([^"#]+)/g)].map(([, link = '']) => link);
  for (const link of new Set(links)) {
    expect(link).toMatch(/^\//);
    const part = await fetch(`${baseUrl}${link}`, { headers: { 'accept-encoding': 'gzip' } });
    expect([link, part.status, part.headers.get('content-encoding')]).toEqual([link, 200, 'gzip']);
    expect((await part.text()).length).toBeGreaterThan(0);
  }
});

describe('a response matches its description', () => {
  const { teams, platform_admin: admin } = demo();
  const [team] = teams;
  const [hub] = team?.hubs ?? [];
  const callers = {
    nobody: undefined,
    'an unknown caller': 'nonsense',
    'an owner': team?.owner.token,
    'an administrator': admin.token,
    'a key': team?.api_key.secret,
    'a member': team?.members[0]?.token,
  };
  const known: Readonly<Record<string, string | undefined>> = {
    team_id: team?.id,
    hub_id: hub?.id,
    slug: hub?.slug,
    space_id: hub?.spaces[0]?.id,
    user_id: team?.owner.user_id,
    key_id: team?.api_key.id,
    contact_id: team?.members[0]?.contact_id,
  };

  /**
   * Reads use existing ids; writes use unknown ids and an invalid body, so that they change nothing.
   */
  const call = ({ method, path, body, root }: Route, token: string | undefined) => {
    const reads = method === 'GET';
    const value = (name: string) => (reads || name === 'team_id' ? known[name] : undefined) ?? randomUUID();
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const filled = fill(
      canonicalPath({ path, ...(root && { root }) }),
      Object.fromEntries(names.map((name) => [name, value(name)])),
    );
    return fetch(`${baseUrl}${filled}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/vnd.api+json' }),
        'x-team-id': team?.id ?? '',
      },
      ...(body && { body: '{"data":{"type":"nothing"}}' }),
    });
  };

  const harmless = ({ method, path, body }: Route): boolean =>
    method === 'GET' || body !== undefined || /\{(?!team_id)\w+\}/.test(path);

  const operations = groups
    .flatMap(({ routes }) => routes)
    .filter(harmless)
    .map((route) => ({ name: `${route.method} ${canonicalPath(route)}`, route }));

  test.each(operations)('$name', async ({ route }) => {
    const operation = described.paths[canonicalPath(route)]?.[route.method.toLowerCase()];
    for (const [caller, token] of Object.entries(callers).slice(0, route.caller.open ? 1 : undefined)) {
      const response = await call(route, token);
      expect(response.status, caller).toBeLessThan(500);
      expect(response.headers.get('x-request-id'), caller).toBeTruthy();
      expect(await differences(described, operation, response), caller).toEqual([]);
    }
  });
});

test('a response that does not match its description is reported', async () => {
  const operation = described.paths['/version']?.get;
  const headers = { 'content-type': 'application/json', location: '/elsewhere' };
  const wrong = new Response('{"service":1}', { headers });
  const reported = (await differences(described, operation, wrong)).join('\n');
  expect(reported).toMatch(/header location of 200.*service: .*version: /s);
  expect(await differences(described, operation, new Response('', { status: 418 }))).toEqual(['status 418']);
  expect(
    await differences(described, operation, new Response('x', { headers: { 'content-type': 'text/plain' } })),
  ).toEqual(['type text/plain of 200']);
});
