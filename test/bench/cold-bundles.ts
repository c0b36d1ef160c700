import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { bundle, functionFolder } from '../../infra/bundle/bundle.ts';

const root = join(import.meta.dirname, '..', '..');
const apps = join(import.meta.dirname, 'fixtures', 'apps');

/** A bundle with the defaults of a function construct: CommonJS, not minified, including the SDK. */
const STOCK: BuildOptions = { bundle: true, platform: 'node', target: 'node24', format: 'cjs', logLevel: 'error' };

/** Optional packages of Nest. */
const OPTIONAL_OF_NEST = ['@nestjs/microservices*', '@nestjs/websockets*', 'class-transformer*', 'class-validator'];

const peerEntry = (name: string): string => `
  import { create } from './${name}.mjs';
  import { dynamoStore } from './dynamo-store.mjs';
  const { platform } = JSON.parse(process.env.TOKEN_KEYS);
  export const handler = create({ store: dynamoStore(process.env.TABLE_NAME), platformKey: platform, issuer: process.env.PUBLIC_ORIGIN });
`;

/** The bundle of a framework's fixture. */
export const peerBundle = async (name: string, folder: string): Promise<string> => {
  const outfile = join(folder, name, 'index.js');
  const stdin = { contents: peerEntry(name), resolveDir: apps, loader: 'js' as const };
  await build({ ...STOCK, stdin, outfile, external: OPTIONAL_OF_NEST });
  return outfile;
};

/** The handlers of a group, bundled with no options but the platform. */
export const stockBundle = async (group: string, folder: string): Promise<string> => {
  const outfile = join(folder, `stock-${group}`, 'index.js');
  await build({ ...STOCK, entryPoints: [join(root, 'functions', group, 'index.ts')], outfile });
  return outfile;
};

/** The bundle of a group, with the deployed code cache, and with the code cache of another Node version. */
export const ownBundles = async (group: string, folder: string) => {
  await bundle();
  const accepted = functionFolder(group);
  const rejected = join(folder, `rejected-${group}`);
  await mkdir(rejected, { recursive: true });
  await cp(accepted, rejected, { recursive: true });
  const cache = await readFile(join(accepted, 'bundle.cache'));
  cache.fill(0xff, 0, 16);
  await writeFile(join(rejected, 'bundle.cache'), cache);
  return { accepted: join(accepted, 'index.js'), rejected: join(rejected, 'index.js') };
};
