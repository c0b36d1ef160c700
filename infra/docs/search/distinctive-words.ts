import { termOf, wordsIn } from '../app/search/words.ts';
import type { Entry } from './entry.ts';

/** An entry with its whole text. Only some words of the text are kept. */
export interface Described extends Omit<Entry, 'words'> {
  readonly text: string;
  /** Words that are kept. */
  readonly keywords: string;
}

interface Counted {
  readonly word: string;
  readonly times: number;
}

const termsIn = (text: string): ReadonlyMap<string, Counted> => {
  const terms = new Map<string, Counted>();
  for (const word of wordsIn(text)) {
    const term = termOf(word);
    terms.set(term, { word, times: (terms.get(term)?.times ?? 0) + 1 });
  }
  return terms;
};

/** The entries with their most distinctive words: frequent in the entry, and rare elsewhere (tf-idf). */
export const withDistinctiveWords = (
  all: readonly Described[],
  most: (entry: Described) => number,
): readonly Entry[] => {
  const texts = all.map(({ text }) => termsIn(text));
  const uses = new Map<string, number>();
  for (const term of texts.flatMap((found) => [...found.keys()])) uses.set(term, (uses.get(term) ?? 0) + 1);
  return all.map((described, at) => {
    const { text: _, keywords, ...entry } = described;
    const shown = termsIn(`${entry.title} ${entry.summary} ${keywords}`);
    const weight = (term: string, { times }: Counted): number =>
      (1 + Math.log(times)) * Math.log(all.length / (uses.get(term) ?? 1));
    const distinctive = [...(texts[at] ?? [])]
      .filter(([term]) => !shown.has(term))
      .map(([term, counted]) => ({ word: counted.word, weight: weight(term, counted) }))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, most(described))
      .map(({ word }) => word);
    return { ...entry, words: [keywords, ...distinctive.sort()].join(' ').trim() };
  });
};
