import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { OWNERS } from '../../functions/alias/owners.ts';
import { groups } from '../../functions/groups.ts';
import { standardErrors } from '../../shared/api/standard-errors.ts';
import { EXPLANATIONS_FILE } from '../../shared/api/stored-explanations.ts';
import { canonicalPath } from '../../shared/platform/http/paths.ts';
import { ERRORS_FILE } from '../../shared/platform/http/stored-errors.ts';
import { PATHS_FILE } from '../../shared/platform/http/stored-paths.ts';
import { lazy } from '../../shared/platform/runtime/lazy.ts';
import { siteFiles } from '../docs/site.ts';
import { ALIAS, bareOwners } from '../gateway/routes.ts';
import { explanationsModule } from './explanations.ts';

const compress = promisify(gzip);

/** The file with the build time of the bundle in the same folder. */
export const BUILT_AT = 'built-at';

/** The function that serves each bare path; the alias function reads it. */
const owners = (): string => {
  const paths = [...bareOwners(groups)];
  const owned = Map.groupBy(paths, ([, owner]) => owner);
  return JSON.stringify(Object.fromEntries([...owned].map(([owner, its]) => [owner, its.map(([path]) => path)])));
};

/** The canonical path templates of all operations, once each. */
const paths = lazy(() => [...new Set(groups.flatMap(({ routes }) => routes.map(canonicalPath)))]);

/** The files that a function serves or reads. They are written to the folder of its bundle and deployed with it. */
export const writeAssets = async (name: string, folder: string): Promise<void> => {
  await writeFile(join(folder, ERRORS_FILE), JSON.stringify(standardErrors()));
  await writeFile(join(folder, PATHS_FILE), JSON.stringify(paths()));
  await writeFile(join(folder, EXPLANATIONS_FILE), await explanationsModule());
  if (name === ALIAS) await writeFile(join(folder, OWNERS), owners());
  if (name === 'system') await writeDocumentation(folder);
};

/** The files of the documentation, compressed. They are made once, although tests write them often. */
const documentation = lazy(() =>
  Promise.all(
    siteFiles().map(async ([file, content]) => [`${file}.gz`, await compress(content, { level: 9 })] as const),
  ),
);

const writeDocumentation = async (folder: string): Promise<void> => {
  const assets = join(folder, 'assets');
  await mkdir(assets, { recursive: true });
  await writeFile(join(folder, BUILT_AT), new Date().toISOString());
  const files = await documentation();
  await Promise.all(files.map(([file, compressed]) => writeFile(join(assets, file), compressed)));
};
