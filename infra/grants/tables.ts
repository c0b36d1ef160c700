import { Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { PARTITIONS, type Partition } from '../../functions/table-writes.ts';
import { LISTING } from '../../shared/platform/db/listing.ts';
import type { Grant } from './grant.ts';

const READS = ['GetItem', 'BatchGetItem', 'Query'];
const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'];
const DECRYPT = ['kms:Decrypt'];
const ENCRYPT = ['kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo'];

/** The table's key, only through DynamoDB and for this table. Describing a key has no encryption context. */
export const tableKeyStatements = (table: Table, actions: readonly string[] = DECRYPT): readonly PolicyStatement[] => {
  const { encryptionKey, tableName } = table;
  if (!encryptionKey) throw new Error('the table has no key of its own');
  const via = { 'kms:ViaService': `dynamodb.${Stack.of(table).region}.amazonaws.com` };
  const resources = [encryptionKey.keyArn];
  const ofTable = { ...via, 'kms:EncryptionContext:aws:dynamodb:tableName': tableName };
  return [
    new PolicyStatement({ actions: [...actions], resources, conditions: { StringEquals: ofTable } }),
    new PolicyStatement({ actions: ['kms:DescribeKey'], resources, conditions: { StringEquals: via } }),
  ];
};

/** May write single rows of these partitions. */
const writing = (table: Table, writes: readonly Partition[]): PolicyStatement =>
  new PolicyStatement({
    actions: WRITES.map((action) => `dynamodb:${action}`),
    resources: [table.tableArn],
    conditions: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': writes.map((partition) => PARTITIONS[partition]) },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    },
  });

/** May read the table and its index, and write these partitions. */
export const tableGrant = (table: Table, writes: readonly Partition[]): Grant => ({
  statements: [
    new PolicyStatement({
      actions: READS.map((action) => `dynamodb:${action}`),
      resources: [table.tableArn, `${table.tableArn}/index/${LISTING.index}`],
    }),
    ...(writes.length > 0 ? [writing(table, writes)] : []),
    ...tableKeyStatements(table, writes.length > 0 ? [...DECRYPT, ...ENCRYPT] : DECRYPT),
  ],
  environment: { TABLE_NAME: table.tableName },
});

/** The search index, a table without an index of its own. */
export const indexGrant = (index: Table, writes: boolean): Grant => ({
  statements: [
    new PolicyStatement({
      actions: [...READS, ...(writes ? WRITES : [])].map((action) => `dynamodb:${action}`),
      resources: [index.tableArn],
    }),
    ...tableKeyStatements(index, writes ? [...DECRYPT, ...ENCRYPT] : DECRYPT),
  ],
  environment: { INDEX_TABLE_NAME: index.tableName },
});

/** May read whole tables. Their names and keys come with the grants for their rows. */
export const scanGrant = (tables: readonly Table[]): Grant => ({
  statements: [new PolicyStatement({ actions: ['dynamodb:Scan'], resources: tables.map(({ tableArn }) => tableArn) })],
  environment: {},
});
