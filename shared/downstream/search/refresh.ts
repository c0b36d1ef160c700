import type { HubKey, Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import { type Analysis, analyse } from './analyse.ts';
import { type HeldDocument, indexedDocument } from './indexed-document.ts';
import { encodePosting } from './posting.ts';
import type { DocumentRef, Refreshed, SearchDocument } from './search-index.ts';

/** The lease expired, and another worker finished the document. */
class LeaseLost extends Error {}

const areEqual = (a: Uint8Array, b: Uint8Array | undefined): boolean =>
  b !== undefined && Buffer.compare(Buffer.from(a), Buffer.from(b)) === 0;

const EMPTY: Analysis = new Map();

/** The document's postings by stem. */
const valuesOf = (analysis: Analysis, places: readonly string[]): ReadonlyMap<string, Uint8Array> =>
  new Map([...analysis].map(([stem, { impact, mask }]) => [stem, encodePosting({ impact, mask, places })]));

/** What changes in the index of a document. */
interface PostingsChange {
  readonly held: HeldDocument;
  /** All postings of the document by stem; none if it is removed. */
  readonly values: ReadonlyMap<string, Uint8Array>;
  /** The postings to write. */
  readonly changed: readonly (readonly [stem: string, value: Uint8Array])[];
  /** The stems that the document no longer contains. */
  readonly gone: readonly string[];
  readonly analysis: Analysis;
}

/** Writes the postings of a document into an engine. Only the holder of the document's lease calls it; it is repeatable. */
export type WritePostings = (hub: HubKey, ref: DocumentRef, change: PostingsChange) => Promise<void>;

interface IndexTarget {
  /** The table of the documents and their leases. */
  readonly db: Table;
  /** The document's row. Engines have rows of their own, so that one can be filled while the other is used. */
  readonly key: Key;
  readonly hub: HubKey;
  readonly ref: DocumentRef;
  readonly write: WritePostings;
}

const differenceOf = ({ terms, unsure }: HeldDocument, values: ReadonlyMap<string, Uint8Array>) => ({
  changed: [...values].filter(([stem, value]) => unsure.has(stem) || !areEqual(value, terms.get(stem))),
  gone: [...new Set([...terms.keys(), ...unsure])].filter((stem) => !values.has(stem)),
});

/** A document that is absent now went, even if it was never indexed: what depends on it can have been. */
const changeOf = (before: number, after: number): Exclude<Refreshed, 'left'> => {
  if (after === 0) return 'went';
  return before > 0 ? 'stayed' : 'appeared';
};

const nothing = async (): Promise<void> => undefined;

/** Implements `SearchIndex.refresh`. */
export const refresh = async (
  { db, key, hub, ref, write }: IndexTarget,
  read: () => Promise<SearchDocument | undefined>,
  now: () => number = Date.now,
  changed: (became: 'appeared' | 'went') => Promise<void> = nothing,
): Promise<Refreshed> => {
  const document = indexedDocument(db, key, newId());
  for (let held = await document.hold(now()); held; held = await document.hold(now())) {
    const found = await read();
    const analysis = found ? analyse(found) : EMPTY;
    const values = valuesOf(analysis, found?.places ?? []);
    const { changed: different, gone } = differenceOf(held, values);
    const touched = [...different.map(([stem]) => stem), ...gone];
    if (touched.some((stem) => !held.unsure.has(stem)) && !(await document.markUnsure(touched))) throw new LeaseLost();
    await write(hub, ref, { held, values, changed: different, gone, analysis });
    const became = changeOf(held.terms.size, values.size);
    if (became !== 'stayed') await changed(became);
    if (await document.release(values)) return became;
  }
  return 'left';
};
