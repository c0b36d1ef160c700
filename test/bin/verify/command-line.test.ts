import { expect, test } from 'vitest';
import { optionsOf } from '../../../bin/verify/command-line.ts';

test('the URL is reduced to its origin', () => {
  expect(optionsOf(['https://API.example.com/', '--revision', 'abc', '--json', 'r.json'])).toEqual({
    origin: 'https://api.example.com',
    revision: 'abc',
    json: 'r.json',
  });
});

test.each([
  [[], /missing/],
  [['api.example.com'], /not an http or https URL/],
  [['ftp://example.com'], /not an http or https URL/],
  [['https://user:secret@example.com'], /^((?!secret).)*$/],
  [['https://example.com/api'], /must be an origin/],
  [['https://a.example', 'b'], /One URL/],
  [['https://a.example', '--fast'], /--fast/],
])('%j is refused', (args, reason) => {
  expect(() => optionsOf(args)).toThrow(reason);
});
