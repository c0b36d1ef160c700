import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { groups } from '../../functions/groups.ts';
import { workers } from '../../functions/workers.ts';
import { sample } from '../infra/support/sample.ts';
import { stackWith } from '../infra/support/template.ts';
import { filesOf, releases } from './releases.ts';
import { type StatefulResources, statefulChanges } from './stateful.ts';
import { FIREWALL, statefulResources } from './templates.ts';

const functions = { groups, workers, ...(sample.code && { code: sample.code }) };
const current = statefulResources(stackWith({ stage: 'prod', firewall: FIREWALL }, functions));

const recorded = (version: string): StatefulResources => JSON.parse(readFileSync(filesOf(version).stateful, 'utf8'));

test.each(releases())('a deployment over %s replaces, loses and renames no stateful resource', (version) => {
  expect(statefulChanges(recorded(version), current)).toEqual([]);
});

describe('the guard', () => {
  const table = Object.keys(current).find((id) => id.startsWith('Table') && current[id]?.type.endsWith('Table')) ?? '';
  const changed = (fixed: object) => {
    const was = current[table];
    if (!was) throw new Error('the template has no table');
    return { ...current, [table]: { ...was, fixed: { ...was.fixed, ...fixed } } };
  };

  test('covers the tables, the bucket, the keys, the secrets, the queues, the API and the nested stacks', () => {
    const types = new Set(Object.values(current).map(({ type }) => type.split('::')[1]));
    expect(types).toEqual(
      new Set([
        'DynamoDB',
        'S3',
        'KMS',
        'SecretsManager',
        'SQS',
        'SES',
        'ApiGatewayV2',
        'CloudFormation',
        'CloudFront',
        'Lambda',
      ]),
    );
    for (const id of ['Firewall/', 'Alarms/', 'Canary/'])
      expect(Object.keys(current).filter((one) => one.startsWith(id))).not.toEqual([]);
  });

  test('reports another name of a function that custom resources call', () => {
    const [id = '', provider] = Object.entries(current).find(([, { type }]) => type.endsWith('Function')) ?? [];
    if (!provider) throw new Error('no custom resource has a function');
    const named = { ...current, [id]: { ...provider, fixed: { FunctionName: 'other' } } };
    expect(statefulChanges(current, named)).toEqual([`${id}: FunctionName was undefined and is "other"`]);
  });

  test('reports another logical id', () => {
    const { [table]: moved, ...others } = current;
    const renamed: StatefulResources = moved ? { ...others, Renamed: moved } : others;
    expect(statefulChanges(current, renamed)).toEqual([
      `${table} (AWS::DynamoDB::Table) is gone: CloudFormation would delete or abandon it`,
    ]);
  });

  test('reports another key schema, another stream and another name', () => {
    const KeySchema = [{ AttributeName: 'id', KeyType: 'HASH' }];
    expect(statefulChanges(current, changed({ KeySchema, TableName: 'other' }))).toEqual([
      expect.stringContaining(`${table}: KeySchema was`),
      expect.stringContaining(`${table}: TableName was undefined and is "other"`),
    ]);
  });

  test('reports a renamed index, and two new ones; one new index is allowed', () => {
    const [index, ...others] = [current[table]?.fixed.GlobalSecondaryIndexes ?? []].flat() as { IndexName: string }[];
    const renamed = changed({ GlobalSecondaryIndexes: [{ ...index, IndexName: 'other' }, ...others] });
    expect(statefulChanges(current, renamed)).toEqual([`${table} lost or changed its index ${index?.IndexName}`]);
    const more = (count: number) => [
      index,
      ...others,
      ...['a', 'b'].slice(0, count).map((IndexName) => ({ ...index, IndexName })),
    ];
    expect(statefulChanges(current, changed({ GlobalSecondaryIndexes: more(1) }))).toEqual([]);
    expect(statefulChanges(current, changed({ GlobalSecondaryIndexes: more(2) }))).toEqual([
      `${table} gets 2 indexes; DynamoDB creates one in an update`,
    ]);
  });

  test('reports another deletion policy', () => {
    const was = current[table];
    const after = was ? { ...current, [table]: { ...was, deletionPolicy: 'Delete' } } : current;
    expect(statefulChanges(current, after)).toEqual([`${table}: its deletion policy was Retain and is Delete`]);
  });
});
