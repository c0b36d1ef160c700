import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { areDistinct, sameText, sameTextForm } from '../../../../shared/platform/text/same-text.ts';

test.each([
  ['Café', 'cafe\u0301'],
  ['Straße', 'STRASSE'],
  ['STRAẞE', 'strasse'],
  ['ΟΔΟΣ', 'οδος'],
  ['İstanbul', 'istanbul'],
  ['ﬁne', 'FINE'],
  ['\u212aim', 'kim'],
  ['ｃａｆé', 'CAFÉ'],
  ['ｶﾞ', 'ガ'],
  ['x', 'x\u200b'],
  ['Ada', 'A\u00adda\u3164'],
  ['می\u200cخواهم', 'میخواهم'],
  ['O’Brien', "O'Brien"],
  ['Oʼahu', 'O‘ahu'],
  ['6′', '6`'],
  ['a\u00a0b', ' a  b'],
  ['e\u2011mail', 'e-mail'],
  ['❤️', '❤'],
  ['❤︎', '❤️'],
  ['I 👍 it', 'I 👍\ufe0f it'],
  ['❤️‍🔥', '❤‍🔥'],
  ['1️⃣', '1\u20e3'],
])('%j is %j', (one, other) => {
  expect(sameTextForm(one)).toBe(sameTextForm(other));
  expect(areDistinct([one, other])).toBe(false);
});

test.each([
  ['Café', 'Cafe'],
  ['x²', 'x2'],
  ['①', '1'],
  ['m²', 'm2'],
  ['C', 'C++'],
  ['👍🏻', '👍🏿'],
  ['👩‍👧', '👩👧'],
  ['🏳️‍🌈', '🏳️🌈'],
  ['🇩🇪', '🇩🇰'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴'],
])('%j is not %j', (one, other) => {
  expect(areDistinct([one, other])).toBe(true);
});

test('an invisible flag of tags that no system draws does not make a text another', () => {
  expect(areDistinct(['🏴', '🏴\u{e0078}\u{e0078}\u{e007f}'])).toBe(false);
});

test('the form of a form is itself, and plain names keep the form of earlier versions', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const form = sameTextForm(text);
      expect(sameTextForm(form)).toBe(form);
      expect(sameTextForm(text.normalize('NFD'))).toBe(form);
    }),
  );
  for (const name of ['VIP', 'Grün M', 'Ünïcode Tag', '漢字', 'עברית', '花园 2026'])
    expect(sameTextForm(name)).toBe(name.normalize('NFKC').toLowerCase());
});

test('a listed text is found in any spelling, and an exact one first', () => {
  expect(sameText(['Köln', 'Bonn'], 'KÖLN'.normalize('NFD'))).toBe('Köln');
  expect(sameText(['Yes', 'yes'], 'yes')).toBe('yes');
  expect(sameText(['Köln'], 'Koln')).toBeUndefined();
});
