import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SQSClient } from '@aws-sdk/client-sqs';
import { describe, expect, test } from 'vitest';
import { replaced } from '../../../../infra/bundle/replacements.ts';

const { resolve } = createRequire(import.meta.url);
const inPackage = (name: string, file: string): string => join(dirname(resolve(`${name}/package.json`)), file);

interface Parameters {
  readonly Region: string;
  readonly Endpoint?: string;
}
type Resolver = (parameters: Parameters) => { readonly url: URL };

const inBundle = async (client: string): Promise<Resolver> => {
  const file = inPackage(client, 'dist-es/endpoint/endpointResolver.js');
  const source = (await replaced(file)) ?? '';
  const { defaultEndpointResolver } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  return defaultEndpointResolver;
};

const REGIONS = [
  ...readFileSync(
    inPackage('@aws-sdk/core', 'dist-es/submodules/client/util-endpoints/lib/aws/partitions.js'),
    'utf8',
  ).matchAll(/^ {16}"([a-z]+-[a-z-]+-\d+)": \{/gm),
].map(([, region = '']) => region);

const CLIENTS = {
  '@aws-sdk/client-dynamodb': DynamoDBClient,
  '@aws-sdk/client-kms': KMSClient,
  '@aws-sdk/client-sqs': SQSClient,
  '@aws-sdk/client-sesv2': SESv2Client,
};

describe.each(Object.entries(CLIENTS))('the endpoint of %s', (name, Client) => {
  test('is the SDK’s in every region', async () => {
    const bundled = await inBundle(name);
    const original = new Client({ region: 'eu-west-1' }).config.endpointProvider as unknown as Resolver;
    expect(REGIONS.length).toBeGreaterThan(30);
    for (const Region of REGIONS) expect(bundled({ Region }).url.href).toBe(original({ Region }).url.href);
  });

  test('can be set in the configuration', async () => {
    const bundled = await inBundle(name);
    const configured = { Region: 'eu-west-1', Endpoint: 'http://127.0.0.1:8000' };
    expect(bundled(configured).url.href).toBe('http://127.0.0.1:8000/');
  });
});
