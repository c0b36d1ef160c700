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
    const { ETag: tag = '' } = (await system.call('/docs/reference.js')).headers;
    for (const known of [tag, `"other", ${tag}`, '*']) {
      const sent = await system.call('/docs/reference.js', { 'if-none-match': known });
      expect([sent.statusCode, sent.body]).toEqual([304, '']);
      expect(sent.headers).toMatchObject({ ETag: tag, 'Cache-Control': 'public, max-age=3600' });
    }
    expect((await system.call('/docs/reference.js', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each([
    ['docs.css', 'text/css; charset=utf-8'],
    ['reference.css', 'text/css; charset=utf-8'],
    ['reference.js', 'text/javascript; charset=utf-8'],
    ['reference.json', 'application/json'],
    ['icon.svg', 'image/svg+xml'],
  ])('%s is served with its content type', async (file, type) => {
    const { statusCode, headers } = await system.call(`/docs/${file}`, { 'accept-encoding': 'gzip' });
    expect([statusCode, headers['Content-Type']]).toEqual([200, type]);
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });

  it.each(['nothing.js', '..%2Fbundle.js', '..%2f..%2f..%2fpackage.json', 'reference.js.gz', '.', 'constructor'])(
    'returns 404 for the unknown name %s',
    async (file) => {
      expect((await system.call(`/docs/${file}`)).statusCode).toBe(404);
    },
  );
});
