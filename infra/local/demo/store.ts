import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type Table, table } from '../../../shared/platform/db/table.ts';
import { REGION } from '../environment.ts';

/** The engine and the tables of a stack. */
interface Stores {
  readonly engineEndpoint: string;
  readonly tables: readonly string[];
}

/** The stack's main table, for data that no route creates. */
export const storeOf = ({ engineEndpoint, tables }: Stores): Table => {
  const [name] = tables;
  if (!name) throw new Error('The template has no table.');
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return table(new DynamoDBClient({ endpoint: engineEndpoint, region: REGION, credentials }), name);
};
