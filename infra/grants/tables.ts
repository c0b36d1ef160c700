import { Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Grant } from './grant.ts';

const READS = ['GetItem', 'BatchGetItem', 'Query'];
const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'];
const UNSEAL = ['kms:Decrypt', 'kms:DescribeKey'];
const SEAL = ['kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo'];

/** The table's key, and only as DynamoDB uses it. */
export const tableKeyStatement = (table: Table, actions: readonly string[] = UNSEAL): PolicyStatement => {
  if (!table.encryptionKey) throw new Error('the table has no key of its own');
  return new PolicyStatement({
    actions: [...actions],
    resources: [table.encryptionKey.keyArn],
    conditions: { StringEquals: { 'kms:ViaService': `dynamodb.${Stack.of(table).region}.amazonaws.com` } },
  });
};

/** The table, and what of its index is read. */
export const tableGrant = (table: Table, writes: boolean): Grant => ({
  statements: [
    new PolicyStatement({
      actions: READS.map((action) => `dynamodb:${action}`),
      resources: [table.tableArn, `${table.tableArn}/index/gsi1`],
    }),
    ...(writes
      ? [new PolicyStatement({ actions: WRITES.map((action) => `dynamodb:${action}`), resources: [table.tableArn] })]
      : []),
    tableKeyStatement(table, writes ? [...UNSEAL, ...SEAL] : UNSEAL),
  ],
  environment: { TABLE_NAME: table.tableName },
});

/** The index of search, in a table that has no index of its own. */
export const indexGrant = (index: Table, writes: boolean): Grant => ({
  statements: [
    new PolicyStatement({
      actions: [...READS, ...(writes ? WRITES : [])].map((action) => `dynamodb:${action}`),
      resources: [index.tableArn],
    }),
    tableKeyStatement(index, writes ? [...UNSEAL, ...SEAL] : UNSEAL),
  ],
  environment: { INDEX_TABLE_NAME: index.tableName },
});
