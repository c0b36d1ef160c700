import type { Showing } from '../../../community/attachments/admit-media.ts';
import type { Reader } from '../../../hubs/readers/readers.ts';
import type { SpaceItem } from '../../../hubs/spaces/space-item.ts';
import type { HubKey } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { DocumentRef, Hit, Kind, SearchDocument } from '../search-index.ts';

/** Who searches what, and when. The hub has admitted the reader. */
export interface Viewing {
  readonly db: Table;
  readonly hub: HubKey;
  readonly reader: Reader;
  readonly now: Date;
  /** The spaces in which the reader may read at this moment. */
  readonly spaces: ReadonlyMap<string, SpaceItem>;
}

/** A stretch of a recording that was found, in seconds. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What was found, as it stands at this moment, of something that the reader may read at this moment. */
export interface Readable {
  /** The id of its resource, which its own route takes. */
  readonly id: string;
  /** What it is, in one word. */
  readonly result_kind: string;
  /** The type under which its own route answers it. */
  readonly source_type: string;
  readonly title: string;
  readonly body: string;
  readonly stretches?: readonly Stretch[];
  /** What a client opens to look at it, where it is not opened by itself. */
  readonly shown_in?: Showing | undefined;
}

/** Some kinds of thing: how each is read to be indexed, and how those that were found are read to be shown. */
export interface Source {
  /** What is searched of a thing; `undefined` for one that is not there, or not published. */
  document(db: Table, hub: HubKey, ref: DocumentRef): Promise<SearchDocument | undefined>;
  /** False for what cannot be for the reader, whatever its rows say: it is not even read. */
  mayBeFor(viewing: Viewing, hit: Hit): boolean;
  /** Each hit as the reader may read it at this moment, in the order given; `undefined` where they may not. */
  load(viewing: Viewing, hits: readonly Hit[]): Promise<readonly (Readable | undefined)[]>;
}

export type Sources = Readonly<Record<Kind, Source>>;
