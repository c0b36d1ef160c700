import { dynamoClient } from '../../../platform/db/client.ts';
import { table } from '../../../platform/db/table.ts';
import { type Environment, required } from '../../../platform/runtime/config.ts';
import { dynamoIndex } from '../dynamo-index.ts';
import type { RemoveRows, SearchFinder, SearchIndex } from '../search-index.ts';
import { openSearchFinder } from './opensearch-finder.ts';
import { openSearchIndex, openSearchRemoval } from './opensearch-index.ts';
import { openSearch } from './transport.ts';

export const connectFinder = (environment: Environment): SearchFinder => openSearchFinder(openSearch(environment));

export const connectIndex = (environment: Environment): SearchIndex => {
  const db = table(dynamoClient(environment), required(environment, 'INDEX_TABLE_NAME'));
  return openSearchIndex(db, openSearch(environment), dynamoIndex(db));
};

export const connectRemoval = (environment: Environment): RemoveRows => openSearchRemoval(openSearch(environment));
