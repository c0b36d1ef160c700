import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonProblem, parseJson } from '../../../shared/http/json.ts';

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

test('any JSON value without duplicate names comes out as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: 'small', maxDepth: 20 }), fc.integer({ min: 0, max: 4 }), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
    { numRuns: 2_000 },
  );
});

test('any text at all is either read as JSON.parse reads it or refused as a problem of the sender', () => {
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

test('strings of any escapes, quotes and backslashes are told apart from the structure around them', () => {
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
  ['in the outermost object', '{"a":1,"a":2}'],
  ['in a nested one', '{"x":[{"a":1,"b":{},"a":2}]}'],
  ['written with an escape', '{"a":1,"\\u0061":2}'],
  ['the empty name', '{"":1,"":2}'],
  ['__proto__', '{"__proto__":1,"__proto__":2}'],
  ['behind an escaped quote', '{"\\"":1,"b":"\\\\","\\"":2}'],
])('a name that an object has twice is refused: %s', (_, text) => {
  expect(refusal(text)).toContain('twice');
});

test('the same name in two objects, and a value equal to a name, are no duplicates', () => {
  expect(parseJson('[{"a":"a","b":["a","a"]},{"a":{"a":1}}]')).toEqual([{ a: 'a', b: ['a', 'a'] }, { a: { a: 1 } }]);
});

test.each(['1e400', '-1e400', '[1,2,1E+309]', '{"a":-2e999}'])(
  'a number that no double holds is refused: %s',
  (text) => {
    expect(refusal(text)).toContain('number');
  },
);

test.each(['1e308', '-1.7976931348623157e308', '1e-400', '0', '-0', '12345678901234567890'])(
  'a number is read: %s',
  (text) => {
    expect(parseJson(text)).toBe(JSON.parse(text));
  },
);

test.each([
  ['a high one, escaped', '"\\ud800"'],
  ['a low one, escaped', '["\\udc00x"]'],
  ['two in the wrong order', '"\\udc00\\ud800"'],
  ['in a name', '{"\\ud800":1}'],
  ['raw, in a value', '"\ud800"'],
  ['raw, in a name', '{"\udc00":1}'],
])('half a surrogate pair is refused: %s', (_, text) => {
  expect(refusal(text)).toContain('surrogate');
});

test('a whole surrogate pair is text, escaped or raw', () => {
  expect(parseJson('["\\ud83d\\ude00","😀"]')).toEqual(['😀', '😀']);
});

test('32 levels are read, 33 are refused, and so are a hundred thousand', () => {
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

test('__proto__ and constructor are names like any other', () => {
  const value = parseJson('{"__proto__":{"admin":true},"constructor":1}') as Record<string, unknown>;
  expect(Object.keys(value)).toEqual(['__proto__', 'constructor']);
  expect((value as { admin?: boolean }).admin).toBeUndefined();
});

test.each(['', '{', '{"a":}', "{'a':1}", '[1,]', 'NaN', 'undefined', '\ufeff{}', '{"a":1}x', '"a\nb"', '01', '// x'])(
  'what is no JSON is refused without quoting it: %j',
  (text) => {
    expect(refusal(text)).toBe('The body is not JSON.');
  },
);

test('a string of a megabyte, all of it escapes, is read', () => {
  const value = '"\\'.repeat(260_000);
  expect(parseJson(JSON.stringify({ value }))).toEqual({ value });
});
