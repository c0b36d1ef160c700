import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { CfnKey } from 'aws-cdk-lib/aws-kms';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { DeclaredSecret } from '../../shared/platform/aws/provider-declaration.ts';
import { followsJobs } from '../acknowledgements.ts';
import type { LiveFunction } from '../functions/names.ts';
import type { LiveApi } from '../gateway/live-api.ts';
import { keyArn } from '../secrets/keys.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { WebhookKeys } from '../secrets/webhook-keys.ts';
import type { QueuePair } from '../stores/queues.ts';
import { TRANSCODING_SERVICES } from '../transcoding.ts';
import type { Grant } from './grant.ts';

/** May sign tokens with these keys, whose names are in the variables. */
export const signing = (...keys: readonly (readonly [key: CfnKey, variable: string])[]): Grant => ({
  statements: [
    new PolicyStatement({
      actions: ['kms:Sign'],
      resources: keys.map(([key]) => keyArn(key)),
      conditions: { StringEquals: { 'kms:SigningAlgorithm': 'ED25519_SHA_512', 'kms:MessageType': 'RAW' } },
    }),
  ],
  environment: Object.fromEntries(keys.map(([key, variable]) => [variable, key.ref])),
});

export const sending = ({ queue }: QueuePair, variable: string): Grant => ({
  statements: [new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] })],
  environment: { [variable]: queue.queueUrl },
});

/** May count the messages of these queues, but not read them. */
export const counting = (queues: Readonly<Record<string, Queue>>): Grant => {
  const all = Object.entries(queues);
  const urls = Object.fromEntries(all.map(([name, { queueUrl }]) => [name, queueUrl]));
  const [first] = Object.values(queues);
  return {
    statements: [
      new PolicyStatement({ actions: ['sqs:GetQueueAttributes'], resources: all.map(([, { queueArn }]) => queueArn) }),
    ],
    environment: { DEAD_LETTER_QUEUES: first ? Stack.of(first).toJsonString(urls) : '{}' },
  };
};

export const reading = (secret: Secret, variable: string): Grant => ({
  statements: [new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [secret.secretArn] })],
  environment: { [variable]: secret.secretArn },
});

/** The secrets of providers, each in the variable of its declaration. */
export const readingDeclared = ({ ofProviders }: Secrets, declared: readonly DeclaredSecret[]): Grant => {
  const grants = declared.map(({ id, variable }) => {
    const secret = ofProviders.get(id);
    if (!secret) throw new Error(`There is no secret ${id}`);
    return reading(secret, variable);
  });
  return {
    statements: grants.flatMap(({ statements }) => statements),
    environment: Object.assign({}, ...grants.map(({ environment }) => environment)),
  };
};

/** May create and read transcoding jobs, and pass the transcoding role to them. */
export const transcoding = (role: Role): Grant => {
  const stack = Stack.of(role);
  return {
    statements: TRANSCODING_SERVICES.flatMap(({ service, actions, resources }) => [
      new PolicyStatement({
        actions: actions.map((action) => `${service}:${action}`),
        resources: resources.map((one) => stack.formatArn({ service, ...one })),
      }),
      new PolicyStatement({
        actions: ['iam:PassRole'],
        resources: [role.roleArn],
        conditions: { StringEquals: { 'iam:PassedToService': `${service}.amazonaws.com` } },
      }),
    ]),
    environment: { TRANSCODING_ROLE_ARN: role.roleArn },
    acknowledged: followsJobs(stack, TRANSCODING_SERVICES),
  };
};

/** May encrypt or decrypt secrets of one purpose, only with their encryption context. Webhook endpoints have none. */
export const onSecretsOf = (
  { sealing }: WebhookKeys,
  action: 'kms:Encrypt' | 'kms:Decrypt',
  purpose?: string,
): Grant => ({
  statements: [
    new PolicyStatement({
      actions: [action],
      resources: [keyArn(sealing)],
      conditions: {
        'ForAllValues:StringEquals': {
          'kms:EncryptionContextKeys': ['team', 'hub', 'endpoint', ...(purpose ? ['purpose'] : [])],
        },
        Null: {
          'kms:EncryptionContext:team': 'false',
          'kms:EncryptionContext:hub': 'false',
          'kms:EncryptionContext:endpoint': 'false',
        },
        ...(purpose && { StringEquals: { 'kms:EncryptionContext:purpose': purpose } }),
      },
    }),
  ],
  environment: { SEALING_KEY_ID: sealing.ref },
});

/** May send to open WebSockets, and close them. */
export const managingSockets = (api: LiveApi | undefined): Grant => {
  if (!api) throw new Error('there is no WebSocket API: no worker handles its events');
  const { callbackUrl, connectionsArn, acknowledged } = api;
  return {
    statements: [
      new PolicyStatement({
        actions: ['execute-api:ManageConnections'],
        resources: [connectionsArn('POST'), connectionsArn('DELETE')],
      }),
    ],
    environment: { LIVE_CONNECTIONS_URL: callbackUrl },
    acknowledged,
  };
};

/** May invoke the live version of a function. */
export const calling = (called: LiveFunction | undefined, variable: string): Grant => {
  if (!called) throw new Error(`the called function does not exist yet: ${variable}`);
  return {
    statements: [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [called.arn] })],
    environment: { [variable]: called.name },
  };
};
