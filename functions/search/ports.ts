import { type Environment, required } from '../../shared/config.ts';
import { dynamoClient } from '../../shared/db/client.ts';
import { table } from '../../shared/db/table.ts';
import { dynamoIndex } from '../../shared/search/dynamo-index.ts';
import type { SearchIndex } from '../../shared/search/search-index.ts';

/** What these routes reach beside the table. */
export interface SearchPorts {
  readonly index: SearchIndex;
}

export const connectPorts = (environment: Environment): SearchPorts => ({
  index: dynamoIndex(table(dynamoClient(), required(environment, 'INDEX_TABLE_NAME'))),
});
