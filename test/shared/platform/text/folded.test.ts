import { expect, test } from 'vitest';
import { folded } from '../../../../shared/platform/text/folded.ts';

test.each([
  ['Ánn', 'ann'],
  ['Ａｄａ', 'ada'],
  ['Łukasz Øst', 'lukasz ost'],
  ['Straße', 'strasse'],
  ['GUÐRÚN Ħ ŊŧƁ', 'gudrun h ngtb'],
  ['æ œ þ ŋ ø đ ð ł ı ħ ŧ ĸ', 'ae oe th ng o d d l i h t k'],
  ['ə ɛ ɔ ɓ ɖ ɗ ƙ ƴ ƒ ɣ ɲ ʋ', 'e e o b d d k y f g n v'],
  ['مُحَمَّد مـحـمـد שָׁלוֹם', 'محمد محمد שלום'],
  ['한글', '한글'],
])('%s is compared as %s', (text, expected) => {
  expect(folded(text)).toBe(expected);
});
