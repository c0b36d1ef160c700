import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { description } from '../../../infra/description.ts';
import type { HttpResult } from '../../../shared/platform/http/exchange.ts';
import { useWorld } from '../../support/use-world.ts';
import { startSystem } from './support/documentation.ts';

const system = useWorld(startSystem);

const text = ({ body = '', isBase64Encoded }: HttpResult): string =>
  isBase64Encoded ? gunzipSync(Buffer.from(body, 'base64')).toString() : body;

it('GET /openapi.json returns the OpenAPI document of the routes', async () => {
  const served = await system.call('/openapi.json');
  expect(served.headers['Content-Type']).toBe('application/json');
  expect(JSON.parse(text(served))).toEqual(JSON.parse(JSON.stringify(description())));
});

describe('a documentation file', () => {
  it.each([
    ['gzip', true],
    ['br, gzip;q=0.5', true],
    ['*', true],
    ['GZIP', true],
    ['br', false],
    ['gzip;q=0', false],
    ['gzip; q=0.000', false],
    ['', false],
  ])('with Accept-Encoding %j is compressed: %s', async (encoding, compressed) => {
    const sent = await system.call('/openapi.json', { 'accept-encoding': encoding });
    expect(sent.isBase64Encoded ?? false).toBe(compressed);
    expect(sent.headers['Content-Encoding']).toBe(compressed ? 'gzip' : undefined);
    expect(sent.headers.Vary).toBe('Accept-Encoding');
    expect(JSON.parse(text(sent)).openapi).toBe('3.1.1');
  });

  it('returns 304 without a body when If-None-Match matches', async () => {
    const { ETag: tag = '' } = (await system.call('/docs/docs.js')).headers;
    for (const known of [tag, `"other", ${tag}`, '*']) {
      const sent = await system.call('/docs/docs.js', { 'if-none-match': known });
      expect([sent.statusCode, sent.body]).toEqual([304, '']);
      expect(sent.headers).toMatchObject({ ETag: tag, 'Cache-Control': 'public, no-cache' });
    }
    expect((await system.call('/docs/docs.js', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each(['docs.js', 'search.js', 'try-it.js', 'search.json'])(
    '%s is revalidated like the page that loads it, so that both are of one deployment',
    async (file) => {
      const { 'Cache-Control': kept, ETag: tag } = (await system.call(`/docs/${file}`)).headers;
      expect(kept).toBe((await system.call('/docs')).headers['Cache-Control']);
      expect(tag).toMatch(/^W\/".+"$/);
    },
  );

  it.each(['icon.svg', 'changelog.atom', 'hub.py'])('%s can be kept for an hour', async (file) => {
    expect((await system.call(`/docs/${file}`)).headers['Cache-Control']).toBe('public, max-age=3600');
  });

  it.each([
    ['docs.js', 'text/javascript; charset=utf-8'],
    ['changelog.atom', 'application/atom+xml; charset=utf-8'],
    ['icon.svg', 'image/svg+xml'],
  ])('%s is served with its content type', async (file, type) => {
    const { statusCode, headers } = await system.call(`/docs/${file}`, { 'accept-encoding': 'gzip' });
    expect([statusCode, headers['Content-Type']]).toEqual([200, type]);
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });

  it.each([
    'nothing.js',
    '..%2Fbundle.js',
    '..%2f..%2f..%2fpackage.json',
    'docs.js.gz',
    'docs.html',
    'docs~errors.html',
    '.',
    'constructor',
  ])('returns 404 for the unknown name %s', async (file) => {
    expect((await system.call(`/docs/${file}`)).statusCode).toBe(404);
  });
});

it('a picture has the same bytes for clients with and without gzip', async () => {
  const picture = readFileSync(join(import.meta.dirname, '../../../infra/docs/pictures/member-site.webp'));
  const plain = await system.call('/docs/member-site.webp');
  expect([plain.headers['Content-Type'], plain.isBase64Encoded]).toEqual(['image/webp', true]);
  expect(Buffer.from(plain.body ?? '', 'base64').equals(picture)).toBe(true);
  const coded = await system.call('/docs/member-site.webp', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(Buffer.from(coded.body ?? '', 'base64')).equals(picture)).toBe(true);
});

it.each([
  ['/docs/guides/webhooks', '/docs/how-to/webhooks'],
  ['/docs/guides/rate-limits', '/docs/limits'],
  ['/docs/reference/access/createTeamHubProduct', '/docs/reference/commerce/createTeamHubProduct'],
  ['/docs/reference/members/listTeamHubBans', '/docs/reference/moderation/listTeamHubBans'],
  ['/docs/reference/a-former-section/createComment', '/docs/reference/community/createComment'],
])('%s leads to %s', async (from, to) => {
  const { statusCode, headers } = await system.call(from);
  expect([statusCode, headers.Location]).toEqual([301, to]);
  expect((await system.call(to)).statusCode).toBe(200);
});

it('the Markdown of a page that moved leads to that of the page', async () => {
  const { statusCode, headers } = await system.call('/docs/reference/access/createTeamHubProduct.md');
  expect([statusCode, headers.Location]).toEqual([301, '/docs/reference/commerce/createTeamHubProduct.md']);
  expect((await system.call(headers.Location ?? '')).statusCode).toBe(200);
});

it.each([
  '/docs/guides/nothing',
  '/docs/guides/constructor',
  '/docs/constructor',
  '/docs/how-to/..%2Fdocs',
  '/docs/how-to/webhooks.html',
  '/docs/reference/hubs/createNothing',
  '/docs/reference/hubs/constructor',
  '/docs/objects/Nothing',
])('the unknown page %s returns 404', async (path) => {
  expect((await system.call(path)).statusCode).toBe(404);
});

it.each([
  ['/', /Service version 1\.2\.3; the API has <a href="\/docs\/versions#three-versions">a version of its own</],
  [
    '/docs/reference',
    /API version 0\.1\.0; the running build has <a href="\/docs\/versions#[\w-]+">a version of its own</,
  ],
  ['/docs/changelog', /The API is version 0\.1\.0.*; the versions below are those of\s+the service/],
  ['/llms.txt', /the API, 0\.1\.0; `GET \/version` returns\s+the version of the running build/],
  ['/openapi.json', /Version 0\.1\.0 of the API .*; `GET \/version` returns the version of the running build/],
])('%s says that the API and the running build have different versions', async (path, sentence) => {
  const { statusCode, body } = await system.call(path, path === '/' ? { accept: 'text/html' } : {});
  expect(statusCode).toBe(200);
  expect(body).toMatch(sentence);
});
