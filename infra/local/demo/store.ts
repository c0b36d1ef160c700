import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type Table, table } from '../../../shared/db/table.ts';
import { REGION } from '../environment.ts';
import type { LocalStack } from '../stack.ts';

/** The stack's own table, for what no route makes. */
export const storeOf = ({ engineEndpoint, tables }: Pick<LocalStack, 'engineEndpoint' | 'tables'>): Table => {
  const [name] = tables;
  if (!name) throw new Error('The template has no table.');
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return table(new DynamoDBClient({ endpoint: engineEndpoint, region: REGION, credentials }), name);
};
