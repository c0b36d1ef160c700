import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { instead, type Replacement } from './replacement.ts';

const { resolve } = createRequire(import.meta.url);

interface Partition {
  readonly outputs: { readonly dnsSuffix: string };
  readonly regionRegex: string;
}

/** The SDK's own list of partitions: which regions are whose, and under what domain. */
const partitions = (): readonly Partition[] => {
  const core = dirname(resolve('@aws-sdk/core/package.json'));
  const file = join(core, 'dist-es/submodules/client/util-endpoints/lib/aws/partitions.js');
  const [, list = ''] = /partitionsInfo = (\{[\s\S]*\});/.exec(readFileSync(file, 'utf8')) ?? [];
  return (JSON.parse(list) as { partitions: readonly Partition[] }).partitions;
};

/** The service's name in its host, from the SDK's rules for it. */
const serviceOf = (rules: string): string => {
  const plain = /"https:\/\/([a-z]+)\.\{Region\}\.\{PartitionResult#dnsSuffix\}"/.exec(rules)?.[1];
  if (!plain) throw new Error('The endpoint rules name no regional host');
  return plain;
};

const resolver = (service: string): string => {
  const suffixes = partitions().map(
    ({ regionRegex, outputs }) => `[/${regionRegex}/, ${JSON.stringify(outputs.dnsSuffix)}]`,
  );
  return `
    const suffixes = [${suffixes.join(', ')}];
    const suffixOf = (region) => (suffixes.find(([regions]) => regions.test(region)) ?? suffixes[0])[1];
    export const defaultEndpointResolver = ({ Endpoint, Region, UseFIPS, UseDualStack }) => {
      if (UseFIPS || UseDualStack) throw new Error('FIPS and dual-stack endpoints are not in this bundle');
      const url = new URL(Endpoint ?? 'https://${service}.' + Region + '.' + suffixOf(Region));
      return { url, properties: {}, headers: {} };
    };`;
};

/** One host for each region, where the SDK's rules also know of FIPS, dual-stack, account and search endpoints. */
export const sdkEndpoints: readonly Replacement[] = [
  {
    file: /@aws-sdk\/client-[a-z0-9]+\/dist-es\/endpoint\/endpointResolver\.js$/,
    change: (_, path) => resolver(serviceOf(readFileSync(join(dirname(path), 'bdd.js'), 'utf8'))),
  },
  instead(
    /@aws-sdk\/core\/dist-es\/submodules\/client\/util-endpoints\/lib\/aws\/partition\.js$/,
    `export const partition = () => ({});
     export const getUserAgentPrefix = () => '';
     export const setPartitionInfo = () => {};
     export const useDefaultPartitionInfo = () => {};`,
  ),
  instead(
    /@aws-sdk\/core\/dist-es\/submodules\/client\/util-endpoints\/aws\.js$/,
    'export const awsEndpointFunctions = {};',
  ),
  // Buckets have rules of their own; these clients have no buckets.
  instead(
    /@smithy\/core\/dist-es\/submodules\/endpoints\/middleware-endpoint\/service-customizations\/index\.js$/,
    'export const resolveParamsForS3 = async (parameters) => parameters;',
  ),
];
