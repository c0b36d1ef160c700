import type { HubKey } from '../../platform/db/key.ts';
import type { QueryTerm } from './parse-query.ts';
import { rank, type TermList } from './rank.ts';
import type { ReadList } from './read-list.ts';
import type { SearchFinder, Silo } from './search-index.ts';
import { hasSimilarWords, needsSimilarWords, similarWords } from './similar-words.ts';

/** With fewer results than this, similar words are searched as well. */
const FEW_DOCUMENTS = 5;

/** The similarity of a word without its symbols: every document with the symbols ranks higher. */
const BARE = 0.05;

/** What an engine reads of a hub's index. The ranking is the same for every engine. */
interface ListReader {
  /** The posting lists of stems, in their order. */
  lists(hub: HubKey, silo: Silo, stems: readonly string[]): Promise<readonly ReadList[]>;
  /** Words of the hub's documents that may be similar to a word. */
  wordsNear(hub: HubKey, silo: Silo, word: string): Promise<readonly string[]>;
}

type Wanted = Omit<TermList, 'list'>;

/** Finds documents by posting lists; words with few results are searched with similar words as well. */
export const listFinder = ({ lists, wordsNear }: ListReader): SearchFinder => {
  const lookUp = async (hub: HubKey, silo: Silo, wanted: readonly Wanted[]): Promise<readonly TermList[]> => {
    if (wanted.length === 0) return [];
    const stems = [...new Set(wanted.map(({ stem }) => stem))];
    const read = await lists(hub, silo, stems);
    return wanted.flatMap((one) => {
      const list = read[stems.indexOf(one.stem)];
      return list ? [{ ...one, list }] : [];
    });
  };
  const similarTo = async (hub: HubKey, silo: Silo, { word, also }: QueryTerm, term: number) => {
    const found = hasSimilarWords(word) ? similarWords(word, await wordsNear(hub, silo, word)) : [];
    return found
      .filter(({ stem }) => !also.includes(stem))
      .map(({ stem, weight }): Wanted => ({ term, stem, similarity: weight }));
  };
  return {
    async find(hub, silo, query) {
      const exact = await lookUp(
        hub,
        silo,
        query.terms.flatMap(({ stem, also }, term) =>
          [stem, ...also].map((one) => ({ term, stem: one, similarity: 1 })),
        ),
      );
      const documents = (term: number) =>
        exact.reduce((sum, { term: of, list }) => sum + (of === term ? list.entries.size : 0), 0);
      const similar = await Promise.all(
        query.terms.map(async (wanted, term): Promise<readonly Wanted[]> => {
          if (documents(term) >= FEW_DOCUMENTS && !needsSimilarWords(wanted.word)) return [];
          const bare = wanted.bare === undefined ? [] : [{ term, stem: wanted.bare, similarity: BARE }];
          return [...bare, ...(await similarTo(hub, silo, wanted, term))];
        }),
      );
      return rank(query, [...exact, ...(await lookUp(hub, silo, similar.flat()))]);
    },
  };
};
