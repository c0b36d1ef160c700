import { dynamoClient } from '../../platform/db/client.ts';
import { type Table, table } from '../../platform/db/table.ts';
import { type Environment, required } from '../../platform/runtime/config.ts';
import { dynamoFinder } from './dynamo-finder.ts';
import { dynamoIndex } from './dynamo-index.ts';
import type { RemoveRows, SearchFinder, SearchIndex } from './search-index.ts';

const indexTable = (environment: Environment): Table =>
  table(dynamoClient(environment), required(environment, 'INDEX_TABLE_NAME'));

export const connectFinder = (environment: Environment): SearchFinder => dynamoFinder(indexTable(environment));

export const connectIndex = (environment: Environment): SearchIndex => dynamoIndex(indexTable(environment));

/** This engine has nothing outside the table. */
export const connectRemoval =
  (_environment: Environment): RemoveRows =>
  async () =>
    undefined;
