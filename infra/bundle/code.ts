import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AssetHashType } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import type { Stage } from '../stage.ts';
import { BUILT_AT } from './assets.ts';
import { functionFolder, withOpenSearch } from './bundle.ts';
import { SEARCHING } from './search-functions.ts';

const CACHE = 'bundle.cache';

/** Files that differ from build to build although the code is the same. */
const NOT_HASHED: ReadonlySet<string> = new Set([CACHE, BUILT_AT]);

/** The processor architecture of code caches made on this machine. */
const ARCHITECTURES: Readonly<Record<string, string>> = { arm64: 'arm64', x64: 'x86_64' };

const contentHash = (folder: string, cache: string): string => {
  const hash = createHash('sha256').update(cache);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const isCode = !NOT_HASHED.has(file) && statSync(join(folder, file)).isFile();
    if (isCode) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
};

/**
 * The asset of a function's bundle. It contains the code cache only if that was made for the deployed architecture. The
 * cache is not part of the asset hash.
 */
export const codeOf = (name: string, { architecture, search }: Stage): Code => {
  const folder = functionFolder(search && SEARCHING.includes(name) ? withOpenSearch(name) : name);
  const fits = ARCHITECTURES[process.arch] === architecture.name;
  return Code.fromAsset(folder, {
    assetHashType: AssetHashType.CUSTOM,
    assetHash: contentHash(folder, fits ? process.version : 'none'),
    exclude: fits ? [] : [CACHE],
  });
};
