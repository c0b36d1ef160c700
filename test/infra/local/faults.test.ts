import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dynamodb } from '../../../infra/local/aws/dynamodb.ts';
import { startAwsEndpoint } from '../../../infra/local/aws/endpoint.ts';
import { failure, noFaults, type StoreError } from '../../../infra/local/faults.ts';
import { type AwsService, jsonResponse } from '../../../infra/local/protocol/request.ts';

const started = async (services: Readonly<Record<string, AwsService>>) => {
  const endpoint = await startAwsEndpoint({ targets: services, paths: {} });
  onTestFinished(endpoint.close);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return { endpoint: endpoint.origin, region: 'us-east-1', credentials, maxAttempts: 1 };
};

describe('a store with a fault', () => {
  test.each<[StoreError, string, number]>([
    ['unavailable', 'ServiceUnavailable', 503],
    ['access_denied', 'AccessDeniedException', 400],
  ])('%s is the error that AWS returns', async (error, name, status) => {
    const faults = noFaults();
    const engine = await startAwsEndpoint({
      targets: { DynamoDB: () => jsonResponse({ Item: { a: { S: 'b' } } }) },
      paths: {},
    });
    onTestFinished(engine.close);
    const client = new DynamoDBClient(await started({ DynamoDB: dynamodb(engine.origin, faults) }));
    const read = (pk: string) =>
      client.send(new GetItemCommand({ TableName: 't', Key: { pk: { S: pk }, sk: { S: 'COUNTS' } } }));

    faults.set('counters', error);
    await expect(read('LIMIT#login')).rejects.toMatchObject({ name, $metadata: { httpStatusCode: status } });
    await expect(read('TEAM#1')).resolves.toMatchObject({ Item: { a: { S: 'b' } } });

    faults.set('counters', null);
    faults.set('table', error);
    await expect(read('TEAM#1')).rejects.toMatchObject({ name });
    await expect(read('LIMIT#login')).resolves.toHaveProperty('Item');

    faults.set('table', null);
    await expect(read('TEAM#1')).resolves.toHaveProperty('Item');
  });

  test('a queue with a fault returns the error', async () => {
    const client = new SQSClient(await started({ 'AmazonSQS.': () => failure('unavailable') }));
    const sending = client.send(new SendMessageCommand({ QueueUrl: 'http://127.0.0.1:1/0/mail', MessageBody: 'x' }));
    await expect(sending).rejects.toMatchObject({ $metadata: { httpStatusCode: 503 } });
  });
});
