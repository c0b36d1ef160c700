import { dynamoFinder } from '../../shared/downstream/search/dynamo-finder.ts';
import type { SearchFinder } from '../../shared/downstream/search/search-index.ts';
import { dynamoClient } from '../../shared/platform/db/client.ts';
import { table } from '../../shared/platform/db/table.ts';
import { type Environment, required } from '../../shared/platform/runtime/config.ts';

/** The external services that these routes call. */
export interface SearchPorts {
  readonly index: SearchFinder;
}

export const connectPorts = (environment: Environment): SearchPorts => ({
  index: dynamoFinder(table(dynamoClient(environment), required(environment, 'INDEX_TABLE_NAME'))),
});
