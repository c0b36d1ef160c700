import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import { type Analysis, analyse } from './analyse.ts';
import { dictionary } from './dictionary.ts';
import { documentKey, listPartition } from './index-key.ts';
import { type Held, indexedDocument } from './indexed-document.ts';
import { bytesOf, nameOf } from './posting.ts';
import { postingList } from './posting-list.ts';
import { type DocumentRef, type Refreshed, type SearchDocument, SILO_OF } from './search-index.ts';
import { sideBySide } from './side-by-side.ts';

/** So many lists of one document are written at once. */
const LANES = 12;

/** Somebody else finished this document while this call held it: it was held for too long. */
class Overtaken extends Error {}

const same = (a: Uint8Array, b: Uint8Array | undefined): boolean =>
  b !== undefined && Buffer.compare(Buffer.from(a), Buffer.from(b)) === 0;

const NOTHING: Analysis = new Map();

/** The document's values by stem, as they stand in the lists. */
const valuesOf = (analysis: Analysis, places: readonly string[]): ReadonlyMap<string, Uint8Array> =>
  new Map([...analysis].map(([stem, { impact, mask }]) => [stem, bytesOf({ impact, mask, places })]));

interface Writing {
  readonly db: Table;
  readonly hub: HubKey;
  readonly ref: DocumentRef;
}

/** What must be written in lists: values that do not stand there for sure, and stems the document no longer holds. */
interface Difference {
  readonly changed: readonly (readonly [stem: string, value: Uint8Array])[];
  readonly gone: readonly string[];
}

const differenceOf = ({ terms, unsure }: Held, values: ReadonlyMap<string, Uint8Array>): Difference => ({
  changed: [...values].filter(([stem, value]) => unsure.has(stem) || !same(value, terms.get(stem))),
  gone: [...new Set([...terms.keys(), ...unsure])].filter((stem) => !values.has(stem)),
});

const writeLists = async (
  { db, hub, ref }: Writing,
  { terms, unsure }: Held,
  { changed, gone }: Difference,
  analysis: Analysis,
): Promise<void> => {
  const silo = SILO_OF[ref.kind];
  const name = nameOf(ref);
  const words = dictionary(db, hub, silo);
  const listOf = (stem: string) => postingList(db, listPartition(hub, silo, stem));
  await sideBySide(LANES, changed, async ([stem, value]) => {
    const forms = [...(analysis.get(stem)?.forms ?? [])];
    const unheard = await listOf(stem).put(name, value, forms, terms.has(stem) || unsure.has(stem));
    for (const form of unheard) await words.add(form);
  });
  await sideBySide(LANES, gone, (stem) => listOf(stem).remove(name));
};

const changeOf = (before: number, after: number): Refreshed => {
  if (before > 0 === after > 0) return 'stayed';
  return after > 0 ? 'appeared' : 'went';
};

const nothing = async (): Promise<void> => undefined;

/** Makes the index equal to what `read` answers; see `SearchIndex.refresh`. */
export const refresh = async (
  writing: Writing,
  read: () => Promise<SearchDocument | undefined>,
  now: () => number = Date.now,
  changed: (became: 'appeared' | 'went') => Promise<void> = nothing,
): Promise<Refreshed> => {
  const { db, hub, ref } = writing;
  const document = indexedDocument(db, documentKey(hub, ref), newId());
  for (let held = await document.hold(now()); held; held = await document.hold(now())) {
    const found = await read();
    const analysis = found ? analyse(found) : NOTHING;
    const values = valuesOf(analysis, found?.places ?? []);
    const difference = differenceOf(held, values);
    const touched = [...difference.changed.map(([stem]) => stem), ...difference.gone];
    if (touched.some((stem) => !held.unsure.has(stem)) && !(await document.intend(touched))) throw new Overtaken();
    await writeLists(writing, held, difference, analysis);
    const became = changeOf(held.terms.size, values.size);
    if (became === 'appeared' || became === 'went') await changed(became);
    if (await document.release(values)) return became;
  }
  return 'left';
};
