import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { commandLine } from '../command-line/command-line.ts';
import { writeAssets } from './assets.ts';
import { addCodeCache } from './code-cache.ts';
import { buildOptions } from './esbuild.ts';
import { functionNames } from './functions-list.ts';
import { minified } from './minify.ts';
import { NOTICE, notices } from './notice.ts';
import { SEARCHING } from './search-functions.ts';
import { sourceHash } from './source-hash.ts';

const root = join(import.meta.dirname, '..', '..');

/** The folder of the bundles, one folder per function, and of their source hash. */
const bundleFolder = join(root, '.build', 'functions');

export const functionFolder = (name: string): string => join(bundleFolder, name);

/** The inputs of each bundle. */
export const readMetafile = async (): Promise<Metafile> =>
  JSON.parse(await readFile(join(bundleFolder, 'metafile.json'), 'utf8'));

/** The bundle of a function for stages whose search engine is OpenSearch. */
export const withOpenSearch = (name: string): string => `${name}${OPENSEARCH.suffix}`;

const OPENSEARCH = { suffix: '-opensearch', condition: 'hub-membership-service/opensearch' } as const;

const current = (): Promise<string> => readFile(join(bundleFolder, 'sources'), 'utf8').catch(() => '');

/** Replaces the folder atomically: readers see the old one or the new one. */
const replace = async (folder: string): Promise<void> => {
  const old = `${folder}-old`;
  await rename(bundleFolder, old).catch(() => undefined);
  await rename(folder, bundleFolder).catch(async (error: unknown) => {
    // Another build finished in between, from sources that are as new.
    if ((await current()) === '') throw error;
  });
  await rm(old, { recursive: true, force: true });
};

const writeNotices = async (folder: string, names: readonly string[], { outputs }: Metafile): Promise<void> => {
  const noticeOf = notices(root);
  for (const name of names) {
    const output = outputs[`.build/${basename(folder)}/${name}/bundle.js`];
    if (!output) throw new Error(`The metafile has no bundle of ${name}.`);
    await writeFile(join(folder, name, NOTICE), await noticeOf(`function ${name}`, [output]));
  }
};

/** Minifies the bundle of a function, and writes the files beside it. */
const finish = async (folder: string, name: string): Promise<void> => {
  const file = join(folder, 'bundle.js');
  await writeFile(file, minified(await readFile(file, 'utf8')));
  await writeAssets(name, folder);
  await addCodeCache(folder, name);
};

/** The functions that use the search index, once more with the other engine. */
const buildWithOpenSearch = async (folder: string): Promise<void> => {
  const { metafile } = await build(buildOptions(root, SEARCHING, folder, OPENSEARCH));
  await writeNotices(folder, SEARCHING.map(withOpenSearch), metafile);
  for (const name of SEARCHING) await finish(join(folder, withOpenSearch(name)), name);
};

const buildInto = async (folder: string): Promise<void> => {
  const result = await build(buildOptions(root, functionNames, folder));
  await writeNotices(folder, functionNames, result.metafile);
  await buildWithOpenSearch(folder);
  for (const name of functionNames) await finish(join(folder, name), name);
  const metafile = JSON.stringify(result.metafile).replaceAll(`.build/${basename(folder)}/`, '.build/functions/');
  await writeFile(join(folder, 'metafile.json'), metafile);
};

/** Bundles every function into .build/functions/<name>. Returns whether a build was necessary. */
export const bundle = async (): Promise<boolean> => {
  const sources = sourceHash(root);
  if ((await current()) === sources) return false;
  await mkdir(join(root, '.build'), { recursive: true });
  const folder = await mkdtemp(join(root, '.build', 'functions-'));
  try {
    await buildInto(folder);
    await writeFile(join(folder, 'sources'), sources);
    await replace(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return true;
};

if (import.meta.main) {
  commandLine({
    usage: 'npm run bundle --',
    about: 'Bundles every function into .build/functions, unless the sources are those of the last time.',
  });
  const started = performance.now();
  const built = await bundle();
  console.log(`${built ? 'bundled' : 'unchanged'} in ${Math.round(performance.now() - started)} ms`);
}
