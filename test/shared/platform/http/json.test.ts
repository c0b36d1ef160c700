import { inspect } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBody } from '../../../../shared/platform/http/body-parser.ts';
import { JsonProblem, parseJson } from '../../../../shared/platform/http/json.ts';

const refusal = (text: string): string => {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof JsonProblem) return error.message;
    throw error;
  }
  throw new Error('It was read');
};

const nested = (levels: number, open: string, close: string): string => open.repeat(levels) + close.repeat(levels);

test('any JSON value without duplicate names equals the result of JSON.parse', () => {
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: 'small', maxDepth: 20 }), fc.integer({ min: 0, max: 4 }), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
    { numRuns: 2_000 },
  );
});

test('any text is either parsed as JSON.parse does or rejected with a 4xx error', () => {
  const fragments = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    '\\',
    ',',
    ':',
    '1',
    '-',
    'e',
    '.',
    'a',
    'true',
    ' ',
    '\\u',
  );
  fc.assert(
    fc.property(fc.array(fragments, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      try {
        expect(parseJson(text)).toEqual(JSON.parse(text));
      } catch (error) {
        expect(error).toBeInstanceOf(JsonProblem);
      }
    }),
    { numRuns: 20_000 },
  );
});

test('strings with any escapes, quotes and backslashes do not change the structure', () => {
  const tricky = fc.array(fc.constantFrom('\\', '"', '{', '}', '[', ',', ':', 'x', '\u2028', '😀'), { maxLength: 20 });
  const strings = tricky.map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.uniqueArray(strings), strings, (names, value) => {
      const text = JSON.stringify(Object.fromEntries(names.map((name) => [name, value])));
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['in the root object', '{"a":1,"a":2}'],
  ['in a nested object', '{"x":[{"a":1,"b":{},"a":2}]}'],
  ['with an escape', '{"a":1,"\\u0061":2}'],
  ['an empty name', '{"":1,"":2}'],
  ['__proto__', '{"__proto__":1,"__proto__":2}'],
  ['after an escaped quote', '{"\\"":1,"b":"\\\\","\\"":2}'],
])('a duplicate name is rejected: %s', (_, text) => {
  expect(refusal(text)).toBe('An object in the body has a duplicate name.');
});

test('the same name in two objects, and a value equal to a name, are not duplicates', () => {
  expect(parseJson('[{"a":"a","b":["a","a"]},{"a":{"a":1}}]')).toEqual([{ a: 'a', b: ['a', 'a'] }, { a: { a: 1 } }]);
});

test.each(['1e400', '-1e400', '[1,2,1E+309]', '{"a":-2e999}', '1e0400', `[${'9'.repeat(309)}]`])(
  'a number outside the range of a double is rejected: %s',
  (text) => {
    expect(refusal(text)).toContain('number');
  },
);

const EXACT = [
  '0',
  '-0',
  '0.1',
  '1.10',
  '-1E+23',
  '1e308',
  '-1.7976931348623157e308',
  '1e-400',
  '0e999',
  '5e-324',
  '9007199254740991',
  '9007199254740992',
  '-9007199254740994',
  '100000000000000000000',
  '12345678901234567000',
  '0.12345678901234567890123',
  '1234567890123456.5',
  '12345678901234567890e-5',
  '12345678901234567890.0',
];

test.each(EXACT)('a number is parsed: %s', (text) => {
  expect(parseJson(text)).toBe(JSON.parse(text));
});

test.each(['9007199254740993', '12345678901234567890', '-18446744073709551616', '99999999999999999999999'])(
  'an integer that a double rounds is rejected: %s',
  (text) => {
    expect(refusal(text)).toContain('too many digits');
  },
);

test('an integer is accepted exactly if it is serialized as it was sent', () => {
  const most = 10n ** 20n;
  fc.assert(
    fc.property(fc.bigInt({ min: -most, max: most }), (integer) => {
      const isKept = BigInt(String(Number(integer))) === integer;
      const text = `[{"a":${integer}}]`;
      if (isKept) expect(parseJson(text)).toEqual([{ a: Number(integer) }]);
      else expect(refusal(text)).toContain('too many digits');
    }),
    { numRuns: 1_000 },
  );
});

test('the error of a number has its pointer', () => {
  const pathOf = (text: string) => {
    try {
      return parseJson(text);
    } catch (error) {
      return error instanceof JsonProblem ? error.path : error;
    }
  };
  expect(pathOf('{"a":[0.1,{"b/c":12345678901234567890}]}')).toEqual(['a', 1, 'b/c']);
  expect(pathOf('[1,[2,-1e400]]')).toEqual([1, 1]);
  expect(pathOf('{"__proto__":{"x":9007199254740993}}')).toEqual(['__proto__', 'x']);
  expect(pathOf('{"id":"12345678901234567890","at":"1e400"}')).toEqual({ id: '12345678901234567890', at: '1e400' });
});

test('half a megabyte of numbers is checked in linear time', () => {
  const zeros = '0'.repeat(500_000);
  expect(refusal(`[1${zeros}]`)).toContain('too many digits');
  expect(parseJson(`[0.${zeros}1]`)).toEqual([0]);
  expect(parseJson(`[1.${zeros}1${'0'.repeat(9)}]`)).toEqual([1]);
});

test.each([
  ['high, escaped', '"\\ud800"'],
  ['low, escaped', '["\\udc00x"]'],
  ['two in the wrong order', '"\\udc00\\ud800"'],
  ['in a name', '{"\\ud800":1}'],
  ['raw, in a value', '"\ud800"'],
  ['raw, in a name', '{"\udc00":1}'],
])('a lone surrogate is rejected: %s', (_, text) => {
  expect(refusal(text)).toContain('surrogate');
});

test('a surrogate pair is accepted, escaped or raw', () => {
  expect(parseJson('["\\ud83d\\ude00","😀"]')).toEqual(['😀', '😀']);
});

test('32 levels are accepted; 33 and a hundred thousand are rejected', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const inner = open === '[' ? '' : '1';
    const of = (levels: number): string => open.repeat(levels) + inner + close.repeat(levels);
    expect(() => parseJson(of(32))).not.toThrow();
    expect(refusal(of(33))).toContain('32 levels');
  }
  expect(refusal(nested(100_000, '[', ']'))).toContain('32 levels');
});

test('__proto__ and constructor are ordinary names', () => {
  const value = parseJson('{"__proto__":{"admin":true},"constructor":1}') as Record<string, unknown>;
  expect(Object.keys(value)).toEqual(['__proto__', 'constructor']);
  expect((value as { admin?: boolean }).admin).toBeUndefined();
});

test.each(['', '{', '{"a":}', "{'a':1}", '[1,]', 'NaN', 'undefined', '\ufeff{}', '{"a":1}x', '"a\nb"', '01', '// x'])(
  'invalid JSON is rejected without quoting it: %j',
  (text) => {
    expect(refusal(text)).toBe('The body is not valid JSON.');
  },
);

test('names that the body parser forbids are accepted at any depth', () => {
  const text = '{"a":[{"constructor":{"prototype":{"x":1}}}],"__proto__":{"__proto__":[{"constructor":null}]}}';
  expect(JSON.stringify(parseJson(text))).toBe(text);
});

test('no error of the body parser exposes the rejected text', () => {
  for (const text of ['{"password":"hunter2"', `${'['.repeat(20_000)}"hunter2"${']'.repeat(20_000)}`]) {
    try {
      parseJson(text);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(JsonProblem);
      expect(inspect(error, { depth: 10 })).not.toContain('hunter2');
    }
  }
});

test('a string of a megabyte of escapes is accepted', () => {
  const value = '"\\'.repeat(260_000);
  expect(parseJson(JSON.stringify({ value }))).toEqual({ value });
});

test('the body parser of the stack equals JSON.parse and leaves duplicate names to the strict parser', () => {
  expect(parseBody('{"a":[1,"x",null,{"b":true}]}')).toEqual({ a: [1, 'x', null, { b: true }] });
  expect(() => parseBody('{"__proto__":1}')).toThrow('Forbidden key');
  expect(parseBody('{"a":1,"a":2}')).toEqual({ a: 2 });
  expect(refusal('{"a":1,"a":2}')).toContain('duplicate');
});
