import type { HubKey } from '../../platform/db/key.ts';
import type { ParsedQuery } from './parse-query.ts';

/** What can be found. The letter is how the index calls it. */
export const KINDS = {
  discussion: 'd',
  comment: 'c',
  /** A comment on content. */
  remark: 'r',
  content_node: 'n',
  media: 'm',
  file: 'f',
  member: 'p',
} as const;
export type Kind = keyof typeof KINDS;

/** Rankings that are made apart and fused. */
export const SILOS = ['community', 'media', 'members'] as const;
export type Silo = (typeof SILOS)[number];

export const SILO_OF: Readonly<Record<Kind, Silo>> = {
  discussion: 'community',
  comment: 'community',
  remark: 'community',
  content_node: 'media',
  media: 'media',
  file: 'media',
  member: 'members',
};

/** One thing of a hub, by the id that it has in the service. */
export interface DocumentRef {
  readonly kind: Kind;
  readonly id: string;
}

/**
 * What is searched of a thing. `places` are the ids of what it hangs on, kept beside each posting for who judges
 * access.
 */
export interface SearchDocument {
  readonly title: string;
  readonly body: string;
  readonly places?: readonly string[];
}

/** A document that may answer a query, as far as the index can tell. */
export interface Hit {
  readonly ref: DocumentRef;
  readonly places: readonly string[];
  readonly score: number;
  /** Its score is a lower bound: it may hold more of the query's words than the index looked at. */
  readonly partial: boolean;
}

/** A word that was looked for: one of the query's, or one like it. */
export interface WeightedStem {
  readonly stem: string;
  /** Which word of the query it stands for. */
  readonly term: number;
  readonly weight: number;
}

export interface Found {
  /** Best first; equals stand newest first. */
  readonly hits: readonly Hit[];
  /** There may be others, which were not looked at. */
  readonly cut: boolean;
  readonly stems: readonly WeightedStem[];
}

/** What became of a document in the index; `left` where somebody else is at it, who will look again. */
export type Refreshed = 'appeared' | 'went' | 'stayed' | 'left';

/** Where documents are found by their words. What is stored in it says nothing of who may read what. */
export interface SearchFinder {
  find(hub: HubKey, silo: Silo, query: ParsedQuery): Promise<Found>;
}

export interface SearchIndex extends SearchFinder {
  /**
   * Makes the index equal to the document that `read` answers, or has it forget the document where there is none. Calls
   * for one document may come in any order, at once and again, and may fail half-way: once the last has succeeded the
   * index is equal to what stood when that call began, or later. `changed` runs before the index records that the
   * document appeared or went: a call that fails in it, or after it, runs it again when it is repeated.
   */
  refresh(
    hub: HubKey,
    ref: DocumentRef,
    read: () => Promise<SearchDocument | undefined>,
    changed?: (became: 'appeared' | 'went') => Promise<void>,
  ): Promise<Refreshed>;
}
