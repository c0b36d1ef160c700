import { expect, test } from 'vitest';
import type { Described } from '../../../../../infra/docs/app/try-it/described.ts';
import { addressOf, commandOf, mistakeIn, requestOf } from '../../../../../infra/docs/app/try-it/request.ts';

const field = { required: true, isShown: true };

const described: Described = {
  method: 'PUT',
  path: '/api/v1/things/{thing_id}/parts/{name}',
  summary: 'Replace a part',
  isOpen: false,
  takes: 'Accepts a contact token.',
  accepts: ['member'],
  fields: [
    { ...field, name: 'thing_id', in: 'path' },
    { ...field, name: 'name', in: 'path' },
    { ...field, name: 'filter[kind]', in: 'query', required: false },
    { ...field, name: 'If-Match', in: 'header', required: false },
  ],
  body: { mediaType: 'application/vnd.api+json', example: '{}' },
};

const filled = (values: Readonly<Record<string, string>>, body = '{"a": 1}') => ({
  values: { thing_id: '1', name: 'n', ...values },
  body,
});

test('each value of a path parameter stays one segment', () => {
  expect(addressOf(described, filled({ thing_id: '../teams?x=1#y', name: ' a/b ' }))).toBe(
    '/api/v1/things/..%2Fteams%3Fx%3D1%23y/parts/a%2Fb',
  );
  for (const thing_id of ['', ' ', '.', '..'])
    expect(mistakeIn(described, filled({ thing_id }))).toMatchObject({ field: 'thing_id' });
  expect(mistakeIn(described, filled({}))).toBeUndefined();
});

test('empty parameters are not sent', () => {
  expect(addressOf(described, filled({ 'filter[kind]': '' }))).toBe('/api/v1/things/1/parts/n');
  expect(addressOf(described, filled({ 'filter[kind]': 'a&b' }))).toBe(
    '/api/v1/things/1/parts/n?filter%5Bkind%5D=a%26b',
  );
  const empty = requestOf(described, filled({ 'If-Match': '' }, ' '), undefined);
  expect(empty.headers).toEqual({});
  expect(empty).not.toHaveProperty('body');
  expect(requestOf(described, filled({ 'If-Match': '"1"' }), 'secret')).toMatchObject({
    body: '{"a": 1}',
    headers: { Authorization: 'Bearer secret', 'Content-Type': 'application/vnd.api+json', 'If-Match': '"1"' },
  });
});

test('a request has no cookies and follows no redirect', () => {
  expect(requestOf(described, filled({}), 'secret')).toMatchObject({ credentials: 'omit', redirect: 'manual' });
});

test('the mistake in a body has its position', () => {
  expect(mistakeIn(described, filled({}, '{\n  "a": }'))).toEqual({
    field: 'body',
    message: 'The body is not JSON. Line 2, column 8: Expected a value.',
    at: 9,
  });
});

test('a header with other characters than those of ASCII is a mistake', () => {
  expect(mistakeIn(described, filled({ 'If-Match': 'é' }))).toMatchObject({ field: 'If-Match' });
});

test('the command has a variable instead of the token', () => {
  expect(commandOf(described, filled({ 'If-Match': '"1"' }), true)).toBe(
    [
      'THING_ID=1',
      'NAME=n',
      `curl -X PUT "$API/api/v1/things/$THING_ID/parts/$NAME" \\`,
      `  -H "Authorization: Bearer $TOKEN" \\`,
      `  -H 'If-Match: "1"' \\`,
      `  -H 'Content-Type: application/vnd.api+json' \\`,
      `  --data-raw '{"a": 1}'`,
    ].join('\n'),
  );
  expect(commandOf(described, filled({}, ''), false)).not.toMatch(/TOKEN|--data/);
});

test('a body that begins with @ is sent as it is, and curl does not read a file', () => {
  const text = { ...described, body: { mediaType: 'text/plain', example: '' } };
  expect(commandOf(text, filled({}, '@/etc/hosts'), false)).toMatch(/ --data-raw '@\/etc\/hosts'$/);
});
