import { stripVTControlCharacters } from 'node:util';
import { lazy } from '../../shared/platform/runtime/lazy.ts';

const CONTROL = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** Removes control characters, so that text from other people cannot control the terminal. */
export const plain = (text: string): string => stripVTControlCharacters(text).replace(CONTROL, ' ').trim();

const WIDE =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u;

/** Created on first use, because it takes as long as the rest of a start. */
const segmenter = lazy(() => new Intl.Segmenter());

const graphemes = (text: string): string[] => {
  return [...segmenter().segment(text)].map(({ segment }) => segment);
};

const ASCII = /^[\x20-\x7e]*$/;

/** The number of terminal columns of a line. */
export const widthOf = (text: string): number =>
  ASCII.test(text) ? text.length : graphemes(text).reduce((sum, one) => sum + (WIDE.test(one) ? 2 : 1), 0);

/** Truncates a line to a number of columns, with an ellipsis. */
export const cut = (text: string, width: number): string => {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let used = 1;
  for (const one of graphemes(text)) {
    used += WIDE.test(one) ? 2 : 1;
    if (used > width) break;
    kept += one;
  }
  return `${kept.trimEnd()}…`;
};

export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
