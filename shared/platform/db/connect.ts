import { type Environment, required } from '../runtime/config.ts';
import { dynamoClient } from './client.ts';
import { type Table, table } from './table.ts';

/** The table named in the environment of a worker. */
export const connectTable = (environment: Environment): Table =>
  table(dynamoClient(environment), required(environment, 'TABLE_NAME'));
