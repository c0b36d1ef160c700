import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CORE = '@smithy/core/dist-es/submodules';
const AWS = '@aws-sdk/core/dist-es/submodules';
const LIBRARIES = join(import.meta.dirname, '../../../node_modules');

/** The resources of Stripe that the service calls. */
const STRIPE = /resources\/(?:AccountLinks|Accounts|Checkout\/\w+|Coupons|InvoicePayments|Refunds|Subscriptions)\.js$/;

/** Whole modules, and what the bundles have instead. The figures are KB of the bundle of hubs (gzipped). */
export const MODULES: Readonly<Record<string, string>> = {
  // JSON without schemas, with clients.ts. 75 (23), auth 110 (29)
  [`${AWS}/protocols/index.js`]: `
    export * from './index.js?library';
    ${readFileSync(join(import.meta.dirname, 'json-rpc.js'), 'utf8')}`,
  // The messages of zod, which no response has: problems.ts describes each issue. 4 (1.3)
  'zod/v4/locales/en.js': `export default () => ({ localeError: () => '' });`,
  // A command asks its schema only for event streams, which no operation has. 4.9 (1.5)
  [`${CORE}/schema/schemas/NormalizedSchema.js`]: `
    export * from './NormalizedSchema.js?library';
    export const NormalizedSchema = { of: () => ({ getEventStreamMember: () => '' }) };`,
  // Lambda has no home directory with profiles. 4.1 (1.5)
  [`${CORE}/config/node-config-provider/configLoader.js`]: `
    export const loadConfig = ({ environmentVariableSelector: of, default: otherwise }, options = {}) =>
      async () => of(process.env, options) ?? (typeof otherwise === 'function' ? otherwise() : otherwise);`,
  [`${CORE}/endpoints/middleware-endpoint/adaptors/getEndpointFromConfig.js`]: `
    export const getEndpointFromConfig = async (id) =>
      process.env['AWS_ENDPOINT_URL_' + id.toUpperCase().replaceAll(' ', '_')] || process.env.AWS_ENDPOINT_URL;`,
  // A client's endpoint depends on its region alone, or is configured. 1.8 (0.5)
  [`${CORE}/endpoints/middleware-endpoint/adaptors/getEndpointFromInstructions.js`]: `
    export * from './getEndpointFromInstructions.js?library';
    export const bindGetEndpointFromInstructions = () => async (input, instructions, config) => {
      const { protocol, hostname, port = '', path } = (await config.endpoint?.()) ?? {};
      const given = hostname && protocol + '//' + hostname + ':' + port + path;
      const Endpoint = given ?? (await config.serviceConfiguredEndpoint());
      return config.endpointProvider({ Region: await config.region(), Endpoint });
    };`,
  // Lambda sets the region. 0.4 (0.2)
  [`${CORE}/config/config-resolver/regionConfig/checkRegion.js`]: 'export const checkRegion = () => {};',
  // Credentials are variables that do not change, and no client chooses its signer. 2.4 (0.7)
  [`${AWS}/httpAuthSchemes/aws_sdk/resolveAwsSdkSigV4Config.js`]: `
    import { SignatureV4 } from '@smithy/signature-v4';
    export const bindResolveAwsSdkSigV4Config = () => (config) => {
      const given = config.credentials ?? config.credentialDefaultProvider();
      const credentials = typeof given === 'function' ? given : async () => given;
      const signer = async () => new SignatureV4({ ...config, service: config.defaultSigningName });
      return Object.assign(config, { credentials, signer, systemClockOffset: 0 });
    };`,
  // Endpoint discovery is for other services; its cache is a library of its own. 7.9 (2.3)
  '@aws-sdk/middleware-endpoint-discovery/dist-es/index.js':
    'export const resolveEndpointDiscoveryConfig = (config) => config;',
  // The runtime has a store of the invocation; the copy is for runtimes without one. 2.1 (0.6)
  '@aws/lambda-invoke-store/dist-es/invoke-store.js': `
    export const InvokeStore = { getInstanceAsync: async () => globalThis.awslambda?.InvokeStore };`,
  // No client has a logger, and the user agent is one word. 4.7 (1.6)
  [`${CORE}/client/smithy-client/schemaLogFilter.js`]: 'export const schemaLogFilter = (_, data) => data;',
  [`${AWS}/client/index.js`]: `
    export * from './index.js?library';
    const none = () => ({ applyToStack() {} });
    export { none as getLoggerPlugin, none as getUserAgentPlugin };
    export const resolveUserAgentConfig = (config) => config;`,
  // Log lines are flat. 1.2 (0.4), and a copy of `_aws` per request
  '@aws-lambda-powertools/commons/lib/esm/deepMerge.js':
    'export const deepMerge = (target, ...sources) => Object.assign(target, ...sources);',
};

/** Modules whose exports are mentioned and never called. */
export const EMPTY: readonly string[] = [
  // It imports event streams dynamically, which keeps all that these import. 1.4 (0.9)
  `${CORE}/protocols/HttpProtocol.js`,
  // The other resources of Stripe. 162 (14) of payments
  ...globSync('stripe/esm/resources/**/*.js', { cwd: LIBRARIES }).filter((name) => !STRIPE.test(name)),
  // JSON Schemas of zod, which are written when the service is built. 17.8 (5.8)
  ...['json-schema-processors', 'to-json-schema'].map((name) => `zod/v4/core/${name}.js`),
  // Log lines are never held back. 0.9 (0.4)
  '@aws-lambda-powertools/logger/lib/esm/logBuffer.js',
  // Checksums for platforms without node:crypto. 3.2 (1.7)
  `${CORE}/checksum/sha256/Sha256Js.js`,
];
