import { describe, expect, test } from 'vitest';
import { baseUrl, demo, isLocal } from './support/target.ts';

/** The Accept header of a browser's navigation. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const post = (path: string, body: unknown) =>
  fetch(`${baseUrl}${path}`, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });

describe.runIf(isLocal)('the controls of the local stack', () => {
  test('advancing the clock returns the new time once due work is done', async () => {
    const first = JSON.parse(await (await post('/_local/clock', { advance_seconds: 0 })).text());
    const response = await post('/_local/clock', { advance_seconds: 3600 });
    const { now, drained } = JSON.parse(await response.text());
    expect(response.status).toBe(200);
    expect(drained).toBe(true);
    expect(Date.parse(now) - Date.parse(first.now)).toBeGreaterThanOrEqual(3_600_000);
  });

  test('the clock is read with the seconds that it is ahead of the machine', async () => {
    const read = async () => JSON.parse(await (await fetch(`${baseUrl}/_local/clock`)).text());
    const before = await read();
    await post('/_local/clock', { advance_seconds: 60 });
    const { now, ahead_seconds } = await read();
    expect(ahead_seconds).toBe(before.ahead_seconds + 60);
    expect(Math.abs(Date.parse(now) - Date.now() - ahead_seconds * 1000)).toBeLessThan(60_000);
  });

  test.each([
    ['/_local/clock', { advance_seconds: -1 }, '/advance_seconds'],
    ['/_local/clock', { advance_seconds: '1' }, '/advance_seconds'],
    ['/_local/clock', {}, '/advance_seconds'],
    ['/_local/clock', '{"advance_seconds":1e400}', '/advance_seconds'],
    ['/_local/faults', { store: 'tables', error: null }, '/store'],
    ['/_local/faults', { store: 'table', error: 'slow' }, '/error'],
    ['/_local/faults', { store: 'table' }, '/error'],
  ])('POST %s %j returns 422 at %s', async (path, body, pointer) => {
    const response = await post(path, body);
    expect(response.status).toBe(422);
    expect(JSON.parse(await response.text())).toMatchObject({ errors: [{ status: '422', source: { pointer } }] });
  });

  test('a page of another origin cannot move the clock', async () => {
    const headers = { origin: 'https://elsewhere.test' };
    const response = await fetch(`${baseUrl}/_local/clock`, { method: 'POST', headers, body: '{"advance_seconds":1}' });
    expect(response.status).toBe(403);
  });

  test('browsers get a page without scripts', async () => {
    const response = await fetch(`${baseUrl}/_local`);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toMatch(/Tables.*Queues.*Dead letters.*Mail/s);
  });

  test.each(['/_local/mail', '/_local/webhooks'])('%s is a list, and a page for browsers', async (path) => {
    const response = await fetch(`${baseUrl}${path}`);
    expect(JSON.parse(await response.text())).toBeInstanceOf(Array);
    const page = await fetch(`${baseUrl}${path}`, { headers: { accept: BROWSER } });
    expect([page.headers.get('content-type'), await page.text()]).toEqual([
      'text/html; charset=utf-8',
      expect.stringContaining(`<a href="${path}"`),
    ]);
  });

  test.each([
    ['/_local/letters', 301, '/_local/mail'],
    ['/_local/deliveries', 301, '/_local/webhooks'],
    ['/favicon.ico', 204, null],
  ])('GET %s in a browser returns %i', async (path, status, location) => {
    const response = await fetch(`${baseUrl}${path}`, { headers: { accept: BROWSER }, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  test('the root path is a page for browsers that links to the console, and 404 for clients, as when deployed', async () => {
    const page = await fetch(`${baseUrl}/`, { headers: { accept: BROWSER } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<a href="/_local">');
    expect((await fetch(`${baseUrl}/`)).status).toBe(404);
  });
});

describe('the demo', () => {
  test('has two teams with two hubs and three members each, and an account of each kind', () => {
    const { base_url, platform_admin, teams } = demo();
    expect(base_url).toBe(baseUrl);
    const user = {
      user_id: expect.any(String),
      email: expect.stringContaining('@'),
      password: expect.any(String),
      token: expect.any(String),
    };
    expect(platform_admin).toEqual(user);
    expect(teams).toHaveLength(2);
    for (const team of teams) {
      const { user_id: _, ...credentials } = user;
      const space = { id: expect.any(String), slug: expect.any(String) };
      const hub = { id: expect.any(String), slug: expect.any(String), spaces: expect.arrayContaining([space]) };
      const member = { contact_id: expect.any(String), ...credentials };
      expect(team).toEqual({
        id: expect.any(String),
        owner: user,
        moderator: user,
        api_key: { id: expect.any(String), secret: expect.stringMatching(/^svc_sk_/) },
        hubs: [hub, hub],
        members: [member, member, member],
      });
    }
  });
});
