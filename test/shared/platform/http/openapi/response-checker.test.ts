import { expect, test } from 'vitest';
import * as z from 'zod';
import { anyone } from '../../../../../shared/api/callers.ts';
import { openApi } from '../../../../../shared/api/openapi.ts';
import { type Route, route } from '../../../../../shared/api/route.ts';
import { refuse } from '../../../../../shared/platform/http/errors.ts';
import { many, resource } from '../../../../../shared/platform/http/response.ts';
import { responseChecker } from '../../../../support/response-checker.ts';

const attributes = z.object({ name: z.string() });
const listOf = (type: string): Route<unknown> =>
  route({
    method: 'GET',
    path: `/${type}`,
    summary: 'List',
    caller: anyone(),
    response: many(resource(type, attributes)),
    errors: ['not_found'],
    handler: async () => refuse('not_found'),
  });
const hold = responseChecker([listOf('cats'), listOf('dogs')]);

const headers = { 'Content-Type': 'application/vnd.api+json' };
const answered = (body: unknown, statusCode = 200, more = {}) => ({
  statusCode,
  headers: { ...headers, ...more },
  body: JSON.stringify(body),
});
const page = (type: string, values: object = { name: 'a' }) => ({
  data: [{ type, id: '1', attributes: values }],
  links: { self: '/' },
  meta: { has_more: false },
});
const error = (code: string) => ({
  errors: [{ status: '404', title: 'Not Found', code, detail: 'no', meta: { request_id: 'r' } }],
});

test('a response that matches its description passes, for either of two resources with the same attributes', async () => {
  await expect(hold('GET', '/api/v1/cats', answered(page('cats')))).resolves.toBeUndefined();
  await expect(hold('GET', '/api/dogs', answered(page('dogs')))).resolves.toBeUndefined();
  await expect(hold('GET', '/api/v1/cats', answered(error('not_found'), 404))).resolves.toBeUndefined();
});

test.each([
  ['status', answered({}, 418), 'status 418'],
  ['header', answered(page('cats'), 200, { ETag: '"1"' }), 'header etag of 200'],
  ['resource type', answered(page('dogs')), 'data/0/type'],
  ['attribute', answered(page('cats', { name: null })), 'data/0/attributes/name'],
  ['missing attribute', answered(page('cats', {})), 'data/0/attributes/name'],
  ['code', answered(error('slug_taken'), 404), 'code slug_taken'],
  ['media type', answered({}, 200, { 'Content-Type': 'text/html' }), 'type text/html of 200'],
  ['missing body', { statusCode: 200, headers, body: '' }, 'no body'],
])('an undescribed %s is reported', async (_, result, expected) => {
  await expect(hold('GET', '/api/v1/cats', result)).rejects.toThrow(expected);
});

test('a path without a route is not checked', async () => {
  await expect(hold('GET', '/api/v1/birds', answered({}, 404))).resolves.toBeUndefined();
  await expect(hold('POST', '/api/v1/cats', answered({}, 405))).resolves.toBeUndefined();
});

test('two resources with the same attributes have separate schemas', () => {
  const group = { name: 'animals', about: 'Animals.', routes: [listOf('cats'), listOf('dogs')], uses: [] };
  expect(Object.keys(openApi([group]).components?.schemas ?? {})).toEqual(expect.arrayContaining(['Cat', 'Dog']));
});
