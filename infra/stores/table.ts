import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { LISTING } from '../../shared/platform/db/listing.ts';
import { keyRemoval } from '../secrets/key-removal.ts';
import type { Stage } from '../stage.ts';

/** A restored table is another resource with its own name. The stack adopts it, and leaves the first one alone. */
const named = ({ table: tableName }: Stage) =>
  tableName === undefined ? { id: 'Table' } : { id: `Table-${tableName}`, tableName };

/**
 * The main table with its own key. Neither is deleted with the stack or after a failed creation: a rollback could not
 * delete a protected table, and must never delete a restored one.
 */
export const table = (scope: Construct, stage: Stage): Table => {
  const removalPolicy = stage.ephemeral ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN;
  const encryptionKey = new Key(scope, 'TableKey', {
    description: 'Encrypts the table at rest',
    enableKeyRotation: true,
    ...keyRemoval({ ...stage, data: removalPolicy }),
  });
  const { id, ...name } = named(stage);
  const created = new Table(scope, id, {
    ...name,
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: !stage.ephemeral,
    encryption: TableEncryption.CUSTOMER_MANAGED,
    encryptionKey,
    timeToLiveAttribute: 'ttl',
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
    removalPolicy,
  });
  created.addGlobalSecondaryIndex({
    indexName: LISTING.index,
    partitionKey: { name: LISTING.partition, type: AttributeType.STRING },
    sortKey: { name: LISTING.sort, type: AttributeType.STRING },
    projectionType: ProjectionType.ALL,
  });
  return created;
};
