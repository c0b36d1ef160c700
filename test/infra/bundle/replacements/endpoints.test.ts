import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SQSClient } from '@aws-sdk/client-sqs';
import { describe, expect, test } from 'vitest';
import { bundled } from '../../../support/bundled.ts';

const { resolve } = createRequire(import.meta.url);
const inPackage = (name: string, file: string): string => join(dirname(resolve(`${name}/package.json`)), file);

interface Parameters {
  readonly Region: string;
  readonly Endpoint?: string;
}
type Resolver = (parameters: Parameters) => { readonly url: URL };

type ClientClass = new (configuration: { readonly region: string }) => { readonly config: object };

const resolverOf = (Client: ClientClass): Resolver =>
  (new Client({ region: 'eu-west-1' }).config as { readonly endpointProvider: Resolver }).endpointProvider;

const inBundle = async (name: string, { name: className }: ClientClass): Promise<Resolver> => {
  const { Client } = await bundled<{ Client: ClientClass }>(`export { ${className} as Client } from '${name}';`);
  return resolverOf(Client);
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
    const ours = await inBundle(name, Client);
    const original = resolverOf(Client);
    expect(REGIONS.length).toBeGreaterThan(30);
    for (const Region of REGIONS) expect(ours({ Region }).url.href).toBe(original({ Region }).url.href);
  });

  test('can be set in the configuration', async () => {
    const ours = await inBundle(name, Client);
    const configured = { Region: 'eu-west-1', Endpoint: 'http://127.0.0.1:8000' };
    expect(ours(configured).url.href).toBe('http://127.0.0.1:8000/');
  });
});
