import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HAS_BROWSER, launchBrowser } from '../../support/browser.ts';
import { type InstalledPackage, installPackage } from '../../support/installed-package.ts';

/** The service: an access token is valid after the first refresh. */
const service = { refreshes: 0, refused: 0, uploaded: 0, polls: 0, release: Promise.withResolvers<void>() };
/** The refresh is answered when this many requests have been refused. */
const WAITING = 6;

let installed: InstalledPackage;
let bundle: Uint8Array;
let server: Server;
let origin: string;
let browser: Browser | undefined;
let context: BrowserContext;

const EVENT = {
  id: 'e1',
  type: 'member.joined',
  at: '2026-01-01T00:00:00Z',
  resource_type: 'members',
  resource_id: 'm',
};
const resource = (id: string, attributes: object) => ({ data: { type: 'x', id, attributes } });

/** The response to a request, as a status and a document, a text or bytes. */
const answer = async (path: string, token: string | undefined, body: Buffer): Promise<[number, unknown]> => {
  if (path === '/') return [200, '<!doctype html><title>Site</title>'];
  if (path === '/favicon.ico') return [404, ''];
  if (path === '/client.js') return [200, bundle];
  if (path === '/worker.js') return [200, WORKER];
  if (path.endsWith('/refresh')) {
    service.refreshes += 1;
    await service.release.promise;
    return [200, { ...resource('s', {}), access_token: 'fresh', refresh_token: 'next' }];
  }
  if (path === '/files') {
    service.uploaded = body.length;
    return [204, ''];
  }
  if (token !== 'Bearer fresh') {
    service.refused += 1;
    if (service.refused >= WAITING) service.release.resolve();
    return [401, { errors: [{ status: '401', code: 'unauthorized' }] }];
  }
  if (path.endsWith('/stream-tickets'))
    return [201, resource('t', { ticket: 't', live_url: `${origin.replace('http', 'ws')}/closed`, expires_at: '' })];
  if (path.endsWith('/stream')) {
    service.polls += 1;
    const lines = service.polls > 1 ? `id: e1\nevent: ${EVENT.type}\ndata: ${JSON.stringify(EVENT)}\n\n` : 'id: e0\n\n';
    return [200, `${lines}retry: 5\n\n`];
  }
  if (path.endsWith('/uploads'))
    return [201, resource('f', { upload: { url: `${origin}/files`, fields: { key: 'k' } } })];
  if (path.endsWith('/finalize')) return [200, resource('f', { media_id: 'm' })];
  return [200, resource('me', { name: 'Ann' })];
};

const typeOf = (path: string): string => {
  if (path === '/') return 'text/html';
  if (path.endsWith('/stream')) return 'text/event-stream';
  return path.endsWith('.js') ? 'text/javascript' : 'application/vnd.api+json';
};

const WORKER = `import { createSession } from '/client.js';
const session = createSession({ baseUrl: location.origin, kind: 'contact' });
await session.start({ access_token: 'stale', refresh_token: 'r' });
const { data } = await session.client.GET('/api/v1/me');
postMessage(data.data.attributes.name);`;

/** A session of a site that keeps its tokens in `localStorage`. */
const SESSION = `const { createSession, followLive, uploadFile } = await import('/client.js');
const store = {
  read: () => JSON.parse(localStorage.getItem('session') ?? 'null') ?? undefined,
  write: (next) => (next ? localStorage.setItem('session', JSON.stringify(next)) : localStorage.removeItem('session')),
};
const session = createSession({ baseUrl: location.origin, kind: 'contact', store });`;

beforeAll(async () => {
  installed = await installPackage();
  const { outputFiles } = await build({
    entryPoints: [join(installed.folder, 'dist', 'client.js')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
  });
  bundle = outputFiles[0]?.contents ?? new Uint8Array();
  server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any.example');
    const [status, body] = await answer(pathname, request.headers.authorization, await buffer(request));
    response.writeHead(status, { 'content-type': typeOf(pathname) });
    response.end(typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = HAS_BROWSER ? await launchBrowser() : undefined;
});

beforeEach(async () => {
  Object.assign(service, { refreshes: 0, refused: 0, uploaded: 0, polls: 0, release: Promise.withResolvers<void>() });
  if (browser) context = await browser.newContext();
});

afterAll(async () => {
  await browser?.close();
  server.closeAllConnections();
  server.close();
  await installed.remove();
});

/** A tab of the site. */
const tab = async () => {
  const page = await context.newPage();
  await page.goto(origin);
  return (code: string): Promise<unknown> => page.evaluate(`(async () => { ${SESSION} ${code} })()`);
};

test('the client of the package is at most 8 KB compressed in a browser', () => {
  expect(gzipSync(bundle).byteLength).toBeLessThanOrEqual(8 * 1024);
});

describe.skipIf(!HAS_BROWSER)('the client of the package in Chromium', () => {
  test('a session refreshes once for many callers in two tabs', async () => {
    const [one, other] = [await tab(), await tab()];
    await one("await session.start({ access_token: 'stale', refresh_token: 'r' });");
    const calls =
      "return Promise.all([1, 2, 3].map(async () => (await session.client.GET('/api/v1/me')).response.status));";
    expect(await Promise.all([one(calls), other(calls)])).toEqual([
      [200, 200, 200],
      [200, 200, 200],
    ]);
    expect([service.refreshes, service.refused]).toEqual([1, WAITING]);
    expect(await other('return (await store.read()).refresh_token;')).toBe('next');
  });

  test('a file is uploaded with its progress', async () => {
    const run = await tab();
    const sent = await run(`await session.start({ access_token: 'fresh', refresh_token: 'r' });
      const file = new File([new Uint8Array(2_000_000)], 'a.png', { type: 'image/png' });
      const seen = [];
      await uploadFile(session.client, file, { hubId: 'h', onProgress: ({ sent, total }) => seen.push([sent, total]) });
      return seen;`);
    const progress = Array.isArray(sent) ? sent : [];
    expect([progress.length > 1, progress.at(-1)]).toEqual([true, [2_000_000, 2_000_000]]);
    expect(progress.every(([now]) => now <= 2_000_000)).toBe(true);
    expect(service.uploaded).toBeGreaterThan(2_000_000);
  });

  test('live updates use the event stream when WebSockets are refused', async () => {
    const run = await tab();
    const followed = await run(`await session.start({ access_token: 'fresh', refresh_token: 'r' });
      const states = [];
      const later = (run, ms) => { const timer = setTimeout(run, Math.min(ms, 20)); return () => clearTimeout(timer); };
      return new Promise((resolve) => {
        const onState = (state) => states.push(state);
        const onEvent = (event) => { live.close(); resolve([event.id, states.at(-1)]); };
        const live = followLive({ ...session.options, hubId: 'h', onEvent, onState, later });
      });`);
    expect(followed).toEqual(['e1', 'stream']);
  });

  test('a worker has a session', async () => {
    service.release.resolve();
    const run = await tab();
    const name = await run(`return new Promise((resolve) => {
      const worker = new Worker('/worker.js', { type: 'module' });
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => resolve(message);
    });`);
    expect([name, service.refreshes]).toEqual(['Ann', 1]);
  });
});
