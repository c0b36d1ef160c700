import { expect, test } from 'vitest';
import { folded } from '../../../../shared/platform/text/folded.ts';

test.each([
  ['Ánn', 'ann'],
  ['Ａｄａ', 'ada'],
  ['Łukasz Øst', 'lukasz ost'],
  ['Straße', 'strasse'],
  ['GUÐRÚN Ħ ŊŧƁ', 'gudrun h ngtb'],
  ['한글', '한글'],
])('%s is compared as %s', (text, expected) => {
  expect(folded(text)).toBe(expected);
});
