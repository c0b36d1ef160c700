import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rawPathOf } from '../../../../infra/local/gateway/event.ts';
import type { Method } from '../../../../shared/platform/http/route.ts';
import { router } from '../../../../shared/platform/http/router.ts';

interface Declared {
  readonly method: Method;
  readonly path: string;
  readonly root?: boolean;
  readonly also?: readonly string[];
}

const declared = (method: Method, path: string, more: Partial<Declared> = {}): Declared => ({ method, path, ...more });

const find = router<Declared>([
  declared('GET', '/things'),
  declared('POST', '/things'),
  declared('GET', '/things/{thing_id}'),
  declared('PATCH', '/things/{thing_id}'),
  declared('DELETE', '/things/{thing_id}'),
  declared('GET', '/things/by-name/{name}'),
  declared('POST', '/things/import'),
  declared('GET', '/version', { root: true, also: ['/api/v1/version'] }),
]);

test('C001 C002: a path is served under both prefixes and nowhere else', () => {
  for (const prefix of ['/api/v1', '/api'])
    expect(find('GET', `${prefix}/things/7`)).toMatchObject({ params: { thing_id: '7' } });
  for (const path of ['/things/7', '/api/v2/things/7', '/v1/things/7', '/api/v1/api/v1/things'])
    expect(find('GET', path)).toBeUndefined();
});

test('C011: a root path is served as declared and at its other spellings only', () => {
  expect(find('GET', '/version')).toHaveProperty('route');
  expect(find('GET', '/api/v1/version')).toHaveProperty('route');
  expect(find('GET', '/api/version')).toBeUndefined();
});

test('C124 C125 C136 C138: Allow has every method of the path, sorted, without HEAD and OPTIONS', () => {
  for (const method of ['PUT', 'HEAD', 'OPTIONS', 'TRACE', 'get', '__proto__', 'constructor']) {
    expect(find(method, '/api/v1/things')).toEqual({ allow: ['GET', 'POST'] });
    expect(find(method, '/api/v1/things/7')).toEqual({ allow: ['DELETE', 'GET', 'PATCH'] });
  }
});

test('a fixed segment has precedence over a variable one, with backtracking', () => {
  expect(find('GET', '/api/v1/things/by-name/x')).toMatchObject({ params: { name: 'x' } });
  expect(find('GET', '/api/v1/things/by-name')).toMatchObject({ params: { thing_id: 'by-name' } });
  expect(find('GET', '/api/v1/things/import')).toEqual({ allow: ['POST'] });
});

test('A40: one trailing slash is allowed; two are another path', () => {
  expect(find('GET', '/api/v1/things/')).toHaveProperty('route');
  expect(find('GET', '/api/v1/things//')).toBeUndefined();
  expect(find('GET', '/api/v1//things')).toBeUndefined();
  expect(find('GET', '/')).toBeUndefined();
  expect(find('GET', '')).toBeUndefined();
});

test.each([
  ['/api/v1/things/a%2Fb', 'a%2Fb'],
  ['/api/v1/things/😀', '😀'],
  ['/api/v1/things/%', '%'],
  ['/api/v1/things/%25', '%25'],
  ['/api/v1/things/a+b', 'a+b'],
  ['/api/v1/things/..', '..'],
])('%s has the parameters %j', (path, thing_id) => {
  expect(find('GET', path)).toMatchObject({ params: { thing_id } });
});

test('any percent-encoded value of a path is decoded once, by the gateway', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (value) => {
      fc.pre(value.isWellFormed() && !/[/?]/.test(value));
      const found = find('PATCH', rawPathOf(`/api/v1/things/${encodeURIComponent(value)}`) ?? '');
      expect(found).toMatchObject({ params: { thing_id: value } });
    }),
  );
});

test('no path throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (method, path) => {
      expect(() => find(method, `/${path}`)).not.toThrow();
    }),
  );
});

test('a duplicate method of a path is a declaration error', () => {
  expect(() => router([declared('GET', '/a/{x}'), declared('GET', '/a/{y}')])).toThrow('declared twice');
});
