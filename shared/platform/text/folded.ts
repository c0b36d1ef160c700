/** Accents, and the vowel signs and stretching of Arabic and Hebrew, which people omit when they search. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;

/** Latin letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ŋ: 'ng' },
  ...{ ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i', ħ: 'h', ŧ: 't', ĸ: 'k' },
  ...{ ə: 'e', ɛ: 'e', ɔ: 'o', ɓ: 'b', ɖ: 'd', ɗ: 'd', ƙ: 'k', ƴ: 'y', ƒ: 'f', ɣ: 'g', ɲ: 'n', ʋ: 'v' },
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** The text as searches compare it: case, accents and the width of letters are ignored. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
