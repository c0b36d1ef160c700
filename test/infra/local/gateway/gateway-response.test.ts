import { describe, expect, test } from 'vitest';
import { preflight, withCors } from '../../../../infra/local/gateway/cors.ts';
import type { HttpRequest } from '../../../../infra/local/gateway/request.ts';
import { responseOf } from '../../../../infra/local/gateway/response.ts';

describe('the response for a function’s result', () => {
  test('has the status, headers, cookies and body of the result', () => {
    const result = { statusCode: 201, headers: { 'X-Count': 3 }, cookies: ['a=1', 'b=2'], body: 'made' };
    expect(responseOf(result)).toEqual({
      status: 201,
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-count': '3', 'set-cookie': ['a=1', 'b=2'] },
      body: 'made',
    });
  });

  test('has the bytes of a base64 body', () => {
    expect(responseOf({ statusCode: 200, body: 'AAH/', isBase64Encoded: true }).body).toEqual(Buffer.from([0, 1, 255]));
  });

  test('is a 200 with the result as body if the result has no status', () => {
    expect(responseOf({ a: 1 })).toMatchObject({ status: 200, body: '{"a":1}' });
  });

  test.each([{ statusCode: 'x' }, { statusCode: 99 }, { statusCode: 200, body: { a: 1 } }])(
    'is a 500 for %j',
    (result) => {
      expect(responseOf(result)).toMatchObject({ status: 500, body: '{"message":"Internal Server Error"}' });
    },
  );
});

describe('CORS', () => {
  const cors = {
    allowOrigins: ['*'],
    allowMethods: ['GET'],
    allowHeaders: ['authorization'],
    exposeHeaders: ['ETag'],
    maxAge: 60,
  };
  const from = (headers: Record<string, string>, method = 'GET'): HttpRequest => ({
    method,
    path: '/',
    query: '',
    headers,
    cookies: [],
    sourceIp: '127.0.0.1',
    body: Buffer.alloc(0),
  });
  const asking = { origin: 'https://a.test', 'access-control-request-method': 'GET' };

  test('a preflight gets the configured headers', () => {
    expect(preflight(cors, from(asking, 'OPTIONS'))).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': 'authorization',
        'access-control-max-age': '60',
      },
    });
  });

  test('an OPTIONS request that is not a preflight reaches a route', () => {
    expect(preflight(cors, from({ origin: 'https://a.test' }, 'OPTIONS'))).toBeUndefined();
    expect(preflight(undefined, from(asking, 'OPTIONS'))).toBeUndefined();
  });

  test('an unlisted origin gets no CORS headers', () => {
    expect(preflight({ ...cors, allowOrigins: ['https://b.test'] }, from(asking, 'OPTIONS'))?.headers).toEqual({});
  });

  test("the configuration replaces a function's own headers", () => {
    const own = { status: 200, headers: { 'access-control-allow-origin': 'https://evil.test', etag: '1' }, body: '' };
    expect(withCors(cors, from({ origin: 'https://a.test' }), own).headers).toEqual({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'ETag',
      etag: '1',
    });
    expect(withCors(cors, from({}), own).headers).toEqual({ etag: '1' });
  });
});
