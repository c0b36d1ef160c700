import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import { type Analysis, analyse } from './analyse.ts';
import { concurrently } from './concurrently.ts';
import { dictionary } from './dictionary.ts';
import { documentKey, listPartition } from './index-key.ts';
import { type HeldDocument, indexedDocument } from './indexed-document.ts';
import { documentName, encodePosting } from './posting.ts';
import { postingList } from './posting-list.ts';
import { type DocumentRef, type Refreshed, type SearchDocument, SILO_OF } from './search-index.ts';

/** Lists of one document that are written concurrently. */
const CONCURRENCY = 12;

/** The lease expired, and another worker finished the document. */
class LeaseLost extends Error {}

const areEqual = (a: Uint8Array, b: Uint8Array | undefined): boolean =>
  b !== undefined && Buffer.compare(Buffer.from(a), Buffer.from(b)) === 0;

const EMPTY: Analysis = new Map();

/** The document's postings by stem. */
const valuesOf = (analysis: Analysis, places: readonly string[]): ReadonlyMap<string, Uint8Array> =>
  new Map([...analysis].map(([stem, { impact, mask }]) => [stem, encodePosting({ impact, mask, places })]));

interface IndexTarget {
  readonly db: Table;
  readonly hub: HubKey;
  readonly ref: DocumentRef;
}

/** The postings to write, and the stems that the document no longer contains. */
interface Difference {
  readonly changed: readonly (readonly [stem: string, value: Uint8Array])[];
  readonly gone: readonly string[];
}

const differenceOf = ({ terms, unsure }: HeldDocument, values: ReadonlyMap<string, Uint8Array>): Difference => ({
  changed: [...values].filter(([stem, value]) => unsure.has(stem) || !areEqual(value, terms.get(stem))),
  gone: [...new Set([...terms.keys(), ...unsure])].filter((stem) => !values.has(stem)),
});

const writeLists = async (
  { db, hub, ref }: IndexTarget,
  { terms, unsure }: HeldDocument,
  { changed, gone }: Difference,
  analysis: Analysis,
): Promise<void> => {
  const silo = SILO_OF[ref.kind];
  const name = documentName(ref);
  const words = dictionary(db, hub, silo);
  const listOf = (stem: string) => postingList(db, listPartition(hub, silo, stem));
  await concurrently(CONCURRENCY, changed, async ([stem, value]) => {
    const forms = [...(analysis.get(stem)?.forms ?? [])];
    const unheard = await listOf(stem).put(name, value, forms, terms.has(stem) || unsure.has(stem));
    for (const form of unheard) await words.add(form);
  });
  await concurrently(CONCURRENCY, gone, (stem) => listOf(stem).remove(name));
};

const changeOf = (before: number, after: number): Refreshed => {
  if (before > 0 === after > 0) return 'stayed';
  return after > 0 ? 'appeared' : 'went';
};

const nothing = async (): Promise<void> => undefined;

/** Implements `SearchIndex.refresh`. */
export const refresh = async (
  writing: IndexTarget,
  read: () => Promise<SearchDocument | undefined>,
  now: () => number = Date.now,
  changed: (became: 'appeared' | 'went') => Promise<void> = nothing,
): Promise<Refreshed> => {
  const { db, hub, ref } = writing;
  const document = indexedDocument(db, documentKey(hub, ref), newId());
  for (let held = await document.hold(now()); held; held = await document.hold(now())) {
    const found = await read();
    const analysis = found ? analyse(found) : EMPTY;
    const values = valuesOf(analysis, found?.places ?? []);
    const difference = differenceOf(held, values);
    const touched = [...difference.changed.map(([stem]) => stem), ...difference.gone];
    if (touched.some((stem) => !held.unsure.has(stem)) && !(await document.markUnsure(touched))) throw new LeaseLost();
    await writeLists(writing, held, difference, analysis);
    const became = changeOf(held.terms.size, values.size);
    if (became === 'appeared' || became === 'went') await changed(became);
    if (await document.release(values)) return became;
  }
  return 'left';
};
