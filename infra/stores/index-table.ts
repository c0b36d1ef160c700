import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { isDerivedData } from '../acknowledgements.ts';

/**
 * The search index, encrypted with the main table's key. It has no stream, because nothing follows from indexing, and
 * no backup: one message indexes a hub again (shared/downstream/search/README.md).
 */
export const indexTable = (scope: Construct, main: Table): Table => {
  const { encryptionKey } = main;
  if (!encryptionKey) throw new Error('the table has no key of its own');
  const created = new Table(scope, 'IndexTable', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    encryption: TableEncryption.CUSTOMER_MANAGED,
    encryptionKey,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  isDerivedData(created);
  return created;
};
