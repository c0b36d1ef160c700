import { expect, test } from 'vitest';
import { hubChange, hubInput } from '../../../../shared/hubs/hubs/hub-input.ts';

const withOrigin = (origin: string) => hubInput().safeParse({ name: 'Hub', allowed_origins: [origin] }).success;

test('a hub requires only a name; it is open with both sign-in methods by default', () => {
  expect(hubInput().parse({ name: ' Hub ' })).toEqual({
    ...{ name: 'Hub', description: null, access_level: 'open', sign_in: 'both', allowed_origins: [] },
  });
});

test('a new hub accepts every attribute that a change accepts', () => {
  expect(Object.keys(hubInput().shape).toSorted()).toEqual(Object.keys(hubChange().shape).toSorted());
});

test('an origin has only a scheme, a host and a port', () => {
  for (const origin of ['https://a.example', 'http://localhost:3000']) expect(withOrigin(origin), origin).toBe(true);
  for (const origin of ['https://a.example/', 'https://a.example/x', 'https://A.example', 'ftp://a.example', '*'])
    expect(withOrigin(origin), origin).toBe(false);
});
