import type { HubKey, Key } from '../../platform/db/key.ts';
import type { ParsedQuery } from './parse-query.ts';

/** The kinds of documents. The value is their stored code. */
export const KINDS = {
  discussion: 'd',
  comment: 'c',
  /** A comment on content. Stored as `r`. */
  content_comment: 'r',
  content_node: 'n',
  media: 'm',
  file: 'f',
  member: 'p',
} as const;
export type Kind = keyof typeof KINDS;

/** Parts of the index with separate rankings, which are merged. */
export const SILOS = ['community', 'media', 'members'] as const;
export type Silo = (typeof SILOS)[number];

export const SILO_OF: Readonly<Record<Kind, Silo>> = {
  discussion: 'community',
  comment: 'community',
  content_comment: 'community',
  content_node: 'media',
  media: 'media',
  file: 'media',
  member: 'members',
};

/** A document of a hub, by the id of its resource. */
export interface DocumentRef {
  readonly kind: Kind;
  readonly id: string;
}

/**
 * The searchable text of a resource. `places` are the ids of its parents, stored with each posting for access checks.
 */
export interface SearchDocument {
  readonly title: string;
  readonly body: string;
  readonly places?: readonly string[];
}

/** A candidate result from the index. */
export interface Hit {
  readonly ref: DocumentRef;
  readonly places: readonly string[];
  readonly score: number;
  /** The score is a lower bound: not all lists were read completely. */
  readonly partial: boolean;
}

/** A query word, or a similar word. */
export interface WeightedStem {
  readonly stem: string;
  /** The index of the query word. */
  readonly term: number;
  readonly weight: number;
}

export interface Found {
  /** Best first; newest first for equal scores. */
  readonly hits: readonly Hit[];
  /** True if there may be more hits in blocks that were not read. */
  readonly cut: boolean;
  readonly stems: readonly WeightedStem[];
}

/** The change of a document in the index; `deferred` if another worker holds it and will read it again. */
export type Refreshed = 'appeared' | 'went' | 'stayed' | 'left';

/** Finds documents by their words. The index contains no access rules. */
export interface SearchFinder {
  find(hub: HubKey, silo: Silo, query: ParsedQuery): Promise<Found>;
}

export interface SearchIndex extends SearchFinder {
  /**
   * Updates the index to the document that `read` returns, or removes it. Calls for a document may be concurrent,
   * repeated, reordered and interrupted: after the last success the index equals the state at the start of that call,
   * or a later one. `changed` runs before the index records that the document was added, or that there is none, and
   * again if the call is repeated.
   */
  refresh(
    hub: HubKey,
    ref: DocumentRef,
    read: () => Promise<SearchDocument | undefined>,
    changed?: (became: 'appeared' | 'went') => Promise<void>,
  ): Promise<Refreshed>;
}

/** Removes what an engine keeps outside the index table for rows of it, before the rows are removed. Repeatable. */
export type RemoveRows = (rows: readonly Key[]) => Promise<void>;
