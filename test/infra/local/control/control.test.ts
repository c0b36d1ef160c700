import { expect, test } from 'vitest';
import { serveControl } from '../../../../infra/local/control/control.ts';
import { json } from '../../../../infra/local/control/problem.ts';
import type { HttpRequest } from '../../../../infra/local/gateway/request.ts';

const request = (headers: HttpRequest['headers']): HttpRequest => ({
  method: 'GET',
  path: '/_local/mail',
  query: '',
  headers,
  cookies: [],
  sourceIp: '127.0.0.1',
  body: Buffer.alloc(0),
});

const mail = { method: 'GET', path: '/_local/mail', handle: () => json(200, []) } as const;
const status = async (headers: HttpRequest['headers']) => (await serveControl([mail], request(headers))).status;

test.each(['127.0.0.1:8787', 'localhost:8787', 'LOCALHOST', '[::1]:8787'])('the host %s is accepted', async (host) => {
  expect(await status({ host })).toBe(200);
  expect(await status({ host, origin: `http://${host}` })).toBe(200);
  expect(await status({ host, origin: 'https://elsewhere.test' })).toBe(403);
});

test.each(['elsewhere.test:8787', 'localhost.elsewhere.test', '127.0.0.1.elsewhere.test', 'x@localhost', ''])(
  'a request with the host %s is rejected',
  async (host) => {
    expect(await status({ host })).toBe(403);
    expect(await status({ host, origin: `http://${host}` })).toBe(403);
  },
);
