import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EmailAddress, PresentedEmail } from '../../../../shared/accounts/identity/email-address.ts';

test('an address is normalized to one spelling', () => {
  for (const spelling of ['ada@example.com', ' ADA@Example.COM\n', 'Ada@example.com'])
    expect(EmailAddress.parse(spelling)).toBe('ada@example.com');
});

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'a da@example.com',
  'ada@example.com\nBcc: eve@example.com',
  'ada@example.com,eve@example.com',
  `${'a'.repeat(243)}@example.com`,
  null,
  7,
])('%j is not an address', (text) => {
  expect(EmailAddress.safeParse(text).success).toBe(false);
});

const label = 'a'.repeat(63);

test.each([
  `${'a'.repeat(64)}@example.com`,
  `ada@${label}.com`,
  `${'a'.repeat(62)}@${label}.${label}.${label}`,
  "!#$%&'*+-/=?^_`{|}~@example.com",
  'a&b@example.com',
  '#1@example.com',
  'a.b+c@1-2.example',
  'user@xn--e1afmkfd.xn--p1ai',
  'user@host.example.xn--fiqs8s',
  'a@b.c',
])('%s is an address', (address) => {
  expect(EmailAddress.parse(address)).toBe(address);
});

test.each([
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a'.repeat(64)}.com`,
  `${'a'.repeat(63)}@${label}.${label}.${label}`,
  '.ada@example.com',
  'ada.@example.com',
  'a..da@example.com',
  'ada@example..com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@example.com.',
  'ada@127.0.0.1',
  'ada@example.123',
  'ada@[127.0.0.1]',
  'ada@exa_mple.com',
  'ada@bo@example.com',
  '"ada park"@example.com',
  'Ada <ada@example.com>',
  'ada@exam／ple.com',
  'ada@münchen.de:25',
  'ada@münchen.de/x',
  'ada@exa%6dple.köln.de',
  'ada@１２７.０.０.１',
  `ada@${'ü'.repeat(62)}.de`,
  '=?utf-8?q?eve=40example.com?=@example.com',
])('%s is not an address', (text) => {
  expect(EmailAddress.safeParse(text).success).toBe(false);
});

test('the spellings of a domain are one address', () => {
  for (const domain of [
    'münchen.de',
    'MÜNCHEN.de',
    'mu\u0308nchen.de',
    'XN--Mnchen-3ya.DE',
    'münchen。de',
    'mün\u00adchen.de',
  ])
    expect(EmailAddress.parse(`Ada@${domain}`)).toBe('ada@xn--mnchen-3ya.de');
  expect(PresentedEmail.parse('ADA@MÜNCHEN.DE')).toBe('ada@xn--mnchen-3ya.de');
  expect(EmailAddress.parse('ada@пример.рф')).toBe('ada@xn--e1afmkfd.xn--p1ai');
});

test('other characters before the @ are refused with the reason, and are never read as ASCII', () => {
  for (const local of ['ü', '\u212aim', 'ａda', 'a\u200bda']) {
    const read = EmailAddress.safeParse(`${local}@example.com`);
    expect(read.error?.issues.map(({ message }) => message)).toEqual([
      'Only ASCII characters are supported before the @ of an email address.',
    ]);
    expect(PresentedEmail.parse(`${local}@example.com`)).not.toMatch(/^\p{ASCII}*$/u);
  }
});

test('a valid address is ASCII, has the lengths of RFC 5321, and is its own normalized form', () => {
  const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  const texts = fc.oneof(
    fc.emailAddress(),
    fc.tuple(part, part, part).map(([a, b, c]) => `${a}@${b}.${c}`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const read = EmailAddress.safeParse(text);
      if (!read.success) return;
      expect(read.data).toMatch(/^[!-~]{1,64}@[a-z0-9.-]{3,253}$/);
      expect(EmailAddress.parse(read.data)).toBe(read.data);
    }),
  );
});

test('an address is at most 254 characters long, also after its domain was converted', () => {
  const longAddress = (labels: number) => `${'a'.repeat(64)}@${'ü.'.repeat(labels)}de`;
  expect(EmailAddress.parse(longAddress(23))).toHaveLength(251);
  for (const schema of [EmailAddress, PresentedEmail]) expect(schema.safeParse(longAddress(24)).success).toBe(false);
});

test('a sign-in with an invalid address is accepted as an unknown user; an empty address is invalid', () => {
  expect(PresentedEmail.safeParse('nobody').success).toBe(true);
  expect(PresentedEmail.safeParse('').success).toBe(false);
});
