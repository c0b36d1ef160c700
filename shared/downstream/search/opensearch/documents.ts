import type { HubKey, Key } from '../../../platform/db/key.ts';
import type { Analysis } from '../analyse.ts';
import { documentName } from '../posting.ts';
import { type DocumentRef, SILO_OF, type Silo } from '../search-index.ts';
import { hasSimilarWords } from '../similar-words.ts';

/** The index of all teams and hubs. */
export const INDEX = 'hub-membership';

const exact = { type: 'keyword' } as const;

/** The fields of a document. The service analyses texts itself, so that both engines find the same words. */
export const MAPPING = {
  settings: { index: { number_of_shards: 4 } },
  mappings: {
    dynamic: false,
    properties: {
      /** The team and the hub: every request filters by both. */
      team: exact,
      hub: exact,
      silo: exact,
      name: exact,
      /** The distinct stems, separated by spaces. */
      stems: { type: 'text', analyzer: 'whitespace' },
      /** The written forms, for prefixes and typos. */
      words: exact,
      /** The posting of each stem, as in the table. Only returned. */
      postings: { type: 'object', enabled: false },
    },
  },
} as const;

/** What every request for a hub is limited to. */
export const inHub = ({ team, hub }: HubKey, silo: Silo): readonly object[] => [
  { term: { team } },
  { term: { hub } },
  { term: { silo } },
];

/**
 * The path of the document with a row. Its id is the partition of the row, which begins with the team and the hub, so
 * the same resource id elsewhere is another document.
 */
export const documentPath = ({ pk }: Pick<Key, 'pk'>): string => `/${INDEX}/_doc/${pk.replace('#', '.')}`;

export const documentOf = (
  { team, hub }: HubKey,
  ref: DocumentRef,
  values: ReadonlyMap<string, Uint8Array>,
  analysis: Analysis,
) => ({
  team,
  hub,
  silo: SILO_OF[ref.kind],
  name: documentName(ref),
  stems: [...values.keys()].join(' '),
  words: [...new Set([...analysis.values()].flatMap(({ forms }) => [...forms]))].filter(hasSimilarWords),
  postings: Object.fromEntries(
    [...values].map(([stem, value]) => [stem, Buffer.from(value).toString('base64url')] as const),
  ),
});
