import type { HubKey, Key } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { concurrently } from '../concurrently.ts';
import { documentKey } from '../index-key.ts';
import { refresh, type WritePostings } from '../refresh.ts';
import type { DocumentRef, RemoveRows, SearchIndex } from '../search-index.ts';
import { documentOf, documentPath, INDEX, MAPPING } from './documents.ts';
import { openSearchFinder } from './opensearch-finder.ts';
import { type OpenSearch, OpenSearchFailed } from './transport.ts';

/** The rows of documents in collections. A new collection begins without any. */
const DOCUMENT = 'DOCUMENT#OPENSEARCH#';
const openSearchKey = ({ collection }: OpenSearch, hub: HubKey, ref: DocumentRef): Key => ({
  ...documentKey(hub, ref),
  sk: DOCUMENT + collection,
});

const CREATED = 200;
/** The index exists: another worker created it. */
const EXISTS = 400;

const remove = async (send: OpenSearch, key: Key): Promise<void> => {
  const answer = await send('DELETE', documentPath(key));
  if (answer.status !== 200 && answer.status !== 404) throw new OpenSearchFailed(answer);
};

/** Documents that are removed at the same time. */
const CONCURRENCY = 12;

/** Removes the documents of rows from OpenSearch. */
export const openSearchRemoval =
  (send: OpenSearch): RemoveRows =>
  (rows) =>
    concurrently(
      CONCURRENCY,
      rows.filter(({ sk }) => sk.startsWith(DOCUMENT)),
      (key) => remove(send, key),
    );

/** Writes the whole document, or removes it. The same write may be repeated. */
const postingsIn = (send: OpenSearch): WritePostings => {
  let created: Promise<void> | undefined;
  const createIndex = async (): Promise<void> => {
    const answer = await send('PUT', `/${INDEX}`, MAPPING);
    const exists =
      answer.status === EXISTS && JSON.stringify(answer.body).includes('resource_already_exists_exception');
    if (answer.status !== CREATED && !exists) throw new OpenSearchFailed(answer);
  };
  return async (hub, ref, { held, values, changed, gone, analysis }) => {
    if (changed.length + gone.length === 0 && !held.isOutdated) return;
    created ??= createIndex();
    await created.catch((error: unknown) => {
      created = undefined;
      throw error;
    });
    const key = documentKey(hub, ref);
    if (values.size === 0) return remove(send, key);
    const answer = await send('PUT', documentPath(key), documentOf(hub, ref, values, analysis));
    if (answer.status !== 200 && answer.status !== 201) throw new OpenSearchFailed(answer);
  };
};

/**
 * The search index in OpenSearch. The table keeps each document's lease and its postings, as for the other engine, so
 * that concurrent and repeated messages have the same result. A written document is found after some seconds. What is
 * deleted is also removed from `other`, the engine that the hub may have been indexed in before. The worker tries again
 * after a failure.
 */
export const openSearchIndex = (
  db: Table,
  send: OpenSearch,
  other: Pick<SearchIndex, 'refresh'>,
  now: () => number = Date.now,
): SearchIndex => {
  const write = postingsIn(send);
  return {
    ...openSearchFinder(send),
    async refresh(hub, ref, read, changed) {
      const target = { db, key: openSearchKey(send, hub, ref), hub, ref, write };
      const refreshed = await refresh(target, read, now, changed);
      if (refreshed === 'went') await other.refresh(hub, ref, async () => undefined);
      return refreshed;
    },
  };
};
