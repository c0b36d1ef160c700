import { ApiGatewayV2Client } from '@aws-sdk/client-apigatewayv2';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudWatchClient } from '@aws-sdk/client-cloudwatch';
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { KMSClient } from '@aws-sdk/client-kms';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SQSClient } from '@aws-sdk/client-sqs';
import { STSClient } from '@aws-sdk/client-sts';

/** Where the AWS services of a stage are. */
interface Place {
  readonly region: string | undefined;
  /** The endpoint and the access key of a local stack. */
  readonly local?: { readonly endpoint: string; readonly accessKey: string };
}

/** Attempts of a call. Operators wait rather than repeat a command. */
const MAX_ATTEMPTS = 8;

/** The AWS clients of a stage, each created when it is first used. */
export const clientsOf = ({ region, local }: Place) => {
  const config = {
    maxAttempts: MAX_ATTEMPTS,
    ...(region !== undefined && { region }),
    ...(local && {
      endpoint: local.endpoint,
      credentials: { accessKeyId: local.accessKey, secretAccessKey: 'local' },
    }),
  };
  const made = new Map<unknown, unknown>();
  const one = <Client>(Type: new (settings: typeof config) => Client): Client => {
    if (!made.has(Type)) made.set(Type, new Type(config));
    return made.get(Type) as Client;
  };
  return {
    get cloudFormation() {
      return one(CloudFormationClient);
    },
    get cloudWatch() {
      return one(CloudWatchClient);
    },
    get dynamo() {
      return one(DynamoDBClient);
    },
    get streams() {
      return one(DynamoDBStreamsClient);
    },
    get events() {
      return one(EventBridgeClient);
    },
    get gateway() {
      return one(ApiGatewayV2Client);
    },
    get kms() {
      return one(KMSClient);
    },
    get lambda() {
      return one(LambdaClient);
    },
    get logs() {
      return one(CloudWatchLogsClient);
    },
    get mail() {
      return one(SESv2Client);
    },
    get s3() {
      return one(S3Client);
    },
    get secrets() {
      return one(SecretsManagerClient);
    },
    get sqs() {
      return one(SQSClient);
    },
    get identity() {
      return one(STSClient);
    },
  };
};

export type Clients = ReturnType<typeof clientsOf>;
