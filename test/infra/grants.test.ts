import { expect, test } from 'vitest';
import { actionsIn, actionsOf, permissions, whoMay } from './support/policies.ts';
import { resourcesOf, templateWith } from './support/template.ts';

const template = templateWith({ mail: { sender: 'no-reply@example.com', identity: 'own' } });
const READS = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const WRITES = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

test('only the function that uses token signing may sign, and only with the two token keys', () => {
  expect(whoMay(template, 'kms:Sign')).toEqual(['auth']);
  const sign = permissions(template)
    .get('auth')
    ?.find((one) => actionsIn(one).includes('kms:Sign'));
  const keys = resourcesOf(template, 'AWS::KMS::Key').filter(
    ([, { Properties }]) => Properties.KeyUsage === 'SIGN_VERIFY',
  );
  expect(keys.map(([, { Properties }]) => Properties.KeySpec)).toEqual([
    'ECC_NIST_EDWARDS25519',
    'ECC_NIST_EDWARDS25519',
  ]);
  expect(sign?.Resource).toEqual(keys.map(([id]) => ({ 'Fn::GetAtt': [id, 'Arn'] })));
});

test('the public halves are read by the deployment alone, which may do nothing else', () => {
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

test('only the function that passes bare paths on may call others, and only those that answer requests', () => {
  expect(whoMay(template, 'lambda:InvokeFunction')).toEqual(['alias']);
  const [invoke] = (permissions(template).get('alias') ?? []).filter((one) =>
    actionsIn(one).includes('lambda:InvokeFunction'),
  );
  const called = ((invoke?.Resource ?? []) as { 'Fn::GetAtt': [string] }[]).map((one) => one['Fn::GetAtt'][0]);
  expect(called.map((id) => id.replace(/functionFunction\w+$/, '')).toSorted()).toEqual(
    ['auth', 'catalogue', 'hubs', 'system'].toSorted(),
  );
});

test('a function without uses writes its log and its traces, nothing else', () => {
  const actions = ['logs:CreateLogStream', 'logs:PutLogEvents', 'xray:PutTraceSegments', 'xray:PutTelemetryRecords'];
  expect(actionsOf(template, 'system')).toEqual(actions);
});

test('mail is queued by who queues it and sent by who sends it, from one address', () => {
  expect(whoMay(template, 'ses:SendEmail')).toEqual(['sendmail']);
  const send = permissions(template)
    .get('sendmail')
    ?.find((one) => actionsIn(one).includes('ses:SendEmail'));
  expect(send?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'no-reply@example.com' } });
  expect(send?.Resource).not.toBe('*');
});

test('the table’s key is used through DynamoDB only', () => {
  const uses = [...permissions(template).values()].flat().filter((one) => actionsIn(one).includes('kms:Decrypt'));
  expect(uses).not.toEqual([]);
  for (const { Condition } of uses) {
    expect(Condition).toMatchObject({ StringEquals: { 'kms:ViaService': { 'Fn::Join': expect.anything() } } });
  }
});

test('no role has a managed policy, a wildcard action, or everything as its resource beside traces', () => {
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
