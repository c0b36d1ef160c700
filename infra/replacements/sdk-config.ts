import { instead, type Replacement } from './replacement.ts';

/*
 * Lambda configures the AWS clients by its environment alone: there is no home directory with profiles, no instance to
 * ask for its region, and the credentials are variables.
 */
export const sdkConfig: readonly Replacement[] = [
  instead(
    /@aws-sdk\/credential-provider-node\/dist-es\/index\.js$/,
    `import { fromEnv } from '@aws-sdk/credential-provider-env';
     export const defaultProvider = fromEnv;`,
  ),
  instead(
    /@smithy\/core\/dist-es\/submodules\/config\/node-config-provider\/configLoader\.js$/,
    `import { memoize } from '../property-provider/memoize';
     const given = (select, options) => {
       try {
         return select(process.env, options);
       } catch {
         return undefined;
       }
     };
     export const loadConfig = ({ environmentVariableSelector, default: otherwise }, { signingName, logger } = {}) =>
       memoize(async () => {
         const value = given(environmentVariableSelector, { signingName, logger });
         return value === undefined && typeof otherwise === 'function' ? otherwise() : (value ?? otherwise);
       });`,
  ),
  instead(
    /@smithy\/core\/dist-es\/submodules\/config\/config-resolver\/regionConfig\/getInstanceMetadataRegion\.js$/,
    'export const getInstanceMetadataRegion = async () => undefined;',
  ),
  // Endpoints are discovered by nobody: a function stands in the region of its table.
  instead(
    /@aws-sdk\/middleware-endpoint-discovery\/dist-es\/index\.js$/,
    `export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = { environmentVariableSelector: () => false };
     export const resolveEndpointDiscoveryConfig = (input) => input;`,
  ),
  // Retries adapt their rate only where AWS_RETRY_MODE says so, which the template never does.
  instead(
    /@smithy\/core\/dist-es\/submodules\/retry\/util-retry\/AdaptiveRetryStrategy\.js$/,
    `import { StandardRetryStrategy } from './StandardRetryStrategy';
     export class AdaptiveRetryStrategy extends StandardRetryStrategy {
       constructor(_, options) { super(options); }
     }`,
  ),
  // No client has a logger; the SDK copies what is sent and answered for one all the same.
  instead(
    /@aws-sdk\/core\/dist-es\/submodules\/client\/middleware-logger\/loggerMiddleware\.js$/,
    `export const loggerMiddlewareOptions = {};
     export const loggerMiddleware = () => (next) => next;
     export const getLoggerPlugin = () => ({ applyToStack: () => {} });`,
  ),
  // Clients are made without extensions; what making one does besides asking those is set the default time-out.
  instead(
    /@aws-sdk\/client-[a-z0-9]+\/dist-es\/runtimeExtensions\.js$/,
    `export const resolveRuntimeExtensions = (config) => {
       const { defaultSocketTimeout, requestHandler } = config;
       if (defaultSocketTimeout)
         requestHandler?.updateHttpClientConfig?.(Symbol.for('@smithy/defaultSocketTimeout'), defaultSocketTimeout);
       return config;
     };`,
  ),
  // The Node of the runtime is newer than any that the SDK warns of.
  instead(
    /@aws-sdk\/core\/dist-es\/submodules\/client\/emitWarningIfUnsupportedVersion\.js$/,
    `export const state = { warningEmitted: true };
     export const emitWarningIfUnsupportedVersion = () => {};`,
  ),
  instead(
    /@smithy\/core\/dist-es\/submodules\/client\/smithy-client\/emitWarningIfUnsupportedVersion\.js$/,
    'export const emitWarningIfUnsupportedVersion = () => {};',
  ),
  // What the runtime knows of an invocation it tells in its own store where it has one, and in the environment.
  instead(
    /@aws\/lambda-invoke-store\/dist-es\/invoke-store\.js$/,
    'export const InvokeStore = { getInstanceAsync: async () => globalThis.awslambda?.InvokeStore };',
  ),
  // Of a package's manifest only its version is read.
  {
    file: /@aws-sdk\/[^/]+\/package\.json$/,
    change: (source) => JSON.stringify({ version: (JSON.parse(source) as { version: string }).version }),
  },
];
