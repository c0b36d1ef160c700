import type { MediaUse } from '../../../community/attachments/admit-media.ts';
import type { Reader } from '../../../hubs/readers/readers.ts';
import type { SpaceItem } from '../../../hubs/spaces/space-item.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { DocumentRef, Hit, Kind, SearchDocument } from '../search-index.ts';

/** The context of a search. The hub has admitted the reader. */
export interface Viewing {
  readonly db: Table;
  readonly hub: HubKey;
  readonly reader: Reader;
  readonly now: Date;
  /** The spaces that the reader can read now. */
  readonly spaces: ReadonlyMap<string, SpaceItem>;
}

/** A segment of a recording, in seconds. */
interface RecordingSegment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The current text of a resource that the reader can read. */
export interface Readable {
  /** The id of the resource. */
  readonly id: string;
  /** The kind of the result. */
  readonly result_kind: string;
  /** The type of the resource. */
  readonly source_type: string;
  readonly title: string;
  readonly body: string;
  readonly segments?: readonly RecordingSegment[];
  /** The resource that shows it, if it has no page of its own. */
  readonly shown_in?: MediaUse | undefined;
}

/** A source of documents: how they are read for the index and for results. */
export interface Source {
  /**
   * The text depends on more than the resource, so the index can contain words that the reader no longer sees. A hit
   * counts only if the loaded text contains a word of the query.
   */
  readonly outdates?: true;
  /** The text to index; `undefined` if the resource does not exist or is not published. */
  document(db: Table, hub: HubKey, ref: DocumentRef): Promise<SearchDocument | undefined>;
  /** False if the reader cannot read the hit, without reading its rows. */
  mayBeVisible(viewing: Viewing, hit: Hit): boolean;
  /** Loads hits in order; `undefined` for those that the reader cannot read. */
  load(viewing: Viewing, hits: readonly Hit[]): Promise<readonly (Readable | undefined)[]>;
}

export type Sources = Readonly<Record<Kind, Source>>;
