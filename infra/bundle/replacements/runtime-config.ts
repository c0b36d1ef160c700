/**
 * A client's configuration for Lambda instead of the one for Node. Region and credentials are variables; there are no
 * profiles, no sign-in and no instance to ask. Saves 164 KB (51 gzipped) of hubs, with endpoint discovery.
 */
export const runtimeConfig = `
  import { fromEnv } from '@aws-sdk/credential-provider-env';
  import { NodeHttpHandler, streamCollector } from '@smithy/node-http-handler';
  import { getRuntimeConfig as shared } from './runtimeConfig.shared';
  export const getRuntimeConfig = (config) => ({
    ...shared(config),
    bodyLengthChecker: (body) => Buffer.byteLength(body),
    credentialDefaultProvider: fromEnv,
    eventStreamSerdeProvider: () => undefined,
    region: async () => process.env.AWS_REGION,
    streamCollector,
    ...config,
    requestHandler: NodeHttpHandler.create(config.requestHandler ?? {}),
  });`;
