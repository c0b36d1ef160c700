import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { OWNERS } from '../functions/alias/owners.ts';
import { groups } from '../functions/groups.ts';
import { ERRORS } from '../shared/platform/http/error-codes.ts';
import { ERRORS_FILE } from '../shared/platform/http/stored-errors.ts';
import { description } from './description.ts';
import { changelogFeed } from './docs/changelog-feed.ts';
import { guidePage, guideText } from './docs/guides.ts';
import { GUIDE_NAMES, sources } from './docs/layout.ts';
import { referenceFiles } from './docs/reference.ts';
import { ALIAS, bareOwners } from './gateway-routes.ts';

const compress = promisify(gzip);

const stylesOf = async (...names: readonly string[]): Promise<string> =>
  (await Promise.all(names.map((name) => readFile(join(sources, 'styles', `${name}.css`), 'utf8')))).join('\n');

/** The OpenAPI document, its pages and the guides. */
const documentation = (): readonly (readonly [name: string, content: string | Promise<Buffer | string>])[] => {
  const openapi = JSON.stringify(description());
  return [
    ['openapi.json', openapi],
    ...referenceFiles(JSON.parse(openapi)),
    ...GUIDE_NAMES.map((name) => [`guide-${name}.html`, guidePage(name)] as const),
    ...['reference.js', 'icon.svg'].map((file) => [file, readFile(join(sources, file))] as const),
    ['docs.css', stylesOf('page')],
    ['reference.css', stylesOf('operations', 'groups', 'fields', 'search')],
    ['changelog.atom', guideText('changelog').then(changelogFeed)],
  ];
};

/** The file with the build time of the bundle in the same folder. */
export const BUILT_AT = 'built-at';

/** The function that serves each bare path; the alias function reads it. */
const owners = (): string => {
  const paths = [...bareOwners(groups)];
  const owned = Map.groupBy(paths, ([, owner]) => owner);
  return JSON.stringify(Object.fromEntries([...owned].map(([owner, its]) => [owner, its.map(([path]) => path)])));
};

/** The files that a function serves or reads. They are written to the folder of its bundle and deployed with it. */
export const writeAssets = async (name: string, folder: string): Promise<void> => {
  await writeFile(join(folder, ERRORS_FILE), JSON.stringify(ERRORS));
  if (name === ALIAS) await writeFile(join(folder, OWNERS), owners());
  if (name === 'system') await writeDocumentation(folder);
};

const writeDocumentation = async (folder: string): Promise<void> => {
  const assets = join(folder, 'assets');
  await mkdir(assets, { recursive: true });
  await writeFile(join(folder, BUILT_AT), new Date().toISOString());
  await Promise.all(
    documentation().map(async ([file, content]) =>
      writeFile(join(assets, `${file}.gz`), await compress(await content, { level: 9 })),
    ),
  );
};
