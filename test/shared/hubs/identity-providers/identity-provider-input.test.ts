import { expect, test } from 'vitest';
import {
  identityProviderChange,
  identityProviderInput,
} from '../../../../shared/hubs/identity-providers/identity-provider-input.ts';

const NEEDED = { name: 'Acme', issuer: 'https://id.example.com', client_id: 'hub' };

test('a provider asks for the address and the profile, and fills the name, unless its creators say otherwise', () => {
  expect(identityProviderInput().parse(NEEDED)).toEqual({
    ...NEEDED,
    client_secret: null,
    scopes: ['email', 'profile'],
    claims: { name: 'name' },
    email_domains: [],
    enabled: true,
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

const domainsOf = (email_domains: readonly unknown[]) =>
  identityProviderInput().safeParse({ ...NEEDED, email_domains }).data?.email_domains;

test('email domains are stored in lower case and ASCII, each once', () => {
  expect(domainsOf(['ACME.com', 'acme.com', ' acme.com '])).toEqual(['acme.com']);
  expect(domainsOf(['BÜCHER.example', 'xn--bcher-kva.example'])).toEqual(['xn--bcher-kva.example']);
  expect(domainsOf(['почта.рф', 'a-b.co.uk'])).toEqual(['xn--80a1acny.xn--p1ai', 'a-b.co.uk']);
});

test.each([
  ['an address', '@acme.com'],
  ['a name of one label', 'localhost'],
  ['an IP address', '127.0.0.1'],
  ['a final dot', 'acme.com.'],
  ['an empty label', 'acme..com'],
  ['a label that begins with a hyphen', '-acme.com'],
  ['a label that ends with a hyphen', 'acme-.com'],
  ['an underscore', 'ac_me.com'],
  ['a wildcard', '*.acme.com'],
  ['a path', 'bücher.example/acme.com'],
  ['a user', 'ü@acme.com'],
  ['a label of 64 characters', `${'a'.repeat(64)}.com`],
  ['too many characters', `${'a.'.repeat(130)}com`],
  ['an empty text', ''],
  ['null', null],
])('%s is not an email domain', (_, domain) => {
  expect(domainsOf([domain])).toBeUndefined();
});

test('a provider has at most 50 email domains', () => {
  const domains = Array.from({ length: 51 }, (_, nth) => `a${nth}.example`);
  expect(domainsOf(domains.slice(1))).toHaveLength(50);
  expect(domainsOf(domains)).toBeUndefined();
});

test('a change drops another issuer', () => {
  expect(identityProviderChange().parse({ issuer: 'https://evil.example', name: 'New' })).toEqual({ name: 'New' });
});
