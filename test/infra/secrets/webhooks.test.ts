import { expect, test } from 'vitest';
import type { Functions } from '../../../infra/stack.ts';
import { liveIn } from '../support/live.ts';
import { actionsIn, actionsOf, permissions, whoMay } from '../support/policies.ts';
import { routeAt } from '../support/route.ts';
import { sample } from '../support/sample.ts';
import { found, resourcesOf, templateWith } from '../support/template.ts';

const functions: Functions = {
  ...sample,
  groups: [
    ...sample.groups,
    {
      name: 'webhooks',
      routes: [routeAt('/webhook-endpoints')],
      uses: ['table', 'seal-webhook-secrets', 'webhook-public-keys'],
    },
    { name: 'sign-in-settings', routes: [routeAt('/settings')], uses: ['table', 'seal-provider-secrets'] },
    { name: 'identity-providers', routes: [routeAt('/providers')], uses: ['table', 'unseal-provider-secrets'] },
  ],
  workers: [
    ...sample.workers,
    {
      name: 'deliver-webhooks',
      on: { queue: 'webhooks', slow: 'webhooks-slow' },
      uses: ['table', 'webhooks-slow-queue', 'unseal-webhook-secrets', 'webhook-signing'],
    },
  ],
};
const template = templateWith({}, functions);
const sealing = resourcesOf(template, 'AWS::KMS::Key').find(([id]) => id.startsWith('WebhookSecretsKey'));
const seed = resourcesOf(template, 'AWS::SecretsManager::Secret').find(([id]) => id.startsWith('WebhookSigningSeed'));

const statementsOn = (name: string, id: string | undefined) =>
  (permissions(template).get(name) ?? []).filter(({ Resource }) => JSON.stringify(Resource).includes(`"${id}"`));

test('the route group may only encrypt secrets and the worker only decrypt them, both with the encryption context', () => {
  const [seals, ...moreOfGroup] = statementsOn('webhooks', sealing?.[0]);
  const [opens, ...moreOfWorker] = statementsOn('deliverwebhooks', sealing?.[0]);
  expect([moreOfGroup, moreOfWorker]).toEqual([[], []]);
  expect([seals?.Action, opens?.Action]).toEqual(['kms:Encrypt', 'kms:Decrypt']);
  for (const statement of [seals, opens])
    expect(statement?.Condition).toEqual({
      'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['team', 'hub', 'endpoint'] },
      Null: {
        'kms:EncryptionContext:team': 'false',
        'kms:EncryptionContext:hub': 'false',
        'kms:EncryptionContext:endpoint': 'false',
      },
    });
  const users = ['webhooks', 'deliverwebhooks', 'signinsettings', 'identityproviders'];
  const others = [...permissions(template).keys()].filter((name) => !users.includes(name));
  for (const name of others) expect(statementsOn(name, sealing?.[0])).toEqual([]);
});

test('the functions of identity providers may use no secret of a webhook, and those of webhooks none of a provider', () => {
  for (const [name, action] of [
    ['signinsettings', 'kms:Encrypt'],
    ['identityproviders', 'kms:Decrypt'],
  ] as const) {
    const [only, ...more] = statementsOn(name, sealing?.[0]);
    expect([only?.Action, more]).toEqual([action, []]);
    expect(only?.Condition).toMatchObject({
      'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['team', 'hub', 'endpoint', 'purpose'] },
      StringEquals: { 'kms:EncryptionContext:purpose': 'identity-provider' },
    });
  }
});

test('the seed of the signing key is generated in the account, and only the worker and the deployment may read it', () => {
  expect(found(seed).GenerateSecretString).toEqual({
    SecretStringTemplate: '{}',
    GenerateStringKey: 'seed',
    PasswordLength: 64,
    RequireEachIncludedType: false,
    ExcludePunctuation: true,
    ExcludeCharacters: 'ghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  });
  expect(whoMay(template, 'secretsmanager:GetSecretValue').toSorted()).toEqual(['deliverwebhooks', 'tokenkeys']);
  expect(statementsOn('deliverwebhooks', seed?.[0])).toHaveLength(1);
});

test('the encryption key is rotated and kept, and no function has a secret in its environment', () => {
  expect(found(sealing)).toMatchObject({ EnableKeyRotation: true });
  expect([sealing?.[1].DeletionPolicy, seed?.[1].DeletionPolicy]).toEqual([
    'RetainExceptOnCreate',
    'RetainExceptOnCreate',
  ]);
  const own = resourcesOf(template, 'AWS::Lambda::Function').find(([id]) => id.startsWith('webhooksfunction'));
  const { Variables } = found(own).Environment as { Variables: Record<string, unknown> };
  expect(JSON.stringify(Variables.WEBHOOK_SIGNING_KEYS)).toMatch(/webhookpublickey.*keys/);
  expect(Object.keys(Variables)).not.toContain('WEBHOOK_ALLOW_CIDR');
});

test('both queues invoke the worker, each with its own maximum concurrency and dead-letter queue', () => {
  const mappings = resourcesOf(template, 'AWS::Lambda::EventSourceMapping').map(([, one]) => one.Properties);
  const lanes = mappings.filter(({ FunctionName }) => liveIn(FunctionName).endsWith('-deliver-webhooks'));
  const from = lanes.map(({ EventSourceArn }) => JSON.stringify(EventSourceArn));
  expect(from).toEqual([expect.stringContaining('"WebhooksQueue'), expect.stringContaining('"WebhooksSlowQueue')]);
  for (const lane of lanes) expect(lane.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
  expect(lanes.map(({ ScalingConfig }) => ScalingConfig)).toEqual([
    { MaximumConcurrency: 100 },
    { MaximumConcurrency: 50 },
  ]);
  for (const [id, { Properties }] of resourcesOf(template, 'AWS::SQS::Queue'))
    if (/^Webhooks(?:Slow)?Queue/.test(id)) expect(Properties.RedrivePolicy).toMatchObject({ maxReceiveCount: 5 });
  const sends = (permissions(template).get('deliverwebhooks') ?? []).filter((one) =>
    actionsIn(one).includes('sqs:SendMessage'),
  );
  expect(sends.map(({ Resource }) => JSON.stringify(Resource))).toEqual([
    expect.stringContaining('"WebhooksSlowQueue'),
  ]);
  expect(actionsOf(template, 'webhooks').filter((action) => action.startsWith('sqs:'))).toEqual([]);
});
