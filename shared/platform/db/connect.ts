import { type Environment, required } from '../runtime/config.ts';
import { dynamoClient } from './client.ts';
import { type Table, table } from './table.ts';

/** The table that the template gave a worker. */
export const connectTable = (environment: Environment): Table =>
  table(dynamoClient(environment), required(environment, 'TABLE_NAME'));
