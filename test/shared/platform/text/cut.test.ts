import { expect, test } from 'vitest';
import { words } from '../../../../shared/downstream/search/words.ts';
import { comparable } from '../../../../shared/hubs/people/places/person-place.ts';
import { cut } from '../../../../shared/platform/text/cut.ts';

test.each([
  ['', ''],
  ['abc', 'abc'],
  ['abcd', 'abc'],
  ['a😀😀😀', 'a😀😀'],
])('the first three characters of %j are %j', (text, expected) => {
  expect(cut(text, 3)).toBe(expected);
});

test('a key made of a name or a word never ends with half a character', () => {
  expect(comparable(`ßa${'😀'.repeat(59)}`).isWellFormed()).toBe(true);
  const [first] = [...words(`a${'𐐷'.repeat(30)}`)];
  expect(first?.word.length).toBeGreaterThan(40);
  expect(first?.word.isWellFormed()).toBe(true);
});
