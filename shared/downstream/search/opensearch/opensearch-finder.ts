import * as z from 'zod';
import type { HubKey } from '../../../platform/db/key.ts';
import { listFinder } from '../list-finder.ts';
import type { ReadList } from '../read-list.ts';
import type { SearchFinder, Silo } from '../search-index.ts';
import { isIdeographic, maxTypos } from '../similar-words.ts';
import { INDEX, inHub } from './documents.ts';
import { type OpenSearch, OpenSearchFailed } from './transport.ts';

/** The candidates of a search that are ranked: the best by BM25. */
const MAX_CANDIDATES = 1_000;
/** The documents whose words are compared with a query word. */
const MAX_NEAR = 50;

const Found = z.object({
  hits: z.object({
    hits: z.array(
      z.object({ _source: z.object({ name: z.string(), postings: z.record(z.string(), z.string()).optional() }) }),
    ),
  }),
  aggregations: z.record(z.string(), z.object({ doc_count: z.number() })),
});

const Near = z.object({
  hits: z.object({ hits: z.array(z.object({ _source: z.object({ words: z.array(z.string()) }) })) }),
});

/** Before the first document is written, there is no index. */
const NOTHING = { hits: { hits: [] }, aggregations: {} };

const search = async <T extends z.ZodType>(send: OpenSearch, shape: T, query: object): Promise<z.output<T>> => {
  const answer = await send('POST', `/${INDEX}/_search`, query);
  if (answer.status === 404) return shape.parse(NOTHING);
  if (answer.status !== 200) throw new OpenSearchFailed(answer);
  return shape.parse(answer.body);
};

const hasStem = (stem: string) => ({ term: { stems: stem } });

/** One request for all stems: candidates with the postings of these stems, and how many documents have each. */
const lists = async (
  send: OpenSearch,
  hub: HubKey,
  silo: Silo,
  stems: readonly string[],
): Promise<readonly ReadList[]> => {
  const { hits, aggregations } = await search(send, Found, {
    size: MAX_CANDIDATES,
    _source: ['name', ...stems.map((stem) => `postings.${stem}`)],
    query: { bool: { filter: inHub(hub, silo), should: stems.map(hasStem), minimum_should_match: 1 } },
    sort: ['_score', { name: 'desc' }],
    aggs: Object.fromEntries(stems.map((stem, nth) => [`stem${nth}`, { filter: hasStem(stem) }])),
  });
  return stems.map((stem, nth) => {
    const entries = new Map(
      hits.hits.flatMap(({ _source: { name, postings = {} } }) => {
        const value = Object.hasOwn(postings, stem) ? postings[stem] : undefined;
        return value === undefined ? [] : [[name, Buffer.from(value, 'base64url')] as const];
      }),
    );
    const frequency = Math.max(aggregations[`stem${nth}`]?.doc_count ?? 0, entries.size);
    return { entries, frequency, cut: frequency > entries.size };
  });
};

/**
 * OpenSearch compares a word with those of all tenants, and by default uses the 50 nearest: words of others could use
 * them up.
 */
const TYPOS = { transpositions: true, max_expansions: 1_000 };

/** Words of ideographs are found inside of words. */
const extending = (word: string): object =>
  isIdeographic(word) ? { wildcard: { words: { value: `*${word}*` } } } : { prefix: { words: { value: word } } };

/** The words of documents that contain the word as a prefix, or with typos. */
const wordsNear = async (send: OpenSearch, hub: HubKey, silo: Silo, word: string): Promise<readonly string[]> => {
  const { hits } = await search(send, Near, {
    size: MAX_NEAR,
    _source: ['words'],
    query: {
      bool: {
        filter: inHub(hub, silo),
        should: [extending(word), { fuzzy: { words: { ...TYPOS, value: word, fuzziness: maxTypos(word) } } }],
        minimum_should_match: 1,
      },
    },
  });
  return hits.hits.flatMap(({ _source }) => _source.words);
};

/** Finds documents in OpenSearch: one request, and two more round trips for words with few results. */
export const openSearchFinder = (send: OpenSearch): SearchFinder =>
  listFinder({
    lists: (hub, silo, stems) => lists(send, hub, silo, stems),
    wordsNear: (hub, silo, word) => wordsNear(send, hub, silo, word),
  });
