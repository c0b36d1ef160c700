/** Accents, and the vowel signs and stretching of Arabic and Hebrew, which people omit when they search. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};
const LETTER = /[ßæœøđłıþ]/g;

/** The text as searches compare it: case, accents and the width of letters are ignored. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
