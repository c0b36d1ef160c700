import { expect, test } from 'vitest';
import {
  identityProviderChange,
  identityProviderInput,
} from '../../../../shared/hubs/identity-providers/identity-provider-input.ts';

const NEEDED = { name: 'Acme', issuer: 'https://id.example.com', client_id: 'hub' };

test('a provider asks for the address and the profile, and fills the name, unless its creators say otherwise', () => {
  expect(identityProviderInput().parse(NEEDED)).toEqual({
    ...NEEDED,
    ...{ client_secret: null, scopes: ['email', 'profile'], claims: { name: 'name' }, enabled: true },
  });
});

test.each([
  ['an issuer with a query', { issuer: 'https://id.example.com?tenant=1' }],
  ['an issuer with a fragment', { issuer: 'https://id.example.com#part' }],
  ['a scope with a space', { scopes: ['email profile'] }],
  ['a claim for an unknown attribute', { claims: { email: 'email' } }],
  ['a line break in the secret', { client_secret: 'one\ntwo' }],
])('%s is refused', (_, change) => {
  expect(identityProviderInput().safeParse({ ...NEEDED, ...change }).success).toBe(false);
});

test('a change drops another issuer', () => {
  expect(identityProviderChange().parse({ issuer: 'https://evil.example', name: 'New' })).toEqual({ name: 'New' });
});
