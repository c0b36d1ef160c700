import { expect, test } from 'vitest';
import { etag, ifMatch, isKnown } from '../../../../shared/platform/http/etag.ts';

test('C229 C230: the version is a strong entity tag in double quotes', () => {
  expect(etag(12)).toBe('"12"');
});

test.each([
  [undefined, undefined],
  ['*', undefined],
  ['"1", *', undefined],
  ['"3"', [3]],
  ['3', [3]],
  ['W/"3"', [3]],
  [' "3" , W/"4",5 ', [3, 4, 5]],
  ['"0"', [0]],
  ['', []],
  ['"abc"', []],
  ['"-1"', []],
  ['"1.5"', []],
  ['"1', []],
  ['"9999999999999999999999"', []],
  ['"abc", "2"', [2]],
])('A3: If-Match %j contains the versions %j', (header, versions) => {
  expect(ifMatch(header)).toEqual(versions);
});

test.each([
  [undefined, false],
  ['', false],
  ['"3"', true],
  ['W/"3"', true],
  ['*', true],
  ['"1", W/"3" , "5"', true],
  ['"1",*', true],
  ['3', true],
  ['"30"', false],
  ['"3', false],
  ['w/"3"', false],
  [',,', false],
])('If-None-Match %j compared weakly with "3" returns %s', (header, known) => {
  expect(isKnown(header, '"3"')).toBe(known);
  expect(isKnown(header, 'W/"3"')).toBe(known);
});
