import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const versionOf = (path: string): string => JSON.parse(readFileSync(path, 'utf8')).version;

/**
 * A client's configuration for Lambda, in the place of the one for Node: the SDK has one of these modules for each
 * runtime. Region and credentials are variables; there are no profiles, no sign-in and no instance to ask.
 *
 * Saves 164 KB (51 gzipped) of hubs, with endpoint discovery.
 */
export const runtimeConfig = (path: string): string => `
  import { createDefaultUserAgentProvider } from '@aws-sdk/core/client';
  import { fromEnv } from '@aws-sdk/credential-provider-env';
  import { calculateBodyLength } from '@smithy/core/serde';
  import { NodeHttpHandler, streamCollector } from '@smithy/node-http-handler';
  import { getRuntimeConfig as shared } from './runtimeConfig.shared';
  export const getRuntimeConfig = (config) => {
    const { serviceId, ...common } = shared(config);
    const clientVersion = '${versionOf(join(path, '../../package.json'))}';
    return {
      ...common,
      runtime: 'node',
      defaultsMode: async () => 'legacy',
      bodyLengthChecker: calculateBodyLength,
      credentialDefaultProvider: fromEnv,
      defaultUserAgentProvider: createDefaultUserAgentProvider({ serviceId, clientVersion }),
      eventStreamSerdeProvider: () => undefined,
      region: async () => process.env.AWS_REGION,
      streamCollector,
      useDualstackEndpoint: false,
      useFipsEndpoint: false,
      ...config,
      serviceId,
      requestHandler: NodeHttpHandler.create(config.requestHandler ?? {}),
    };
  };`;
