import { dynamoIndex } from '../../../../shared/downstream/search/dynamo-index.ts';
import { openSearchIndex } from '../../../../shared/downstream/search/opensearch/opensearch-index.ts';
import { openSearch } from '../../../../shared/downstream/search/opensearch/transport.ts';
import type { SearchIndex } from '../../../../shared/downstream/search/search-index.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { startStore } from '../../../support/dynamo.ts';
import { startOpenSearch } from '../../../support/opensearch/server.ts';

/** An index on an engine of its own. */
export interface EngineWorld {
  readonly index: SearchIndex;
  /** Requests that the engine would refuse. */
  problems(): readonly string[];
  stop(): unknown;
}

const startDynamo = async (): Promise<EngineWorld> => {
  const store = await startStore();
  return { index: dynamoIndex(table(store.client, store.name)), problems: () => [], stop: () => store.stop() };
};

/** OpenSearch, and a table for the leases. `clock.now` is the time of the worker. */
export const startOpenSearchIndex = async () => {
  const [store, server] = await Promise.all([startStore(), startOpenSearch()]);
  const db = table(store.client, store.name);
  const clock = { now: 1_000_000 };
  const index = openSearchIndex(
    db,
    openSearch(server.environment),
    dynamoIndex(db, () => clock.now),
    () => clock.now,
  );
  return {
    ...{ db, server, clock, index },
    problems: () => server.problems,
    stop: () => Promise.all([store.stop(), server.stop()]),
  };
};

/** Every engine of the port. */
export const ENGINES: Readonly<Record<string, () => Promise<EngineWorld>>> = {
  DynamoDB: startDynamo,
  OpenSearch: startOpenSearchIndex,
};
