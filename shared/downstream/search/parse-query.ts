import { type Stem, stems, stemsWithStopWords } from './stem.ts';

/** A quoted phrase: all its stems, and the stems that are searched. */
interface Phrase {
  readonly all: readonly string[];
  readonly terms: readonly string[];
}

/** A parsed query: its distinct words, and its phrases. */
export interface ParsedQuery {
  readonly terms: readonly Pick<Stem, 'stem' | 'word'>[];
  readonly phrases: readonly Phrase[];
}

/** The maximum number of words: each costs a read. */
const MAX_TERMS = 10;

const QUOTED = /["“”„«»]([^"“”„«»]+)["“”„«»]/g;

/** Parses any text. A text without words finds nothing. */
export const parseQuery = (text: string): ParsedQuery => {
  const distinct = new Map<string, Pick<Stem, 'stem' | 'word'>>();
  for (const { stem, word } of stems(text)) {
    if (distinct.size === MAX_TERMS) break;
    if (!distinct.has(stem)) distinct.set(stem, { stem, word });
  }
  const phrases = [...text.matchAll(QUOTED)].map(([, inside = '']) => {
    const all = stemsWithStopWords(inside);
    return { all, terms: all.filter((stem) => distinct.has(stem)) };
  });
  return { terms: [...distinct.values()], phrases: phrases.filter(({ terms }) => terms.length > 0) };
};
