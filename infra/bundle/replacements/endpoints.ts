import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

type Partition = { readonly outputs: { readonly dnsSuffix: string }; readonly regionRegex: string };

/** The regions of each of the SDK's partitions, as a regular expression, and their domain. */
const suffixes = (): string => {
  const file = 'dist-es/submodules/client/util-endpoints/lib/aws/partitions.js';
  const source = readFileSync(join(dirname(resolve('@aws-sdk/core/package.json')), file), 'utf8');
  const [, list = ''] = /partitionsInfo = (\{[\s\S]*\});/.exec(source) ?? [];
  const { partitions }: { readonly partitions: readonly Partition[] } = JSON.parse(list);
  return partitions.map(({ regionRegex, outputs }) => `[/${regionRegex}/, '${outputs.dnsSuffix}']`).join(', ');
};

/**
 * The function that gives a client its endpoint: one host for each region. The SDK's rules also know FIPS, dual-stack,
 * account and search endpoints.
 */
export const endpointProvider = (path: string): string => {
  const rules = readFileSync(join(dirname(path), 'endpoint', 'bdd.js'), 'utf8');
  const [, service] = /"https:\/\/([a-z]+)\.\{Region\}\.\{PartitionResult#dnsSuffix\}"/.exec(rules) ?? [];
  if (!service) throw new Error(`The rules of ${path} name no regional host`);
  return `({ Endpoint, Region }) => {
        const suffixes = [${suffixes()}];
        const [, suffix] = suffixes.find(([regions]) => regions.test(Region)) ?? suffixes[0];
        return { url: new URL(Endpoint ?? 'https://${service}.' + Region + '.' + suffix), properties: {}, headers: {} };
      }`;
};

/** The resolver of a client whose own code calls it. */
export const endpointResolver = (path: string): string =>
  `export const defaultEndpointResolver = ${endpointProvider(join(dirname(path), '..', 'runtimeConfig.js'))};`;
