import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AssetHashType } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { BUILT_AT } from './assets.ts';
import { functionFolder } from './bundle.ts';
import type { Stage } from './stage.ts';

const CACHE = 'bundle.cache';

/** What is different each time it is made, although the code is the same. */
const UNCOUNTED: ReadonlySet<string> = new Set([CACHE, BUILT_AT]);

/** The processor that code caches made here fit. */
const HOST: Readonly<Record<string, string>> = { arm64: 'arm64', x64: 'x86_64' };

const contentHash = (folder: string, cache: string): string => {
  const hash = createHash('sha256').update(cache);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const isCode = !UNCOUNTED.has(file) && statSync(join(folder, file)).isFile();
    if (isCode) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
};

/**
 * A function's bundle. Its code cache goes along only where it was made on the deployed processor, and does not
 * count as a change of the code.
 */
export const codeOf = (name: string, { architecture }: Stage): Code => {
  const folder = functionFolder(name);
  const fits = HOST[process.arch] === architecture.name;
  return Code.fromAsset(folder, {
    assetHashType: AssetHashType.CUSTOM,
    assetHash: contentHash(folder, fits ? process.version : 'none'),
    exclude: fits ? [] : [CACHE],
  });
};
