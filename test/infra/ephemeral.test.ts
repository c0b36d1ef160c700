import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { found, type Resource, stackWith } from './support/template.ts';

const allOf = (ephemeral: boolean): readonly (readonly [string, Resource])[] => {
  const stack = stackWith({ ephemeral, alarmEmail: 'ops@example.com' });
  return [stack, stack.alarms].flatMap((one) =>
    Object.entries(Template.fromStack(one).toJSON().Resources as Record<string, Resource>),
  );
};
const resources = allOf(true);
const ofType = (type: string) => resources.filter(([, { Type }]) => Type === type);

describe('the stack of an ephemeral stage is deleted completely', () => {
  test('no resource is kept when it is deleted or replaced', () => {
    const kept = (of: typeof resources) =>
      of.filter(([, one]) =>
        [one.DeletionPolicy, one.UpdateReplacePolicy].some((policy) => policy && policy !== 'Delete'),
      );
    expect(kept(allOf(false)).length).toBeGreaterThan(15);
    expect(kept(resources).map(([id]) => id)).toEqual([]);
  });

  test('each key is deleted after the shortest waiting period of KMS', () => {
    expect(ofType('AWS::KMS::Key').length).toBeGreaterThan(5);
    for (const [id, { Properties }] of ofType('AWS::KMS::Key'))
      expect([id, Properties.PendingWindowInDays]).toEqual([id, 7]);
  });

  test('its bucket is emptied first, with all versions', () => {
    const [[bucket] = ['']] = ofType('AWS::S3::Bucket');
    expect(found(ofType('Custom::S3AutoDeleteObjects')[0]).BucketName).toEqual({ Ref: bucket });
    const policy = JSON.stringify(ofType('AWS::S3::BucketPolicy')[0]?.[1].Properties);
    for (const action of ['s3:DeleteObject*', 's3:GetBucket*', 's3:List*']) expect(policy).toContain(action);
    expect(JSON.stringify(allOf(false))).not.toContain('S3AutoDeleteObjects');
  });

  test('its table and stack have no deletion protection', () => {
    for (const [, { Properties }] of ofType('AWS::DynamoDB::Table'))
      expect(Properties.DeletionProtectionEnabled ?? false).toBe(false);
    expect(stackWith({ ephemeral: true }).terminationProtection).toBe(false);
  });
});
