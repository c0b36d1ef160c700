import { expect, test } from 'vitest';
import { resourcesOf, templateWith } from '../support/template.ts';

const template = templateWith();
const [table] = resourcesOf(template, 'AWS::DynamoDB::Table');
const properties = table?.[1].Properties ?? {};

test('the table is kept with its data, is protected and has point-in-time recovery', () => {
  expect(table?.[1]).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
  expect(properties).toMatchObject({
    DeletionProtectionEnabled: true,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    BillingMode: 'PAY_PER_REQUEST',
  });
});

test('the table has one index, expires items and streams both images', () => {
  expect(properties).toMatchObject({
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    GlobalSecondaryIndexes: [{ IndexName: 'gsi1', Projection: { ProjectionType: 'ALL' } }],
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
});

test('the table is encrypted with a customer managed key that rotates and is kept', () => {
  const { KMSMasterKeyId } = properties.SSESpecification as { KMSMasterKeyId: { 'Fn::GetAtt': [string] } };
  const [, key] = resourcesOf(template, 'AWS::KMS::Key').find(([id]) => id === KMSMasterKeyId['Fn::GetAtt'][0]) ?? [];
  expect(key).toMatchObject({ DeletionPolicy: 'Retain', Properties: { EnableKeyRotation: true } });
});

test('only an ephemeral stage deletes its table', () => {
  for (const stage of ['dev', 'staging', 'prod'] as const) {
    const [kept] = resourcesOf(templateWith({ stage }), 'AWS::DynamoDB::Table');
    expect(kept?.[1]).toMatchObject({ DeletionPolicy: 'Retain', Properties: { DeletionProtectionEnabled: true } });
  }
  const [deletedTable] = resourcesOf(templateWith({ ephemeral: true }), 'AWS::DynamoDB::Table');
  expect(deletedTable?.[1]).toMatchObject({
    DeletionPolicy: 'Delete',
    Properties: { DeletionProtectionEnabled: false },
  });
});

test('a restored table is adopted under its name, and the previous one leaves the stack and is kept', () => {
  const restored = templateWith({ table: 'hub-2' });
  const tables = resourcesOf(restored, 'AWS::DynamoDB::Table').filter(([id]) => !id.startsWith('Index'));
  const [[id, adopted] = ['', undefined]] = tables;
  expect(tables).toHaveLength(1);
  expect(id).not.toBe(table?.[0]);
  expect(adopted).toMatchObject({ DeletionPolicy: 'Retain', Properties: { ...properties, TableName: 'hub-2' } });
  expect(properties).not.toHaveProperty('TableName');
  expect(table?.[1].DeletionPolicy).toBe('Retain');
  const template = JSON.stringify(restored.toJSON());
  expect(template).toContain(`{"Fn::GetAtt":["${id}","StreamArn"]}`);
  expect(template).not.toContain(`"${table?.[0]}"`);
});
