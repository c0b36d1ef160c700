import type { Entry } from '../../search/entry.ts';
import { entriesFrom, type SentEntries } from '../../search/sent.ts';
import { boostOf, isHeading, orderBoost, pageOf } from './boosts.ts';
import { exactMatches, partialMatches } from './exact.ts';
import { alternativesOf, usualWords } from './synonyms.ts';
import { termIndex } from './term-index.ts';
import { termOf, wordsIn } from './words.ts';

/** A result: an entry, and the title of its page if it is a heading. */
export interface Result extends Entry {
  readonly page: string;
}

export interface Search {
  /** The best results, the most useful first; undefined if there is no word to search for, such as in "how do". */
  find(words: string): readonly Result[] | undefined;
}

const MOST = 20;
const MOST_OF_A_PAGE = 2;
/** Only the best candidates are read again. */
const MOST_ORDERED = 100;

interface Scored {
  readonly entry: Entry;
  readonly score: number;
}

const best = (one: Scored, other: Scored): number => other.score - one.score;

/** How much a synonym counts beside a word that the documentation uses too. */
const SYNONYM = 0.8;

/** At most a few results of each page, so that one page does not hide the others. */
const varied = (entries: readonly Entry[]): readonly Entry[] => {
  const counts = new Map<string, number>();
  return entries.filter((entry) => {
    const page = entry.kind === 'Error code' || entry.kind === 'Event' ? entry.path : pageOf(entry);
    counts.set(page, (counts.get(page) ?? 0) + 1);
    return (counts.get(page) ?? 0) <= MOST_OF_A_PAGE;
  });
};

/** The search over all entries of the documentation. */
export const searchOf = (sent: SentEntries): Search => {
  const entries = entriesFrom(sent);
  const titles = new Map(entries.filter((entry) => !isHeading(entry)).map(({ path, title }) => [path, title]));
  const index = termIndex(entries);

  /** What a word adds to each entry. It counts once for each: as itself, or as the best of its synonyms. */
  const scoresOf = (word: string, isLast: boolean): ReadonlyMap<number, number> => {
    const scores = new Map<number, number>();
    const add = (term: string, weight: number, similar: boolean): void => {
      const most = weight * index.rarity(term);
      for (const [id, score] of index.find(term, similar)) scores.set(id, Math.max(score * most, scores.get(id) ?? 0));
    };
    const others = alternativesOf(word);
    /* A word with synonyms is not a typing error. */
    add(word, 1, isLast || !(index.isKnown(word) || others.length > 0));
    for (const other of others) add(other, index.isKnown(word) ? SYNONYM : 1, false);
    return scores;
  };

  const ranked = (words: string, terms: readonly string[]): readonly Entry[] => {
    const scores = new Map<number, number>();
    for (const [at, term] of terms.entries())
      for (const [id, score] of scoresOf(term, at === terms.length - 1)) scores.set(id, (scores.get(id) ?? 0) + score);
    return [...scores]
      .flatMap(([id, score]) => {
        const entry = entries[id];
        return entry ? [{ entry, score: score * boostOf(entry) }] : [];
      })
      .sort(best)
      .slice(0, MOST_ORDERED)
      .map(({ entry, score }) => ({ entry, score: score * orderBoost(words, entry) }))
      .sort(best)
      .map(({ entry }) => entry);
  };

  return {
    find(words) {
      const terms = [...new Set(wordsIn(usualWords(words)).map(termOf))];
      const matches = new Set([...exactMatches(entries, words), ...ranked(words, terms)]);
      if (terms.length === 0 && matches.size === 0) return undefined;
      const found = matches.size > 0 ? [...matches] : partialMatches(entries, words);
      return varied(found)
        .slice(0, MOST)
        .map((entry) => ({ ...entry, page: isHeading(entry) ? (titles.get(pageOf(entry)) ?? '') : '' }));
    },
  };
};
