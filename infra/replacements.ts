import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { logger } from './replacements/logger.ts';
import type { Replacement } from './replacements/replacement.ts';
import { sdkConfig } from './replacements/sdk-config.ts';
import { sdkEndpoints } from './replacements/sdk-endpoints.ts';
import { sdkNode } from './replacements/sdk-node.ts';
import { sdkProtocol } from './replacements/sdk-protocol.ts';
import { sdkSchemas } from './replacements/sdk-schemas.ts';
import { stripe } from './replacements/stripe.ts';
import { zod } from './replacements/zod.ts';

/** What Lambda has no use for: it stands in no bundle. */
export const REPLACEMENTS: readonly Replacement[] = [
  ...sdkConfig,
  ...sdkEndpoints,
  ...sdkSchemas,
  ...sdkNode,
  ...sdkProtocol,
  ...stripe,
  ...zod,
  ...logger,
];

/** The loaded file as it goes into a bundle; `undefined` for one that goes in as it is. */
export const replaced = (source: string, path: string): string | undefined => {
  const file = path.replaceAll('\\', '/');
  return REPLACEMENTS.find((one) => one.file.test(file))?.change(source, path);
};

const LIBRARIES =
  /[\\/]node_modules[\\/](?:@aws|@aws-sdk|@smithy|@aws-lambda-powertools|stripe|zod|uuid)[\\/].*\.js(?:on)?$/;

const OWN = /[\\/]shared[\\/].*\.ts$/;

/** How a thing's life is told makes nothing happen by being said: it stands in the bundles of those who tell it. */
const untold = (source: string): string =>
  source.replaceAll(/= (?=(?:lifecycle|plainLifecycle)<|declared\()/g, '= /* @__PURE__ */ ');

export const replacements: Plugin = {
  name: 'replacements',
  setup(build) {
    build.onLoad({ filter: LIBRARIES }, async ({ path }) => {
      const contents = replaced(await readFile(path, 'utf8'), path);
      return contents === undefined ? undefined : { contents, loader: path.endsWith('.json') ? 'json' : 'js' };
    });
    build.onLoad({ filter: OWN }, async ({ path }) => ({
      contents: untold(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};
