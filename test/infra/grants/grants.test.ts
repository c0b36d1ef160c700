import { expect, test } from 'vitest';
import { PARTITIONS, TABLE_WRITES } from '../../../functions/table-writes.ts';
import type { Functions } from '../../../infra/stack.ts';
import { liveIn } from '../support/live.ts';
import { actionsIn, actionsOf, permissions, whoMay } from '../support/policies.ts';
import { routeAt } from '../support/route.ts';
import { sample } from '../support/sample.ts';
import { resourcesOf, templateWith } from '../support/template.ts';

const template = templateWith({ mail: { sender: 'no-reply@example.com', identity: 'own' } });
const READS = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const WRITES = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

const signingOf = (name: string) =>
  permissions(template)
    .get(name)
    ?.find((one) => actionsIn(one).includes('kms:Sign'));

test('only functions that use token signing may sign: one with both token keys, one with the key of contacts', () => {
  expect(whoMay(template, 'kms:Sign')).toEqual(['auth', 'identity']);
  const keys = resourcesOf(template, 'AWS::KMS::Key').filter(
    ([, { Properties }]) => Properties.KeyUsage === 'SIGN_VERIFY',
  );
  expect(keys.map(([, { Properties }]) => Properties.KeySpec)).toEqual([
    'ECC_NIST_EDWARDS25519',
    'ECC_NIST_EDWARDS25519',
  ]);
  const arns = keys.map(([id]) => ({ 'Fn::GetAtt': [id, 'Arn'] }));
  expect(signingOf('auth')?.Resource).toEqual(arns);
  expect(keys[1]?.[0]).toMatch(/^ContactTokenKey/);
  expect(signingOf('identity')?.Resource).toEqual(arns[1]);
});

test('only the deployment reads the public keys, and it may do nothing else', () => {
  expect(whoMay(template, 'kms:GetPublicKey')).toEqual(['tokenkeys']);
  expect(actionsOf(template, 'tokenkeys').filter((action) => !/^(?:logs|xray):/.test(action))).toEqual([
    'kms:GetPublicKey',
    'secretsmanager:GetSecretValue',
  ]);
});

test('a reader of the table cannot write to it', () => {
  const actions = actionsOf(template, 'catalogue');
  expect(actions).toEqual(expect.arrayContaining(READS));
  expect(actions.filter((action) => WRITES.includes(action))).toEqual([]);
  expect(actions).not.toContain('kms:Encrypt');
});

test('a writer has single-item writes and no scan, no batch write and no table administration', () => {
  const own = actionsOf(template, 'hubs').filter((action) => action.startsWith('dynamodb:'));
  expect(own.toSorted()).toEqual([...READS, ...WRITES].toSorted());
});

test('only the API and the function that forwards bare paths may invoke functions, the latter only route groups', () => {
  expect(whoMay(template, 'lambda:InvokeFunction')).toEqual([expect.stringMatching(/^ApiInvoker/), 'alias']);
  const [invoke] = (permissions(template).get('alias') ?? []).filter((one) =>
    actionsIn(one).includes('lambda:InvokeFunction'),
  );
  const called = [invoke?.Resource ?? []].flat().map(liveIn);
  expect(called.toSorted()).toEqual(
    ['auth', 'catalogue', 'hubs', 'identity', 'system'].map((one) => `hub-membership-dev-${one}`),
  );
});

test('a function without uses writes its log and its traces, nothing else', () => {
  const actions = ['logs:CreateLogStream', 'logs:PutLogEvents', 'xray:PutTraceSegments', 'xray:PutTelemetryRecords'];
  expect(actionsOf(template, 'system')).toEqual(actions);
});

test('a function may queue or send emails only by its uses, from one address', () => {
  expect(whoMay(template, 'ses:SendEmail')).toEqual(['sendmail']);
  const send = permissions(template)
    .get('sendmail')
    ?.find((one) => actionsIn(one).includes('ses:SendEmail'));
  expect(send?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'no-reply@example.com' } });
  expect(send?.Resource).not.toBe('*');
});

test('the table’s key is usable only through DynamoDB, for the table that a function may use', () => {
  const uses = [...permissions(template).values()].flat().filter((one) => actionsIn(one).includes('kms:Decrypt'));
  const [table] = resourcesOf(template, 'AWS::DynamoDB::Table');
  expect(uses.length).toBeGreaterThan(4);
  for (const { Condition } of uses) {
    expect(Condition).toEqual({
      StringEquals: {
        'kms:ViaService': { 'Fn::Join': expect.anything() },
        'kms:EncryptionContext:aws:dynamodb:tableName': { Ref: table?.[0] },
      },
    });
  }
});

test('the token keys sign only with the tokens’ algorithm', () => {
  for (const name of ['auth', 'identity']) {
    expect(signingOf(name)?.Condition).toEqual({
      StringEquals: { 'kms:SigningAlgorithm': 'ED25519_SHA_512', 'kms:MessageType': 'RAW' },
    });
  }
});

test('a writer may write only in its declared partitions', () => {
  for (const [id, name] of [
    ['hubs', 'hubs'],
    ['auth', 'auth'],
    ['relay', 'relay'],
    ['sendmail', 'send-mail'],
  ] as const) {
    const writes = permissions(template)
      .get(id)
      ?.find((one) => actionsIn(one).includes('dynamodb:PutItem'));
    expect(writes?.Condition).toEqual({
      'ForAllValues:StringLike': {
        'dynamodb:LeadingKeys': TABLE_WRITES[name]?.map((partition) => PARTITIONS[partition]),
      },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    });
  }
  const undeclared: Functions = {
    ...sample,
    groups: [{ name: 'system', routes: [routeAt('/health')], uses: ['table'] }],
  };
  expect(() => templateWith({}, undeclared)).toThrow('functions/table-writes.ts');
});

test('Lambda may send failed events of a scheduled worker to its dead-letter queue by its role, and nothing else', () => {
  const sends = (permissions(template).get('sweep') ?? []).filter((one) => JSON.stringify(one).includes('sqs:'));
  const resource = { 'Fn::GetAtt': [expect.stringMatching(/^SweepDeadLetters/), 'Arn'] };
  expect(sends).toMatchObject([{ Effect: 'Allow', Action: 'sqs:SendMessage', Resource: resource }]);
});

test('no function may list the bucket', () => {
  expect(whoMay(template, 's3:ListBucket')).toEqual([]);
});

test('MediaConvert may assume its role only for this account', () => {
  const [, role] = resourcesOf(template, 'AWS::IAM::Role').find(([id]) => id.startsWith('TranscodingRole')) ?? [];
  expect(role?.Properties.AssumeRolePolicyDocument).toMatchObject({
    Statement: [{ Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } } }],
  });
});

test('a dead-letter queue without a source queue denies all redrives', () => {
  const queues = resourcesOf(template, 'AWS::SQS::Queue').filter(([id]) => id.includes('DeadLetters'));
  const alone = queues.filter(([, { Properties }]) => Properties.RedriveAllowPolicy);
  expect(alone.map(([id]) => id.replace(/DeadLetters\w{8}$/, '')).toSorted()).toEqual(['Relay', 'Sweep']);
  for (const [, { Properties }] of alone)
    expect(Properties.RedriveAllowPolicy).toEqual({ redrivePermission: 'denyAll' });
});

test('no role has a managed policy, a wildcard action, or a wildcard resource except for traces', () => {
  for (const [, { Properties }] of resourcesOf(template, 'AWS::IAM::Role'))
    expect(Properties).not.toHaveProperty('ManagedPolicyArns');
  expect(resourcesOf(template, 'AWS::IAM::Policy')).toEqual([]);
  for (const statement of [...permissions(template).values()].flat()) {
    expect(statement.Effect).toBe('Allow');
    expect(actionsIn(statement).filter((action) => action.includes('*'))).toEqual([]);
    if (statement.Resource === '*')
      expect(actionsIn(statement).every((action) => action.startsWith('xray:'))).toBe(true);
  }
});
