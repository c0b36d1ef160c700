import { describe, expect, test } from 'vitest';
import { ERRORS } from '../../../../shared/api/error-codes.ts';
import { REQUEST_ERRORS, TITLES } from '../../../../shared/platform/http/error-codes.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import type { Call } from '../../../support/service.ts';
import { useWorld } from '../../../support/use-world.ts';
import { errorsOf, startStack } from '../../api/support/stack.ts';

const stack = useWorld(startStack);

const token = () => stack.ours.users.owner.token;
const things = () => `/api/v1/teams/${stack.ours.id}/things`;
const post = (more: Partial<Call>): Call => ({ method: 'POST', path: things(), token: token(), ...more });
const named = (name: unknown) => ({ data: { type: 'things', attributes: { name } } });

const failures: readonly (readonly [string, number, () => Call])[] = [
  ['an unknown path', 404, () => ({ path: '/api/v1/nope' })],
  ['an unknown method', 405, () => ({ method: 'PUT', path: things() })],
  ['no credential', 401, () => ({ path: things() })],
  ['another team', 403, () => ({ path: things(), token: stack.theirs.users.owner.token })],
  ['no context', 400, () => ({ path: '/api/v1/context', token: token() })],
  ['another media type', 415, () => post({ body: 'x', headers: { 'content-type': 'text/plain' } })],
  [
    'another Accept',
    406,
    () => ({ path: things(), token: token(), headers: { accept: 'application/vnd.api+json;x=y' } }),
  ],
  ['a bad attribute', 422, () => post({ body: named(7) })],
  ['a bad parameter', 422, () => ({ path: `${things()}?page[size]=0`, token: token() })],
  ['an unsupported parameter', 400, () => ({ path: `${things()}?include=x`, token: token() })],
  ['a missing resource', 404, () => ({ path: `${things()}/7`, token: token() })],
  ['a refusal by the handler', 409, () => post({ body: named('full') })],
  ['one that names a field', 422, () => post({ body: named('taken') })],
  ['a body of 2 MB', 413, () => post({ body: ' '.repeat(2_000_000) })],
  ['a fault of ours', 500, () => post({ path: `/api/v1/teams/${stack.ours.id}/boom` })],
];

describe('C093–C099 C113: every failure is an errors document', () => {
  test.each(failures)('%s', async (_, status, call) => {
    const answered = await stack.call(call());
    expect(answered.status).toBe(status);
    expect(answered.headers['Content-Type']).toBe('application/vnd.api+json');
    expect(Object.keys(answered.body)).toEqual(['errors']);
    for (const error of errorsOf(answered)) {
      expect(error).toMatchObject({ status: String(status), title: TITLES[status], detail: expect.any(String) });
      expect(error.meta.request_id).toBe(answered.headers['X-Request-ID']);
      expect(error.meta.request_id).toMatch(/\S/);
    }
  });

  test('every response forbids caching, sniffing, framing and a connection without TLS', async () => {
    const created = await stack.call(post({ body: named('kept') }));
    expect(created.status).toBe(201);
    for (const { headers } of [created, ...(await Promise.all(failures.map(([, , call]) => stack.call(call()))))]) {
      expect(headers).toMatchObject({
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      });
    }
  });

  test('C098: two error responses have different ids', async () => {
    const [first, second] = await Promise.all([stack.call({ path: '/x' }), stack.call({ path: '/x' })]);
    expect(first.headers['X-Request-ID']).not.toBe(second.headers['X-Request-ID']);
  });
});

describe('error codes', () => {
  const codesOf = async (call: Call) => errorsOf(await stack.call(call)).map(({ code }) => code);

  test('C104 C117 C123: unknown paths, unknown methods and schema failures have no code', async () => {
    expect(await codesOf({ path: '/nope' })).toEqual([undefined]);
    expect(await codesOf({ method: 'PUT', path: things() })).toEqual([undefined]);
    expect(await codesOf(post({ body: named(1) }))).toEqual([undefined]);
    expect(await codesOf(post({ body: '{' }))).toEqual([undefined]);
    expect(await codesOf({ path: `${things()}?page[size]=0&filter[kind]=c`, token: token() })).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('C112 C142 A56: a 404 from an endpoint has a code, an unknown path has none', async () => {
    expect(await codesOf({ path: `${things()}/7`, token: token() })).toEqual(['not_found']);
    expect(await codesOf({ path: `${things()}/${newId()}/deeper`, token: token() })).toEqual([undefined]);
  });

  test('C103: an error from a handler points to the field in the request body', async () => {
    const source = async (body: unknown) => errorsOf(await stack.call(post({ body })))[0]?.source;
    expect(await source(named('taken'))).toEqual({ pointer: '/data/attributes/name' });
    expect(await source({ name: 'taken' })).toEqual({ pointer: '/name' });
  });

  test('every error links to its section of the documentation: that of its code, or of its status', async () => {
    const sectionOf = async (call: Call) => {
      const found = errorsOf(await stack.call(call)).map(({ links }) => links?.about);
      return found.map((about) => about?.replace('https://hub.test/docs/errors', ''));
    };
    expect(await sectionOf({ path: `${things()}/7`, token: token() })).toEqual(['#not_found']);
    expect(await sectionOf({ path: '/nope' })).toEqual(['#unknown-path']);
    expect(await sectionOf({ method: 'PUT', path: things() })).toEqual(['#unsupported-method']);
    expect(await sectionOf(post({ body: named(1) }))).toEqual(['#validation-errors']);
    expect(await sectionOf(post({ path: `/api/v1/teams/${stack.ours.id}/boom` }))).toEqual(['#internal_error']);
  });

  test('are in alphabetical order', () => {
    const kept = Object.keys(REQUEST_ERRORS);
    const own = Object.keys(ERRORS).slice(kept.length);
    expect([...kept.toSorted(), ...own.toSorted()]).toEqual(Object.keys(ERRORS));
  });

  test('each have a status with a title', () => {
    for (const [status, detail] of Object.values(ERRORS)) {
      expect(TITLES[status]).toEqual(expect.any(String));
      expect(detail).toMatch(/\.$/);
    }
  });
});

test('C113: an unexpected exception is a 500 without message, stack or internal names', async () => {
  const answered = await stack.call(post({ path: `/api/v1/teams/${stack.ours.id}/boom` }));
  expect(answered).toMatchObject({ status: 500, body: { errors: [{ code: 'internal_error' }] } });
  expect(JSON.stringify(answered)).not.toMatch(/TypeError|arn:|\/var\/|\.js|at /);
});

describe('C114–C121: an unknown path', () => {
  test.each([
    '/nope',
    '/api/v1/nope',
    '/api/nope',
    '/',
    '',
    '/api/v1',
    '/api/v1/teams/t/nope',
    '/API/v1/version',
    '//',
    '/api/v1//',
  ])('%j returns the same 404', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS', 'FOO'])
      expect(await stack.call({ path, method })).toMatchObject({ status: 404, body: { errors: [{ status: '404' }] } });
  });
});

describe('C122–C140: an unsupported method', () => {
  test.each([
    ['things', 'PUT', 'GET, POST'],
    ['things/7', 'POST', 'GET'],
    ['boom', 'GET', 'POST'],
  ])('%s returns 405 for %s', async (path, method, allow) => {
    for (const prefix of ['/api/v1', '/api'])
      expect(await stack.call({ path: `${prefix}/teams/t/${path}`, method })).toMatchObject({
        status: 405,
        headers: { Allow: allow },
      });
  });

  test('C136 C137: HEAD is a 405 with Allow and without a body', async () => {
    const answered = await stack.call({ path: things(), method: 'HEAD' });
    expect(answered).toMatchObject({ status: 405, headers: { Allow: 'GET, POST' }, body: '' });
    expect(await stack.call({ path: '/nope', method: 'HEAD' })).toMatchObject({ status: 404, body: '' });
  });
});

describe('A39: X-Request-ID', () => {
  const idFor = async (sent: string) =>
    (await stack.call({ path: '/version', headers: { 'x-request-id': sent } })).headers['X-Request-ID'];

  test.each(['a', 'A-1_b.c', 'x'.repeat(64)])('%j is accepted from the client', async (sent) => {
    expect(await idFor(sent)).toBe(sent);
  });

  test.each(['', ' ', 'a b', 'x'.repeat(65), 'a,b', '<script>', 'é', 'a\nb', '{"a":1}'])(
    '%j is replaced',
    async (sent) => {
      expect(await idFor(sent)).toMatch(/^request-\d+$/);
    },
  );

  test('a successful response has one, too', async () => {
    expect((await stack.call({ path: '/version' })).headers['X-Request-ID']).toMatch(/^request-\d+$/);
  });
});
