import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { endpointProvider } from './endpoints.ts';

/** What the SDK's own configuration of a client says about its service. */
const serviceOf = (path: string) => {
  const source = readFileSync(join(dirname(path), 'runtimeConfig.shared.js'), 'utf8');
  const found = (pattern: RegExp): string => {
    const [, text] = pattern.exec(source) ?? [];
    if (text === undefined) throw new Error(`${path} has no ${pattern}`);
    return text;
  };
  return {
    protocol: found(/\bprotocol \?\? (\w+)/),
    schemes: found(/\bhttpAuthSchemeProvider \?\? (\w+)/),
    id: found(/\bserviceId \?\? ("\w+")/),
    target: found(/\bserviceTarget: ("\w+")/),
    isQuery: source.includes('awsQueryCompatible: true'),
  };
};

/**
 * A client's configuration for Lambda instead of the one for Node. Region and credentials are variables; there are no
 * profiles, no sign-in and no instance to ask. Saves 164 KB (51 gzipped) of hubs, with endpoint discovery, and with the
 * rules of endpoints 16 (5).
 */
export const runtimeConfig = (path: string): string => {
  const { protocol, schemes, id, target, isQuery } = serviceOf(path);
  return `
    import { AwsSdkSigV4Signer } from '@aws-sdk/core/httpAuthSchemes';
    import { ${protocol} as protocol } from '@aws-sdk/core/protocols';
    import { fromEnv } from '@aws-sdk/credential-provider-env';
    import { Sha256${isQuery ? ', Md5 as md5' : ''} } from '@smithy/core/checksum';
    import { NoOpLogger } from '@smithy/core/client';
    import { NodeHttpHandler, streamCollector } from '@smithy/node-http-handler';
    import { ${schemes} as httpAuthSchemeProvider } from './auth/httpAuthSchemeProvider';
    import { errorTypeRegistries } from './schemas/schemas_0';
    const schemeId = 'aws.auth#sigv4';
    const identityProvider = (config) => config.getIdentityProvider(schemeId);
    export const getRuntimeConfig = (config) => ({
      bodyLengthChecker: (body) => Buffer.byteLength(body),
      credentialDefaultProvider: fromEnv,
      endpointProvider: ${endpointProvider(path)},
      eventStreamSerdeProvider: () => undefined,
      httpAuthSchemeProvider,
      httpAuthSchemes: [{ schemeId, identityProvider, signer: new AwsSdkSigV4Signer() }],
      logger: new NoOpLogger(),
      protocol,
      protocolSettings: { errorTypeRegistries, serviceTarget: ${target}, awsQueryCompatible: ${isQuery} },
      region: async () => process.env.AWS_REGION,
      serviceId: ${id},
      sha256: Sha256,${isQuery ? ' md5,' : ''}
      streamCollector,
      ...config,
      requestHandler: NodeHttpHandler.create(config.requestHandler ?? {}),
    });`;
};
