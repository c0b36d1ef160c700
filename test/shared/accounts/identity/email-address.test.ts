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

test('an address of 254 characters is valid', () => {
  const longest = `${'a'.repeat(242)}@example.com`;
  expect(longest).toHaveLength(254);
  expect(EmailAddress.safeParse(longest).success).toBe(true);
});

test('a sign-in with an invalid address is accepted as an unknown user; an empty address is invalid', () => {
  expect(PresentedEmail.safeParse('nobody').success).toBe(true);
  expect(PresentedEmail.safeParse('').success).toBe(false);
});
