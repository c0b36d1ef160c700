import { expect, test } from 'vitest';
import { serveControl } from '../../../../infra/local/control/control.ts';
import { siteControls } from '../../../../infra/local/control/site.ts';
import type { DemoCommunity } from '../../../../infra/site/demo-community.ts';

const ORIGIN = 'http://127.0.0.1:8787';

const FILES = 'http://127.0.0.1:4000';

const get = (path: string, community?: DemoCommunity, headers: Record<string, string> = {}) =>
  serveControl(ORIGIN, siteControls({ community: () => community, filesOrigin: FILES }), {
    method: 'GET',
    path,
    query: '',
    cookies: [],
    body: Buffer.alloc(0),
    sourceIp: '127.0.0.1',
    headers: { host: 'localhost:8787', ...headers },
  });

test('every path of the site is the same page, whose policy allows its own script, the API and the files only', async () => {
  for (const path of ['/_local/site', '/_local/site/', '/_local/site/posts/1']) {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers?.['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' ${FILES}; connect-src 'self' ${FILES} ws://127.0.0.1:* ws://localhost:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(String(body)).not.toMatch(/<script>|style=|onload/);
  }
});

test('its script and its style are served with their media types', async () => {
  const types = async (path: string) => (await get(path)).headers?.['content-type'];
  expect(await types('/_local/site/app.js')).toBe('text/javascript; charset=utf-8');
  expect(await types('/_local/site/style.css')).toBe('text/css; charset=utf-8');
});

test('the accounts are served to pages of this origin only, and are absent until the hub is complete', async () => {
  expect(JSON.parse(String((await get('/_local/site/people.json')).body))).toEqual({ community: null });
  const community: DemoCommunity = {
    team_id: 't',
    hub_id: 'h',
    slug: 'kiln',
    members: [],
    owner: { name: 'Maya', email: 'maya@example.com', password: 'demo-owner' },
  };
  expect(JSON.parse(String((await get('/_local/site/people.json', community)).body))).toEqual({ community });
  expect((await get('/_local/site/people.json', community, { origin: 'https://elsewhere.test' })).status).toBe(403);
});
