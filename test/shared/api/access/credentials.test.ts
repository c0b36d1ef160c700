import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Subject } from '../../../../shared/accounts/identity/token.ts';
import { tokenVerifier } from '../../../../shared/accounts/identity/verifier.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { testKeys } from '../../../support/tokens.ts';
import { useWorld } from '../../../support/use-world.ts';
import { type Stack, startStack, verdict } from '../support/stack.ts';

const stack = useWorld(startStack);

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const hour = 3_600;
const nowSeconds = (): number => Math.floor(Date.now() / 1000);
const user = (): Subject => ({ kind: 'user', id: stack.stranger.id });
const contact = (): Subject => ({ kind: 'contact', id: stack.ours.member.id, team: stack.ours.id, generation: 1 });
const claims = (): object => ({
  iss: stack.service.keys.issuer,
  aud: 'urn:hub:platform',
  sub: stack.stranger.id,
  iat: nowSeconds(),
  exp: nowSeconds() + hour,
});
const issue: Stack['service']['keys']['issue'] = (...of) => stack.service.keys.issue(...of);
const resigned = (token: string): string => {
  const [header, , signature] = token.split('.');
  return [header, encode({ ...claims(), sub: newId() }), signature].join('.');
};

const me = (authorization?: string) =>
  stack.call({ path: '/api/v1/me', headers: authorization === undefined ? {} : { authorization } });

describe('C143 C148 C149: a valid token is accepted', () => {
  test.each([
    ['a platform token', () => `Bearer ${issue(user())}`],
    ['a contact token', () => `Bearer ${issue(contact())}`],
    ['the scheme in any case', () => `bearer ${issue(user())}`],
    ['several spaces before the token', () => `Bearer${' '.repeat(9)}${issue(user())}`],
    ['trailing white space', () => `BEARER ${issue(user())} `],
    ['nbf in the past', () => `Bearer ${issue(user(), { claims: { nbf: nowSeconds() - 1 } })}`],
  ])('%s', async (_, authorization) => {
    expect(verdict(await me(authorization()))).toBe('200');
  });
});

const unsigned = (alg: string): string =>
  `${encode({ alg, typ: 'platform+jwt', kid: 'test-platform' })}.${encode(claims())}`;
const hs256 = (): string => {
  const { x } = stack.service.keys.publicKeys.platform;
  const signed = unsigned('HS256');
  return `${signed}.${createHmac('sha256', Buffer.from(x, 'base64url')).update(signed).digest('base64url')}`;
};
const another = testKeys();
/** RFC 6750 §3: a description has no quotes and no backslashes. */
const CHALLENGE = /^Bearer(?: error="\w+", error_description="[\x20\x21\x23-\x5B\x5D-\x7E]+")?$/;

describe('C144 C145 C146 C147: any other credential returns 401 with WWW-Authenticate and is not echoed', () => {
  test.each<[string, () => string | undefined]>([
    ['no header', () => undefined],
    ['an empty header', () => ''],
    ['Bearer alone', () => 'Bearer'],
    ['Bearer and a space', () => 'Bearer '],
    ['a tab before the token', () => `Bearer\t${issue(user())}`],
    ['a space and a tab before an API key', () => `Bearer \t${stack.ours.key.secret}`],
    ['spaces alone after the scheme', () => `Bearer${' '.repeat(9)}`],
    ['two tokens', () => `Bearer ${issue(user())} ${issue(user())}`],
    ['a token without a scheme', () => issue(user())],
    ['Basic', () => `Basic ${Buffer.from('user:password').toString('base64')}`],
    ['Digest', () => 'Digest username="x"'],
    ['garbage', () => 'Bearer garbage'],
    ['dots', () => 'Bearer ..'],
    ['invalid JSON', () => 'Bearer e30.e30.e30'],
    ['alg none, unsigned', () => `Bearer ${unsigned('none')}.`],
    ['alg none, signed', () => `Bearer ${issue(user(), { header: { alg: 'none' } })}`],
    ['alg HS256 with the public key', () => `Bearer ${hs256()}`],
    ['alg RS256', () => `Bearer ${issue(user(), { header: { alg: 'RS256' } })}`],
    ['an unknown kid', () => `Bearer ${issue(user(), { header: { kid: 'other' } })}`],
    ['no kid', () => `Bearer ${issue(user(), { header: { kid: undefined } })}`],
    ['a kid that is an inherited property', () => `Bearer ${issue(user(), { header: { kid: '__proto__' } })}`],
    ['the key of another service', () => `Bearer ${another.issue(user())}`],
    ['the contact key under the platform kid', () => `Bearer ${issue(user(), { key: 'contact' })}`],
    [
      'a contact token under the platform kid',
      () => `Bearer ${issue(contact(), { header: { kid: 'test-platform' } })}`,
    ],
    [
      'the platform key and claims under the contact kid',
      () => `Bearer ${issue(user(), { header: { kid: 'test-contact' } })}`,
    ],
    ['another body under the same signature', () => `Bearer ${resigned(issue(user()))}`],
    ['no signature', () => `Bearer ${issue(user()).split('.').slice(0, 2).join('.')}.`],
    ['a padded signature', () => `Bearer ${issue(user())}==`],
    ['expired', () => `Bearer ${issue(user(), { now: Date.now() - 16 * 60_000 })}`],
    ['expired this second', () => `Bearer ${issue(user(), { claims: { exp: nowSeconds() } })}`],
    ['no exp', () => `Bearer ${issue(user(), { claims: { exp: undefined } })}`],
    ['exp as text', () => `Bearer ${issue(user(), { claims: { exp: '9999999999' } })}`],
    ['nbf in the future', () => `Bearer ${issue(user(), { claims: { nbf: nowSeconds() + 60 } })}`],
    ['another issuer', () => `Bearer ${issue(user(), { claims: { iss: 'https://evil.test' } })}`],
    ['another audience', () => `Bearer ${issue(user(), { claims: { aud: 'urn:hub:contact' } })}`],
    ['no audience', () => `Bearer ${issue(user(), { claims: { aud: undefined } })}`],
    ['another typ', () => `Bearer ${issue(user(), { header: { typ: 'JWT' } })}`],
    ['the typ of the other kind', () => `Bearer ${issue(user(), { header: { typ: 'contact+jwt' } })}`],
    ['no subject', () => `Bearer ${issue(user(), { claims: { sub: undefined } })}`],
    ['a contact without a team', () => `Bearer ${issue(contact(), { claims: { team_id: undefined } })}`],
    ['a critical extension', () => `Bearer ${issue(user(), { header: { crit: ['b64'], b64: false } })}`],
    ['a token of 1 MB', () => `Bearer ${'a'.repeat(1_000_000)}`],
    ['a signed token of 10 KB', () => `Bearer ${issue(user(), { claims: { more: 'x'.repeat(10_000) } })}`],
    ['a malformed API key', () => 'Bearer svc_sk_test_abc'],
  ])('%s', async (_, authorization) => {
    const sent = authorization();
    const answered = await me(sent);
    expect(verdict(answered)).toBe('401 unauthorized');
    expect(answered.headers['WWW-Authenticate']).toMatch(CHALLENGE);
    const secret = sent?.split(' ').at(-1) ?? '';
    if (secret.length > 10) expect(JSON.stringify(answered)).not.toContain(secret);
  });
});

test('C147: a verified token is rejected from the second it expires', async () => {
  const verifier = tokenVerifier(stack.service.keys.publicKeys, stack.service.keys.issuer);
  const now = Date.now();
  const fresh = issue(user(), { now });
  expect(await verifier.verify(fresh, now)).toMatchObject({ id: stack.stranger.id });
  expect(await verifier.verify(fresh, now + 14 * 60_000)).toMatchObject({ id: stack.stranger.id });
  const expired = await verifier.verify(fresh, now + 15 * 60_000);
  expect(expired).toEqual({ kind: 'expired', at: (Math.floor(now / 1000) + 15 * 60) * 1000 });
});

test('C167: a public route ignores the credential', async () => {
  for (const authorization of ['Bearer garbage', 'Basic x', ''])
    expect(verdict(await stack.call({ path: '/version', headers: { authorization } }))).toBe('200');
});

test('a route with optional authentication rejects an invalid credential', async () => {
  const path = `/api/v1/hubs/${stack.ours.hub}/all`;
  expect(verdict(await stack.call({ path }))).toBe('200');
  expect(verdict(await stack.call({ path, token: 'garbage' }))).toBe('401 unauthorized');
});
