import { expect, test } from 'vitest';
import { aboutErrors, bodyText } from '../../../../../infra/docs/app/try-it/body-text.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('JSON is indented, other text is unchanged, and other bodies have a size and a type', () => {
  expect(bodyText(bytes('{"a":1}'), 'application/vnd.api+json')).toBe('{\n  "a": 1\n}');
  expect(bodyText(bytes('{"a":'), 'application/json')).toBe('{"a":');
  expect(bodyText(bytes('<b>a</b>'), 'text/html; charset=utf-8')).toBe('<b>a</b>');
  expect(bodyText(new Uint8Array(2048), 'image/png')).toBe('2.0 KB of image/png');
  expect(bodyText(bytes('a'), '')).toBe('1 byte of an unknown type');
  expect(bodyText(bytes(''), 'application/json')).toBe('');
});

test('a long body is cut', () => {
  expect(bodyText(bytes('a'.repeat(300_000)), 'text/plain')).toMatch(/^a{200000}\n… 293\.0 KB in total$/);
});

const errors = (...about: readonly unknown[]) =>
  JSON.stringify({ errors: about.map((one) => ({ code: 'not_found', links: { about: one } })) });

test('the links of errors lead to pages of the documentation, once each', () => {
  expect(aboutErrors(errors('/docs/errors#not_found', '/docs/errors#not_found'))).toEqual([
    { code: 'not_found', path: '/docs/errors#not_found' },
  ]);
});

test('an absolute link leads to the page only if it is of the origin of the page', () => {
  const text = errors('https://hub.test/docs/errors#not_found');
  expect(aboutErrors(text, 'https://hub.test')).toEqual([{ code: 'not_found', path: '/docs/errors#not_found' }]);
  for (const origin of ['https://hub', 'https://hub.test.evil.test', 'http://hub.test'])
    expect(aboutErrors(text, origin)).toEqual([]);
});

test.each([
  'javascript:alert(1)',
  'https://elsewhere.test/docs/errors',
  '//elsewhere.test/docs',
  '/docs/../api',
  7,
  null,
])('the link %j of an error is not shown', (about) => {
  expect(aboutErrors(errors(about))).toEqual([]);
});

test.each(['', 'null', '{"errors":1}', '{"errors":[null,{"links":null}]}', 'text'])(
  'the body %j has no links',
  (text) => {
    expect(aboutErrors(text)).toEqual([]);
  },
);
