import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonMistake } from '../../../../../infra/docs/app/try-it/json-mistake.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['', 1, 1, 'Expected a value.'],
  ['{"a": 1,}', 1, 9, 'Expected a property name in double quotes.'],
  ['{\n  "a": [1, 2,]\n}', 2, 14, 'Expected a value.'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'Expected “,” or “}”.'],
  ['{"a" 1}', 1, 6, 'Expected “:”.'],
  ["{'a': 1}", 1, 2, 'Expected a property name in double quotes.'],
  ['{"a": "b', 1, 7, 'Expected a value.'],
  ['[1] 2', 1, 5, 'Expected the end of the text.'],
])('the mistake in %j is at line %i, column %i', (text, line, column, message) => {
  expect(jsonMistake(text)).toMatchObject({ line, column, message });
});

test('a text has a mistake exactly if it is not JSON', () => {
  const pieces = fc.constantFrom(
    ...'{}[],:" \n\t\\'.split(''),
    '"a"',
    '-1.5e3',
    '01',
    'true',
    'nul',
    '"\\u00e9"',
    '\u007f',
  );
  const texts = fc.oneof(
    fc.json(),
    fc.array(pieces, { maxLength: 8 }).map((all) => all.join('')),
    fc.string({ unit: 'binary' }).map((text) => `"${text}"`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(jsonMistake(text) === undefined, text).toBe(isJson(text));
    }),
    { numRuns: 2_000 },
  );
});
