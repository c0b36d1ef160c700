import { expect, test } from 'vitest';
import { languageTag } from '../../../../shared/platform/text/language-tag.ts';

test('a language tag is stored in its canonical form', () => {
  for (const [sent, stored] of [
    ['de-at', 'de-AT'],
    ['EN', 'en'],
    ['zh-hant-tw', 'zh-Hant-TW'],
  ])
    expect(languageTag().parse(sent)).toBe(stored);
});

test('a text that is not a language tag is refused', () => {
  for (const text of ['', 'd', 'de_AT', 'english language', `en-${'abcde-'.repeat(6)}x`])
    expect(languageTag().safeParse(text).success, text).toBe(false);
});
