import { everyStem, type Stem, stems } from './stem.ts';

/** Words that were quoted: all of them, and those among them that are looked for. */
interface Phrase {
  readonly all: readonly string[];
  readonly terms: readonly string[];
}

/** A query as the index reads it: distinct words in their order, and runs of words that must stand together. */
export interface ParsedQuery {
  readonly terms: readonly Pick<Stem, 'stem' | 'word'>[];
  readonly phrases: readonly Phrase[];
}

/** Each word costs a read; nobody remembers more of what they look for. */
const MAX_TERMS = 10;

const QUOTED = /["“”„«»]([^"“”„«»]+)["“”„«»]/g;

/** Every text is a query; one without a word in it finds nothing. */
export const parseQuery = (text: string): ParsedQuery => {
  const distinct = new Map<string, Pick<Stem, 'stem' | 'word'>>();
  for (const { stem, word } of stems(text)) {
    if (distinct.size === MAX_TERMS) break;
    if (!distinct.has(stem)) distinct.set(stem, { stem, word });
  }
  const phrases = [...text.matchAll(QUOTED)].map(([, inside = '']) => {
    const all = everyStem(inside);
    return { all, terms: all.filter((stem) => distinct.has(stem)) };
  });
  return { terms: [...distinct.values()], phrases: phrases.filter(({ terms }) => terms.length > 0) };
};
