import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { invitationEmail, magicLinkEmail } from '../../../../shared/delivery/email/messages.ts';
import { line, quoted, withoutLinks } from '../../../../shared/delivery/email/untrusted-text.ts';

const PHISHING = 'URGENT: account locked, visit https://evil.example/login';

/** Text that mail clients turn into links. */
const LIVE = /[a-z]+:\/\/|[\p{L}\p{N}]\.[\p{L}\p{N}]|[^\s]@[^\s”]|\bmailto:\S|\btel:\S/iu;

const chosen = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.webUrl(),
  fc.emailAddress(),
  fc.domain().map((domain) => `www.${domain}\u200b`),
  fc.tuple(fc.string(), fc.webUrl(), fc.string()).map((parts) => parts.join('\r\n')),
);

test('a quoted name is one line of at most 82 characters without a link', () => {
  fc.assert(
    fc.property(chosen, (name) => {
      const text = quoted(name);
      expect(text).not.toMatch(LIVE);
      expect(text).not.toMatch(/[\r\n\u2028\u2029\u202e\u200b]/);
      expect(text).toMatch(/^“[^“”"]*”$/u);
      expect(Array.from(text).length).toBeLessThanOrEqual(82);
    }),
    { numRuns: 2_000 },
  );
});

test('a name that is cut off after an @ or a dot does not end with it', () => {
  for (const end of ['@', '.']) expect(quoted(`${'a'.repeat(77)}b${end}example`)).toBe(`“${'a'.repeat(77)}b…”`);
});

test('a name without links is unchanged', () => {
  expect(quoted('Ada’s Garden & Sons, Inc.')).toBe('“Ada’s Garden & Sons, Inc.”');
  expect(quoted('سلام')).toBe('“سلام”');
  expect(line('One\r\ntwo\u202e')).toBe('One two');
  expect(withoutLinks('See www.evil.example, or mail eve@evil.example')).toBe(
    'See www. evil. example, or mail eve@ evil. example',
  );
});

test.each([
  ['an invitation', () => invitationEmail('ada@example.com', PHISHING, 'https://hub.test/m?token=t', 't')],
  [
    'a magic link',
    () => magicLinkEmail('ada@example.com', { hub: PHISHING, access: 'member' }, 'https://hub.test/m?token=t'),
  ],
])('the subject of %s has no text from a user, and its only link is ours', (_, write) => {
  const { subject, text } = write();
  expect(subject).not.toMatch(/urgent|locked|evil/i);
  expect(text.match(/https?:\/\/\S+/g)).toEqual(['https://hub.test/m?token=t']);
  expect(text.replace('https://hub.test/m?token=t', '')).not.toMatch(LIVE);
  expect(text).toContain('“URGENT: account locked, visit https: evil. example/login”');
});
