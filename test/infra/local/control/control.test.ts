import { describe, expect, test } from 'vitest';
import { serveControl } from '../../../../infra/local/control/control.ts';
import { json, problem } from '../../../../infra/local/control/problem.ts';
import type { HttpRequest } from '../../../../infra/local/gateway/request.ts';

const ORIGIN = 'http://127.0.0.1:8787';

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
const status = async (headers: HttpRequest['headers']) => (await serveControl(ORIGIN, [mail], request(headers))).status;

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

describe('an error of a control names the section about it at the address of the stack', () => {
  const errorOf = async (headers: HttpRequest['headers'], ...controls: Parameters<typeof serveControl>[1]) => {
    const { status: of, body } = await serveControl(ORIGIN, controls, request(headers));
    const [error] = JSON.parse(String(body)).errors;
    return [of, error.links?.about];
  };
  const host = '127.0.0.1:8787';

  test.each([
    ['that of a documented code', problem(404, 'not_found', 'No.'), 'not_found'],
    ['that of the status of another code', problem(422, 'validation_error', 'No.', '/seconds'), 'validation-errors'],
  ])('%s', async (_, given, section) => {
    const handle = () => given;
    expect(await errorOf({ host }, { ...mail, handle })).toEqual([given.status, `${ORIGIN}/docs/errors#${section}`]);
  });

  test('also for a path, a method and an origin that no control has, and never at the address of the request', async () => {
    expect(await errorOf({ host })).toEqual([404, `${ORIGIN}/docs/errors#not_found`]);
    expect(await errorOf({ host }, { ...mail, method: 'POST' })).toEqual([
      405,
      `${ORIGIN}/docs/errors#unsupported-method`,
    ]);
    expect(await errorOf({ host: 'elsewhere.test' }, mail)).toEqual([403, `${ORIGIN}/docs/errors#forbidden`]);
  });

  test('none, if neither the code nor the status has a section', async () => {
    const handle = () => problem(400, 'invalid_json', 'No.');
    expect(await errorOf({ host }, { ...mail, handle })).toEqual([400, undefined]);
  });
});
