import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { groups } from '../../functions/groups.ts';
import { workers } from '../../functions/workers.ts';
import { sample } from './support/sample.ts';
import { firewallOf, type Resource, type StackOptions, stackWith } from './support/template.ts';

const firewall = { ratePer5Minutes: 3_000, signInRatePer5Minutes: 100 };
const mail = { sender: 'no-reply@mail.example.com', identity: 'own' } as const;

/** All resources of a stage, those of nested stacks included. */
const resourcesOf = (options: StackOptions): readonly (readonly [string, Resource])[] => {
  const stack = stackWith(options, { ...sample, groups, workers });
  const nested = [stack.alarms, ...(options.firewall ? [firewallOf(stack)] : [])];
  return [stack, ...nested].flatMap((one) =>
    Object.entries(Template.fromStack(one).toJSON().Resources as Record<string, Resource>),
  );
};

const isKept = ([, { DeletionPolicy }]: readonly [string, Resource]) =>
  DeletionPolicy !== undefined && DeletionPolicy !== 'Delete';
const isMainTable = ([id]: readonly [string, Resource]) => /^Table(Key|hub2)?[0-9A-F]{8}$/.test(id);

const KEPT = [
  'DynamoDB::Table',
  'KMS::Key',
  'S3::Bucket',
  'SecretsManager::Secret',
  'SES::EmailIdentity',
  'SQS::Queue',
];

describe.each([
  ['dev', { mail }],
  ['staging', { stage: 'staging', mail }],
  ['prod', { stage: 'prod', mail, firewall }],
] as const)('what %s keeps when its stack is deleted', (name, options) => {
  const kept = resourcesOf(options).filter(isKept);

  test('includes every resource with data', () => {
    const types = new Set(kept.map(([, { Type }]) => Type.replace('AWS::', '')));
    expect([...types].toSorted()).toEqual([...KEPT, ...(name === 'prod' ? ['Logs::LogGroup'] : [])].toSorted());
    expect(kept.length).toBeGreaterThan(25);
  });

  test('is deleted if its creation fails, except for the protected table and its key, and is never replaced', () => {
    for (const one of kept) {
      const [id, { DeletionPolicy, UpdateReplacePolicy }] = one;
      const policy = isMainTable(one) ? 'Retain' : 'RetainExceptOnCreate';
      expect([id, DeletionPolicy, UpdateReplacePolicy]).toEqual([id, policy, 'Retain']);
    }
    expect(kept.filter(isMainTable)).toHaveLength(2);
  });

  test('has no fixed name, except for the mail identity', () => {
    const NAMES = ['TableName', 'BucketName', 'QueueName', 'Name', 'LogGroupName', 'EmailIdentity'];
    const named = kept.filter(([, { Properties }]) => NAMES.some((one) => typeof Properties[one] === 'string'));
    expect(named.map(([id]) => id)).toEqual(['MailIdentity']);
    for (const [, { Properties }] of kept)
      if (Properties.LogGroupName) expect(JSON.stringify(Properties.LogGroupName)).toContain('AWS::StackId');
  });
});

test('a restored table is kept if the deployment that adopts it fails', () => {
  const [table] = resourcesOf({ table: 'hub-2' }).filter(([, { Properties }]) => Properties?.TableName === 'hub-2');
  expect(table?.[1].DeletionPolicy).toBe('Retain');
});
