import type { Table } from '../../platform/db/table.ts';
import { concurrently } from './concurrently.ts';
import { dictionary } from './dictionary.ts';
import { hasNewBuckets } from './dictionary-buckets.ts';
import { listPartition } from './index-key.ts';
import { documentName } from './posting.ts';
import { postingList } from './posting-list.ts';
import type { WritePostings } from './refresh.ts';
import { SILO_OF } from './search-index.ts';

/** Lists of one document that are written concurrently. */
const CONCURRENCY = 12;

/** Writes the changed postings of a document into the lists of their stems, and new words into the dictionary. */
export const dynamoPostings =
  (db: Table): WritePostings =>
  async (hub, ref, { held: { terms, unsure, isOutdated }, changed, gone, analysis }) => {
    const silo = SILO_OF[ref.kind];
    const name = documentName(ref);
    const words = dictionary(db, hub, silo);
    const listOf = (stem: string) => postingList(db, listPartition(hub, silo, stem));
    await concurrently(CONCURRENCY, changed, async ([stem, value]) => {
      const forms = [...(analysis.get(stem)?.forms ?? [])];
      const unheard = await listOf(stem).put(name, value, forms, terms.has(stem) || unsure.has(stem));
      for (const form of unheard) await words.add(form);
    });
    const forms = isOutdated ? [...analysis.values()].flatMap((one) => [...one.forms]) : [];
    await concurrently(CONCURRENCY, forms.filter(hasNewBuckets), words.add);
    await concurrently(CONCURRENCY, gone, (stem) => listOf(stem).remove(name));
  };
