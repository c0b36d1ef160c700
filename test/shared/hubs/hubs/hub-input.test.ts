import { expect, test } from 'vitest';
import { hubChange, hubInput } from '../../../../shared/hubs/hubs/hub-input.ts';

const withOrigin = (origin: string) => hubInput().safeParse({ name: 'Hub', allowed_origins: [origin] }).success;

test('a hub requires only a name; it is open with both sign-in methods by default', () => {
  expect(hubInput().parse({ name: ' Hub ' })).toEqual({
    name: 'Hub',
    description: null,
    access_level: 'open',
    sign_in: 'both',
    allowed_origins: [],
  });
});

test('a new hub accepts every attribute that a change accepts', () => {
  expect(Object.keys(hubInput().shape).toSorted()).toEqual(Object.keys(hubChange().shape).toSorted());
});

test('an origin has only a scheme, a host and a port', () => {
  for (const origin of ['https://a.example', 'http://localhost:3000']) expect(withOrigin(origin), origin).toBe(true);
  for (const origin of ['https://a.example/x', 'https://a.example/?q', 'ftp://a.example', '*'])
    expect(withOrigin(origin), origin).toBe(false);
});

const stored = (...origins: readonly string[]) =>
  hubInput().safeParse({ name: 'Hub', allowed_origins: origins }).data?.allowed_origins;

test.each([
  ['https://shop.example.com/', 'https://shop.example.com'],
  ['https://Shop.Example.COM', 'https://shop.example.com'],
  ['HTTPS://shop.example.com:443', 'https://shop.example.com'],
  ['http://shop.example.com:80/', 'http://shop.example.com'],
  ['https://shop.example.com:8443', 'https://shop.example.com:8443'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['http://LOCALHOST:3000', 'http://localhost:3000'],
  ['https://[::1]:443', 'https://[::1]'],
])('the origin %s is stored as %s', (origin, normal) => {
  expect(stored(origin)).toEqual([normal]);
});

test('spellings of one origin are stored once', () => {
  expect(stored('https://a.example', 'https://A.example:443/', 'https://b.example')).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});

test.each([
  'https://a.example/path',
  'https://a.example//',
  'https://a.example/?q',
  'https://a.example?',
  'https://a.example#',
  'https://user@a.example',
  'https://:@a.example',
  'https:\\\\a.example',
  'https://a.example\\',
  'https://a .example',
  'ftp://a.example',
  'a.example',
  'https://',
  'null',
  '*',
  'https://*',
  'https://*.a.example',
])('%s is not an origin', (origin) => {
  expect(stored(origin)).toBeUndefined();
});
