import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type Table, table } from '../../../shared/platform/db/table.ts';
import { REGION } from '../environment.ts';

/** Where the tables of a stack are. */
interface Stores {
  readonly engineEndpoint: string;
  readonly tables: readonly string[];
}

/** The stack's own table, for what no route makes. */
export const storeOf = ({ engineEndpoint, tables }: Stores): Table => {
  const [name] = tables;
  if (!name) throw new Error('The template has no table.');
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return table(new DynamoDBClient({ endpoint: engineEndpoint, region: REGION, credentials }), name);
};
