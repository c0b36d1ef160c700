import { expect, test } from 'vitest';
import { HubInput } from '../../../../shared/hubs/hubs/hub-input.ts';

const withOrigin = (origin: string) => HubInput.safeParse({ name: 'Hub', allowed_origins: [origin] }).success;

test('a hub needs only a name: it is open, and members sign in either way', () => {
  expect(HubInput.parse({ name: ' Hub ' })).toEqual({
    ...{ name: 'Hub', description: null, access_level: 'open', sign_in: 'both', allowed_origins: [] },
  });
});

test('an origin has a scheme, a host and a port, and nothing else', () => {
  for (const origin of ['https://a.example', 'http://localhost:3000']) expect(withOrigin(origin), origin).toBe(true);
  for (const origin of ['https://a.example/', 'https://a.example/x', 'https://A.example', 'ftp://a.example', '*'])
    expect(withOrigin(origin), origin).toBe(false);
});
