const NOT_JSON: readonly string[] = [
  ...[
    '',
    ' ',
    '{',
    '}',
    '[',
    '{"a"',
    '{"a":',
    '{"a":1',
    '{"a":1,',
    '{"a":1,}',
    '{,}',
    '[1,]',
    '[,1]',
    '{"a" 1}',
    "{'a':1}",
  ],
  ...['{a:1}', '{"a":1}x', '{"a":1}{"a":1}', '{"a":01}', '{"a":+1}', '{"a":1.}', '{"a":.1}', '{"a":0x1}', '{"a":NaN}'],
  ...[
    '{"a":Infinity}',
    '{"a":undefined}',
    '{"a":True}',
    '{"a":"\t"}',
    '{"a":"\\x"}',
    '{"a":"\\u00"}',
    '{"a":"',
    '\ufeff{}',
  ],
  ...['/*x*/{}', '{}//x', '{"a":1e}', '{"a":1e+}', '{"a":--1}', '\u0000', 'null null', '"\\ud800', '{"a":tru}', '{}]'],
];
const UNUSUAL: readonly string[] = [
  ...['null', 'true', '7', '""', '[]', '{}', '{"":{"":{}}}', '{"a":1,"a":2}', '{"__proto__":{"x":1}}', '{"data":null}'],
  ...['"\\ud800"', '{"a":1e400}', '{"a":123456789012345678901234567890}', '{"a":-0}', `${'['.repeat(60_000)}`],
  ...[
    `${'['.repeat(900)}${']'.repeat(900)}`,
    `${'{"a":'.repeat(900)}1${'}'.repeat(900)}`,
    `{"a":"${'x'.repeat(100_000)}"}`,
  ],
];
const BYTES: readonly (readonly number[])[] = [
  ...[
    [0xff],
    [0xc0, 0xaf],
    [0xed, 0xa0, 0x80],
    [0xf5, 0x80, 0x80, 0x80],
    [0x22, 0xe2, 0x82, 0x22],
    [0xff, 0xfe, 0x7b, 0],
  ],
  ...[
    [0x1f, 0x8b, 0x08],
    [0xef, 0xbb, 0xbf],
    [0x7b, 0x22, 0x80, 0x22, 0x3a, 0x31, 0x7d],
  ],
];

/** Bodies by the rules of RFC 8259, by name: `n_…` is not JSON, `i_…` is for the reader to decide. */
export const jsonTexts: readonly (readonly [string, Uint8Array])[] = [
  ...NOT_JSON.map((text, nth) => [`n_generated_${nth}`, Buffer.from(text)] as const),
  ...UNUSUAL.map((text, nth) => [`i_generated_${nth}`, Buffer.from(text)] as const),
  ...BYTES.map((bytes, nth) => [`n_bytes_${nth}`, Buffer.from(bytes)] as const),
];
