import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

interface Client {
  /** The members of a response that are bytes. */
  readonly bytes?: readonly string[];
  /** The errors that the service distinguishes by class; any other has the base class and its own name. */
  readonly errors?: readonly string[];
  /** The operations with an idempotency token, or with a path and a body of their own. */
  readonly operations?: Readonly<
    Record<string, { readonly token?: string; readonly path?: string; readonly payload?: string }>
  >;
}

/** The clients that json-rpc.js sends for. */
export const CLIENTS: Readonly<Record<string, Client>> = {
  dynamodb: {
    bytes: ['B', 'BS'],
    errors: ['ConditionalCheckFailedException', 'TransactionCanceledException', 'TransactionConflictException'],
    operations: { TransactWriteItems: { token: 'ClientRequestToken' } },
  },
  kms: { bytes: ['PublicKey', 'Signature'] },
  lambda: { operations: { Invoke: { path: '/2015-03-31/functions/{FunctionName}/invocations', payload: 'Payload' } } },
  sesv2: { operations: { SendEmail: { path: '/v2/email/outbound-emails' } } },
  sqs: {},
};

const library = (client: string) => require(`@aws-sdk/client-${client}`);

/** The schemas of a client: of each operation its name, and what the table above says. */
export const schemasOf = (client: string): string => {
  const { operations = {}, bytes = [], errors = [] }: Client = CLIENTS[client] ?? {};
  const exported = Object.keys(library(client));
  const base = exported.find((name) => /^[A-Za-z0-9]+ServiceException$/.test(name));
  const schemas = exported.filter((name) => name.endsWith('$')).map((name) => name.slice(0, -1));
  return [
    `import { ${base} as Base } from '../models/${base}';`,
    `import { ${errors.join(', ')} } from '../models/errors';`,
    `export const errorTypeRegistries = { Base, kept: { ${errors.join(', ')} } };`,
    ...schemas.map(
      (name) => `export const ${name}$ = ${JSON.stringify([9, '', name, 0, operations[name] ?? {}, bytes])};`,
    ),
  ].join('\n');
};

/** What the SDK's own client says about its service. */
const serviceOf = (client: string) => {
  const exported = library(client);
  const name = Object.keys(exported).find((one) => /^[A-Za-z0-9]+Client$/.test(one)) ?? '';
  const { config } = new exported[name]({ region: 'us-east-1' });
  const [host] = config.endpointProvider({ Region: 'us-east-1' }).url.hostname.split('.');
  return { id: config.serviceId, protocol: config.protocol.constructor.name, host, ...config.protocolSettings };
};

/** The regions of each of the SDK's partitions, as a regular expression, and their domain. */
const suffixes = (): string => {
  const file = 'dist-es/submodules/client/util-endpoints/lib/aws/partitions.js';
  const { partitionsInfo } = require(join(dirname(require.resolve('@aws-sdk/core/package.json')), file));
  const partitions: readonly { readonly outputs: { dnsSuffix: string }; readonly regionRegex: string }[] =
    partitionsInfo.partitions;
  return partitions.map(({ regionRegex, outputs }) => `[/${regionRegex}/, '${outputs.dnsSuffix}']`).join(', ');
};

/**
 * A client's configuration for Lambda instead of the one for Node. Region and credentials are variables; there are no
 * profiles, no sign-in and no instance to ask. Saves 164 KB (51 gzipped) of hubs, with endpoint discovery, and with the
 * rules of endpoints 16 (5): a region has one host, without FIPS, dual-stack, account and search endpoints.
 */
export const runtimeConfig = (client: string): string => {
  const { id, protocol, host, serviceTarget, awsQueryCompatible = false } = serviceOf(client);
  return `
    import { AwsSdkSigV4Signer } from '@aws-sdk/core/httpAuthSchemes';
    import { ${protocol} as protocol } from '@aws-sdk/core/protocols';
    import { fromEnv } from '@aws-sdk/credential-provider-env';
    import { Sha256, Md5 } from '@smithy/core/checksum';
    import { NoOpLogger } from '@smithy/core/client';
    import { NodeHttpHandler, streamCollector } from '@smithy/node-http-handler';
    import { default${id}HttpAuthSchemeProvider as httpAuthSchemeProvider } from './auth/httpAuthSchemeProvider';
    import { errorTypeRegistries } from './schemas/schemas_0';
    const suffixes = [${suffixes()}];
    const schemeId = 'aws.auth#sigv4';
    const identityProvider = (config) => config.getIdentityProvider(schemeId);
    export const getRuntimeConfig = (config) => ({
      bodyLengthChecker: (body) => Buffer.byteLength(body),
      credentialDefaultProvider: fromEnv,
      endpointProvider: ({ Endpoint, Region }) => {
        const [, suffix] = suffixes.find(([regions]) => regions.test(Region)) ?? suffixes[0];
        return { url: new URL(Endpoint ?? 'https://${host}.' + Region + '.' + suffix), properties: {}, headers: {} };
      },
      eventStreamSerdeProvider: () => undefined,
      httpAuthSchemeProvider,
      httpAuthSchemes: [{ schemeId, identityProvider, signer: new AwsSdkSigV4Signer() }],
      logger: new NoOpLogger(),
      protocol,
      protocolSettings: { errorTypeRegistries, serviceTarget: '${serviceTarget}', awsQueryCompatible: ${awsQueryCompatible} },
      region: async () => process.env.AWS_REGION,
      serviceId: '${id}',
      sha256: Sha256,${awsQueryCompatible ? ' md5: Md5,' : ''}
      streamCollector,
      ...config,
      requestHandler: NodeHttpHandler.create(config.requestHandler ?? {}),
    });`;
};
