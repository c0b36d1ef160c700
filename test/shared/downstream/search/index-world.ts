import { randomUUID } from 'node:crypto';
import { dynamoIndex } from '../../../../shared/downstream/search/dynamo-index.ts';
import { parseQuery } from '../../../../shared/downstream/search/parse-query.ts';
import type { DocumentRef, SearchDocument, Silo } from '../../../../shared/downstream/search/search-index.ts';
import type { HubKey } from '../../../../shared/platform/db/key.ts';
import { type Table, table } from '../../../../shared/platform/db/table.ts';
import { startStore, type TestStore } from '../../../support/dynamo.ts';

export const newHub = (): HubKey => ({ team: randomUUID(), hub: randomUUID() });

/** An index in its own store, with short helpers. */
export interface IndexWorld {
  readonly store: TestStore;
  readonly db: Table;
  put(hub: HubKey, ref: DocumentRef, document: Partial<SearchDocument> | undefined): Promise<unknown>;
  /** The ids of the hits, best first. */
  find(hub: HubKey, text: string, silo?: Silo): Promise<readonly string[]>;
}

export const startIndex = async (): Promise<IndexWorld> => {
  const store = await startStore();
  const db = table(store.client, store.name);
  const index = dynamoIndex(db);
  return {
    store,
    db,
    put: (hub, ref, document) =>
      index.refresh(hub, ref, async () => (document ? { title: '', body: '', ...document } : undefined)),
    async find(hub, text, silo = 'community') {
      const { hits } = await index.find(hub, silo, parseQuery(text));
      return hits.map(({ ref }) => ref.id);
    },
  };
};

export const discussion = (id: string = randomUUID()): DocumentRef => ({ kind: 'discussion', id });
