import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  achievementEmail,
  duplicateSubscriptionEmail,
  eventSeatEmail,
  invitationEmail,
  magicLinkEmail,
  notificationEmail,
} from '../../../../shared/delivery/email/messages.ts';
import { line, plain, quoted, quotedText, withoutLinks } from '../../../../shared/delivery/email/untrusted-text.ts';
import { linksIn } from './links-in.ts';

const PHISHING = 'URGENT: account locked, visit https://evil.example/login';

/** Texts that mail clients turn into links. */
const HOSTILE = [
  'https://evil.example/unlock?id=4711',
  'HTTP://EVIL.EXAMPLE',
  'https:\\\\evil.example',
  'https:/evil.example',
  'https://bank.example@evil.example:8443/a',
  'https://user:pass@evil.example',
  'ftp://evil.example/a',
  'http:evil.com',
  'evil.example',
  'evil.example.',
  '(evil.example)',
  '<evil.example>',
  '[pay](evil.example)',
  '[pay]: evil.example/x',
  'www.evil.example',
  'WWW.evil',
  'evil.example/path',
  'evil.example:8080',
  'a.b.c.evil.example?x=1#y',
  'evil.co.uk',
  'пример.рф',
  '例え.テスト',
  'xn--e1afmkfd.xn--p1ai',
  'https://xn--80ak6aa92e.com',
  'evil。example',
  'evil．example',
  'evil｡example',
  'evil․example',
  'evil﹒example',
  'evil︒example',
  'ｈｔｔｐｓ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'https：//evil.example',
  'https﹕//evil.example',
  'https︓//evil',
  'http://192.168.0.1/',
  '192.168.0.1',
  '93.184.216.34:80',
  '․1.255',
  'http://3232235777',
  'http://0xC0A80001/',
  'http://[2001:db8::1]/',
  'eve@evil.example',
  'eve＠evil．example',
  'eve﹫evil.example',
  'mailto:eve@evil.example',
  'MAILTO:eve',
  'eve@localhost',
  'tel:+15550199',
  'sms:5550199',
  'javascript:alert(1)',
  'data:text/html,x',
  'skype:eve?call',
  'facetime:eve',
  'bitcoin:1abc',
  'file:///etc/passwd',
  '\\\\evil\\share',
  '//evil.example/x',
  '\\\u200d\\https://evil.example/x',
  '\\\u0301\\\u200cevil',
  '/\ufe0f/\u200d/evil',
  's3://bucket',
  'web+pay:x',
  'whatsapp:send',
  'h323:eve',
  'evil\u200b.example',
  'evil.\u200bexample',
  'evil\u00ad.\u00adexample',
  'evil.\u200dexample',
  'evil\u200d.example',
  'evil.\ufe0fexample',
  'evil\u2060.example',
  'evil.\u0301example',
  'ht\u200btps://evil.example',
  'evil\u202e.example',
  'evil.\nexample',
  'https:\n//evil.example',
  'evil.\u2028example',
  'Ada\r\nBcc: eve@evil.example',
  'evil..example',
  '3.evil.example',
  '"evil.example"',
  '“evil.example”',
  "'https://evil.example'",
  'x,evil.example;y',
  'pay…evil.example',
  '❤.ws',
  '1.2.3.4',
];

const SEPARATORS = [
  '.',
  '。',
  '．',
  '｡',
  '․',
  '@',
  '＠',
  ':',
  '：',
  '/',
  '\\',
  '//',
  '://',
  ' ',
  '\u200b',
  '\u00ad',
  '\n',
  '\u200d',
];
const pieces = fc.oneof(
  fc.constantFrom(...SEPARATORS),
  fc.constantFrom(
    'http',
    'https',
    'www',
    'mailto',
    'evil',
    'example',
    'com',
    'рф',
    'xn--p1ai',
    '1',
    '255',
    '8080',
    '…',
    '“',
  ),
);

const chosen = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.webUrl({ validSchemes: ['ftp', 'ws', 'file', 'tel'] }),
  fc.emailAddress(),
  fc.ipV4(),
  fc.ipV6().map((ip) => `http://[${ip}]:80`),
  fc.domain().map((domain) => `www.${domain}\u200b`),
  fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.array(fc.oneof(fc.constantFrom(...HOSTILE), pieces), { maxLength: 8 }).map((parts) => parts.join('')),
  fc.tuple(fc.string(), fc.webUrl(), fc.string()).map((parts) => parts.join('\r\n')),
);

test.each(HOSTILE)('%j does not become a link in an email', (text) => {
  for (const safe of [plain(text), quoted(text), quotedText(text)]) expect(linksIn(safe)).toEqual([]);
});

test('what is a link in a text is recognized as one', () => {
  const links = HOSTILE.filter((text) => linksIn(text).length > 0);
  expect(links.length).toBeGreaterThan(HOSTILE.length - 8);
});

test('no text contains a link after its links are broken up', () => {
  fc.assert(
    fc.property(chosen, (text) => {
      for (const safe of [plain(text), quotedText(text)]) expect(linksIn(safe)).toEqual([]);
    }),
    { numRuns: 3_000 },
  );
});

test('breaking up a text a second time changes nothing', () => {
  fc.assert(
    fc.property(chosen, (text) => {
      expect(plain(plain(text))).toBe(plain(text));
    }),
    { numRuns: 1_000 },
  );
});

test('a quoted name is one line of at most 82 characters without a link', () => {
  fc.assert(
    fc.property(chosen, (name) => {
      const text = quoted(name);
      expect(linksIn(text)).toEqual([]);
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

test('a text without links is unchanged', () => {
  const texts = [
    'Ada’s Garden & Sons, Inc.',
    'سلام',
    'Dr. Ada Park',
    'It costs 12.50 €, or $1,299.00.',
    'At 18:30, room 3',
    '(3.5)',
    'See §3.5, •1.5 and №2.0',
    'Wait... what?',
    'C++ and .NET',
    'Note: one/two',
    '@ada',
    'می‌خواهم',
    '👩‍👩‍👧 ❤️',
    '+49 30 1234567',
    'a & b',
    '½ · 50 %',
  ];
  for (const text of texts) expect(plain(text)).toBe(text);
});

test('emoji of any kind stay as they are', () => {
  const flags = ['gbeng', 'gbsct', 'gbwls'].map(
    (region) => `🏴${[...region].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('')}\u{e007f}`,
  );
  for (const emoji of [...flags, '🏴', '🏴‍☠️', '👨‍👩‍👧', '🏳️‍🌈', '1️⃣', '👍🏽', '🇩🇪']) {
    expect(plain(`${emoji} Callum${emoji}`)).toBe(`${emoji} Callum${emoji}`);
    expect(linksIn(plain(`evil${emoji}.${emoji}example`))).toEqual([]);
  }
});

test('characters without a form leave no gap, and what hides behind them does not become a link', () => {
  const formless = [
    '\u00ad',
    '\u061c',
    '\u200b',
    '\u200e',
    '\u202a',
    '\u2060',
    '\u2064',
    '\u2066',
    '\ufeff',
    '\u{e0041}',
  ];
  for (const character of formless) {
    expect(plain(`Anna${character}Lena`)).toBe('AnnaLena');
    for (const link of ['https://evil.example/a', 'eve@evil.example', 'www.evil.example'])
      expect(linksIn(plain([...link].join(character)))).toEqual([]);
  }
  expect(plain('ភាសា\u200bខ្មែរ')).toBe('ភាសាខ្មែរ');
  expect(plain('Anna\u3164Lena\u0007Ada')).toBe('Anna Lena Ada');
});

test('a text stays readable: a space follows what was broken up', () => {
  expect(line('One\r\ntwo\u202e')).toBe('One two');
  expect(withoutLinks('See www.evil.example, or mail eve@evil.example')).toBe(
    'See www. evil. example, or mail eve@ evil. example',
  );
  expect(plain('https://evil.example:80/a?b=1')).toBe('https: evil. example: 80/a?b=1');
});

const NAMED: readonly (readonly [string, (name: string) => { readonly subject: string; readonly text: string }])[] = [
  ['an invitation', (name) => invitationEmail('ada@example.com', name, 'https://hub.test/m?token=t', 't')],
  [
    'a magic link',
    (name) => magicLinkEmail('ada@example.com', { hub: name, access: 'member' }, 'https://hub.test/m?token=t'),
  ],
];

test.each(NAMED)('the subject of %s has no text from a user, and its only link is ours', (_, write) => {
  const { subject, text } = write(PHISHING);
  expect(subject).not.toMatch(/urgent|locked|evil/i);
  expect(text.match(/https?:\/\/\S+/g)).toEqual(['https://hub.test/m?token=t']);
  expect(linksIn(text.replace('https://hub.test/m?token=t', ''))).toEqual([]);
  expect(text).toContain('“URGENT: account locked, visit https: evil. example/login”');
});

test.each([
  ['an achievement', (name: string) => achievementEmail('ada@example.com', name, name, 3)],
  ['an event seat', (name: string) => eventSeatEmail('ada@example.com', name, name, 'Monday')],
  ['a notification', (name: string) => notificationEmail('ada@example.com', name, 'Ada replied to you', null)],
  ['a duplicate subscription', (name: string) => duplicateSubscriptionEmail('ada@example.com', name, name, undefined)],
])('the subject and text of %s have no link', (_, write) => {
  for (const hostile of HOSTILE) {
    const { subject, text } = write(hostile);
    expect(linksIn(subject)).toEqual([]);
    expect(linksIn(text)).toEqual([]);
    expect(subject).not.toMatch(/[\r\n]/);
  }
});
