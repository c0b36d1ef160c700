import { type Environment, required } from '../../shared/config.ts';
import { dynamoClient } from '../../shared/db/client.ts';
import { table } from '../../shared/db/table.ts';
import { dynamoFinder } from '../../shared/search/dynamo-finder.ts';
import type { SearchFinder } from '../../shared/search/search-index.ts';

/** What these routes reach beside the table. */
export interface SearchPorts {
  readonly index: SearchFinder;
}

export const connectPorts = (environment: Environment): SearchPorts => ({
  index: dynamoFinder(table(dynamoClient(environment), required(environment, 'INDEX_TABLE_NAME'))),
});
