import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { guardedFetch } from '../../../../../shared/access/sign-in/oidc/provider-request.ts';

const BIG = 256 * 1024;
const requests: [string, unknown][] = [];

const RESPONSES: Readonly<Record<string, RequestListener>> = {
  '/json': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('{"a":1}'),
  '/created': (_, response) => response.writeHead(201).end('{}'),
  '/redirect': (_, response) => response.writeHead(302, { location: '/json' }).end(),
  '/error': (_, response) => response.writeHead(400).end('{"error":"invalid_grant"}'),
  '/large': (_, response) => response.writeHead(200).end(`"${'x'.repeat(BIG - 2)}"`),
  '/too-large': (_, response) => response.writeHead(200).end(`"${'x'.repeat(BIG - 1)}"`),
  '/broken': (_, response) =>
    void response.writeHead(200, { 'content-length': 9 }).write('{', () => response.destroy()),
  '/silent': () => undefined,
};
const server = createServer((request, response) => {
  requests.push([request.url ?? '', request.headers]);
  RESPONSES[request.url ?? '']?.(request, response);
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void requests.splice(0));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const GET = { method: 'GET', headers: { 'user-agent': 'a library', accept: 'application/jwt' } };
const guard = { ownHosts: [], allowed: ['127.0.0.1/32'], resolve: async () => [] };

test.each([
  ['/json', 200],
  ['/large', 200],
  ['/created', 0],
  ['/redirect', 0],
  ['/error', 0],
  ['/too-large', 0],
  ['/broken', 0],
])(
  '%s has the status %d: only 200 with at most 256 KB is an answer, and no redirect is followed',
  async (path, status) => {
    expect((await guardedFetch(guard)(`${origin}${path}`, GET)).status).toBe(status);
    expect(requests.map(([url]) => url)).toEqual([path]);
  },
);

test('a provider that does not answer in time has not answered', async () => {
  expect((await guardedFetch(guard)(`${origin}/silent`, GET, 20)).status).toBe(0);
});

test('an answer is asked for and read as JSON, whatever its type, and the library is not named', async () => {
  const response = await guardedFetch(guard)(`${origin}/json`, GET);
  expect([response.headers.get('content-type'), await response.json()]).toEqual(['application/json', { a: 1 }]);
  const headers = { host: new URL(origin).host, accept: 'application/json', connection: 'close' };
  expect(requests.filter(([url]) => url === '/json')).toEqual([['/json', headers]]);
});

test.each(['http://10.0.0.1/', 'https://169.254.169.254/', 'https://[::1]/', 'file:///etc/passwd', 'not a URL'])(
  '%s is not requested',
  async (url) => {
    expect((await guardedFetch({ ...guard, allowed: [] })(url, GET)).status).toBe(0);
  },
);

test('an address of this machine that no setting allows is not requested', async () => {
  expect((await guardedFetch({ ...guard, allowed: [] })(`${origin}/json`, GET)).status).toBe(0);
  expect(requests.filter(([url]) => url === '/json')).toEqual([]);
});
