import { expect, test } from 'vitest';
import { verifiedPerson } from '../../../../../shared/access/sign-in/oidc/verified-person.ts';

const emailOf = (claims: object) => verifiedPerson({ email_verified: true, ...claims }, { claims: {} })?.email;

test.each<readonly [unknown, boolean]>([
  [true, true],
  ['true', true],
  ...['false', 'TRUE', 'yes', '1', '', false, 1, null, undefined, ['true'], {}].map((flag) => [flag, false] as const),
])('email_verified %j counts as verified: %s', (email_verified, isVerified) => {
  expect(emailOf({ email: 'ada@example.com', email_verified })).toBe(isVerified ? 'ada@example.com' : undefined);
});

test('a domain with other characters is converted, unless it is a spelling of another domain', () => {
  expect(emailOf({ email: 'Ada@München.DE' })).toBe('ada@xn--mnchen-3ya.de');
  for (const email of ['ada@ｅxample.com', 'ada@example.\u212aim', 'ada@exa\u00admple.com', '\u212aim@example.com'])
    expect(emailOf({ email })).toBeUndefined();
});
