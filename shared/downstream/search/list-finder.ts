import type { HubKey } from '../../platform/db/key.ts';
import { rank, type TermList } from './rank.ts';
import type { ReadList } from './read-list.ts';
import type { SearchFinder, Silo } from './search-index.ts';
import { hasSimilarWords, similarWords } from './similar-words.ts';

/** With fewer results than this, similar words are searched as well. */
const FEW_DOCUMENTS = 5;

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
    const read = await lists(
      hub,
      silo,
      wanted.map(({ stem }) => stem),
    );
    return wanted.flatMap((one, nth) => {
      const list = read[nth];
      return list ? [{ ...one, list }] : [];
    });
  };
  return {
    async find(hub, silo, query) {
      const exact = await lookUp(
        hub,
        silo,
        query.terms.map(({ stem }, term) => ({ term, stem, similarity: 1 })),
      );
      const few = exact.filter(({ list }) => list.entries.size < FEW_DOCUMENTS);
      const similar = await Promise.all(
        few.map(async ({ term }): Promise<readonly Wanted[]> => {
          const word = query.terms[term]?.word ?? '';
          if (!hasSimilarWords(word)) return [];
          const found = similarWords(word, await wordsNear(hub, silo, word));
          return found.map(({ stem, weight }) => ({ term, stem, similarity: weight }));
        }),
      );
      return rank(query, [...exact, ...(await lookUp(hub, silo, similar.flat()))]);
    },
  };
};
