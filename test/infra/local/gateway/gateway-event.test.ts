import { describe, expect, test } from 'vitest';
import { eventOf, rawPathOf } from '../../../../infra/local/gateway/event.ts';
import type { HttpRequest } from '../../../../infra/local/gateway/request.ts';

const request = (part: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'POST',
  path: '/api/v1/teams/t1',
  query: '',
  headers: { host: 'localhost:1', 'user-agent': 'test' },
  cookies: [],
  sourceIp: '127.0.0.1',
  body: Buffer.alloc(0),
  ...part,
});

const routed = {
  routeKey: 'ANY /api/{proxy+}',
  pathParameters: { proxy: 'x' },
  requestId: 'id=',
  apiId: 'api',
  host: 'api.test',
};

const event = (part: Partial<HttpRequest> = {}) => eventOf(request(part), '/api/v1/teams/t1', routed);

describe('the event of payload format 2.0', () => {
  test('has the version, the route and the request', () => {
    expect(event()).toMatchObject({
      version: '2.0',
      routeKey: 'ANY /api/{proxy+}',
      rawPath: '/api/v1/teams/t1',
      rawQueryString: '',
      pathParameters: { proxy: 'x' },
      isBase64Encoded: false,
      requestContext: {
        requestId: 'id=',
        stage: '$default',
        domainName: 'api.test',
        http: {
          method: 'POST',
          path: '/api/v1/teams/t1',
          protocol: 'HTTP/1.1',
          sourceIp: '127.0.0.1',
          userAgent: 'test',
        },
        time: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
        timeEpoch: expect.any(Number),
      },
    });
  });

  test('omits fields that the request does not have', () => {
    for (const absent of ['body', 'cookies', 'queryStringParameters']) expect(event()).not.toHaveProperty(absent);
  });

  test.each([
    ['application/json', false],
    ['application/json; charset=utf-8', false],
    ['APPLICATION/JSON', false],
    ['text/csv', false],
    ['application/xml', false],
    ['application/javascript', false],
    ['application/vnd.api+json', true],
    ['application/x-www-form-urlencoded', true],
    ['multipart/form-data; boundary=x', true],
    ['application/octet-stream', true],
    ['application/jsonx', true],
    ['', true],
  ])('a body of %j is encoded: %j', (type, isBase64Encoded) => {
    const body = '{"é":1}';
    const made = event({ headers: type ? { 'content-type': type } : {}, body: Buffer.from(body) });
    expect(made.isBase64Encoded).toBe(isBase64Encoded);
    expect(made.body).toBe(isBase64Encoded ? Buffer.from(body).toString('base64') : body);
  });

  test('a body that is not UTF-8 arrives unchanged', () => {
    const body = Buffer.from([0x22, 0xff, 0x22]);
    const made = event({ headers: { 'content-type': 'application/json' }, body });
    expect(made).toMatchObject({ isBase64Encoded: true, body: body.toString('base64') });
  });

  test('the query is passed as sent, and parsed with repeated names joined', () => {
    const made = event({ query: 'page%5Bsize%5D=2&a=1&a=2&b=%20' });
    expect(made.rawQueryString).toBe('page%5Bsize%5D=2&a=1&a=2&b=%20');
    expect(made.queryStringParameters).toEqual({ 'page[size]': '2', a: '1,2', b: ' ' });
  });

  test('a forwarded address in a header is passed on, but is not the source IP', () => {
    const made = event({ headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(made).toMatchObject({
      headers: { 'x-forwarded-for': '203.0.113.9, 127.0.0.1' },
      requestContext: { http: { sourceIp: '127.0.0.1' } },
    });
  });
});

describe('the raw path', () => {
  test.each([
    ['/a%2Fb/%C3%A9', '/a/b/é'],
    ['/a%3Fb=c', '/a'],
    ['/plain', '/plain'],
    ['/%zz', undefined],
    ['/%ff', undefined],
  ])('of %s is %s', (path, expected) => expect(rawPathOf(path)).toBe(expected));
});
