import { corpusJson } from '../support/corpora.ts';

const between = (from: number, to: number, step = 1): readonly string[] =>
  Array.from({ length: Math.ceil((to - from + 1) / step) }, (_, nth) => String.fromCodePoint(from + nth * step));

/** Strings by the rules of what breaks programs: controls, separators, surrogates, directions, sizes and syntaxes. */
const generated: readonly string[] = [
  ...between(0x00, 0x20).map((character) => `a${character}b`),
  ...between(0x7f, 0xa0, 3).map((character) => `a${character}b`),
  ...['\u2028', '\u2029', '\ufeff', '\u200b', '\u202e', '\u2066', '\u00ad', '\ufffd', '\uffff', '\u{10ffff}'],
  ...[
    '\ud800',
    '\udc00',
    '\udc00\ud800',
    'a\ud83d',
    '👨‍👩‍👧‍👦',
    '🏳️‍🌈',
    'e\u0301'.repeat(50),
    '\u0300'.repeat(200),
    'İ',
    'ß',
    'ﬀ',
    '𝔘𝔫𝔦',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', 'then'],
  ...['null', 'undefined', 'NaN', 'Infinity', '-Infinity', 'true', '0', '-0', '1e309', '0x10', '1_000', '٣', '①'],
  ...['9007199254740993', '-9223372036854775809', '1'.repeat(400), '0.1e-400', '.5', '5.', '+1'],
  ...['#', '##', 'TEAM#', 'a#b', '#SPACE', 'a|b', 'a:b', ':', '::', 'a,b', '*', '$', '$ref', '{}', '[]', '""', "'"],
  ...['../..', '..\\..', '/etc/passwd', 'C:\\', '%00', '%2e%2e%2f', '%', '%zz', '%ff', '%c0%af', '//', '\\\\host'],
  ...['2026-02-30', '2026-13-01T00:00:00Z', '0000-00-00', '+275761-01-01T00:00:00Z', '9999-12-31T23:59:60Z', '24:00'],
  ...['a@b', '@', 'a@@b.c', '"a b"@c.de', 'a@[::1]', 'a@b.c\r\nBcc: d@e.f', 'ä@ö.de', `${'a'.repeat(300)}@b.de`],
  ...[
    'http://',
    'https://',
    'https://[::1',
    'https://a:99999',
    'javascript:1',
    'data:,',
    'https://ä.de',
    'https://a b',
  ],
  ...[
    '{{7*7}}',
    '$' + '{7*7}',
    '<%= 7 %>',
    '{%x%}',
    "' OR 1=1 --",
    '"; DROP TABLE a',
    '$gt',
    '(&(a=*))',
    '`id`',
    '$(id)',
  ],
  ...['(a+)+$', '['.repeat(500), '{"a":'.repeat(200), 'a\r\nX-Injected: 1', '\u001b[31m', '=1+1', '@SUM(1)', '-1+1'],
  ...[256, 1_025, 2_049, 16_385].map((length) => 'x'.repeat(length)),
  ...[300, 5_000].map((length) => '😀'.repeat(length)),
  '',
  ' ',
  '\t\n',
];

/** Hostile strings: generated ones, and the big list of naughty strings if this machine has it. */
export const hostileStrings = (): readonly string[] => {
  const list = corpusJson('strings');
  const listed = Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  return [...new Set([...generated, ...listed])];
};
