import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveControl } from '../../../../infra/local/control/control.ts';
import type { DemoCommunity } from '../../../../infra/local/demo/demo-community.ts';
import { siteControls } from '../../../../infra/local/site/controls.ts';

const ORIGIN = 'http://127.0.0.1:8787';

const FILES = 'http://127.0.0.1:4000';

const get = (path: string, community?: DemoCommunity, headers: Record<string, string> = {}) =>
  serveControl(ORIGIN, siteControls({ community: () => community, filesOrigin: FILES }), {
    ...{ method: 'GET', path, query: '', cookies: [], body: Buffer.alloc(0), sourceIp: '127.0.0.1' },
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

test('the script is bundled with the client, and stays small', async () => {
  const { headers, body } = await get('/_local/site/app.js');
  expect(headers?.['content-type']).toBe('text/javascript; charset=utf-8');
  expect(String(body)).toContain('/api/v1/hubs/{hub_id}/feed');
  expect(String(body).length).toBeLessThan(100_000);
});

test('the accounts are served to pages of this origin only, and are absent until the hub is complete', async () => {
  expect(JSON.parse(String((await get('/_local/site/people.json')).body))).toEqual({ community: null });
  const community: DemoCommunity = {
    ...{ team_id: 't', hub_id: 'h', slug: 'kiln', members: [] },
    owner: { name: 'Maya', email: 'maya@example.com', password: 'demo-owner' },
  };
  expect(JSON.parse(String((await get('/_local/site/people.json', community)).body))).toEqual({ community });
  expect((await get('/_local/site/people.json', community, { origin: 'https://elsewhere.test' })).status).toBe(403);
});

test('no file of the site writes HTML or evaluates text', () => {
  const folder = join(import.meta.dirname, '../../../../infra/local/site/app');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(20);
  const unsafe = files.filter((file) =>
    /innerHTML|outerHTML|insertAdjacentHTML|setHTML|document\.write|\beval\(|new Function/.test(
      readFileSync(join(folder, file), 'utf8'),
    ),
  );
  expect(unsafe).toEqual([]);
});
