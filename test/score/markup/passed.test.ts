import { expect, test } from 'vitest';
import { escaped } from '../../../shared/platform/text/escaped.ts';
import { passedAs } from './passed.ts';
import { markupPayloads } from './payloads.ts';

const place = (write: (text: string) => string) => ({ name: 'a place', write });

test('a text that is written as it is passes as markup', () => {
  const raw = place((text) => `<p>${text}</p>`);
  expect(passedAs(raw, '<script>')).toBe('markup');
  expect(
    passedAs(
      place((text) => `<b title="${text}">`),
      '" onclick="x',
    ),
  ).toBe('markup');
  expect(markupPayloads().filter((text) => /[<>"']/.test(text) && passedAs(raw, text) === undefined)).toEqual([]);
});

test('a link to a script passes, even if its text is escaped', () => {
  const link = place((text) => `<a href="${escaped(text)}">x</a>`);
  expect(passedAs(link, 'javascript:alert(1)')).toBe('javascript:alert(1)');
  expect(passedAs(link, 'java\tscript:alert(1)')).toBe('javascript:alert(1)');
  expect(passedAs(link, 'https://allowed.example/?x=javascript:')).toBeUndefined();
});

test('escaped text does not pass', () => {
  const escaping = place((text) => `<p title="${escaped(text)}">${escaped(text)}</p>`);
  expect(markupPayloads().filter((text) => passedAs(escaping, text) !== undefined)).toEqual([]);
});
