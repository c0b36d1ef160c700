import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { OWNERS } from '../functions/alias/owners.ts';
import { groups } from '../functions/groups.ts';
import { changelogFeed } from './changelog-feed.ts';
import { description } from './description.ts';
import { ALIAS, bareOwners } from './gateway-routes.ts';
import { GUIDE_NAMES, guidePage, guideText } from './guides.ts';

const { resolve } = createRequire(import.meta.url);
const compress = promisify(gzip);

const page = join(import.meta.dirname, '..', 'functions', 'system', 'docs');

/** The description of the API, the page that shows it, and the guides. */
const documentation = (): readonly (readonly [name: string, content: string | Promise<Buffer | string>])[] => [
  ['openapi.json', JSON.stringify(description())],
  ...['docs.html', 'docs.css', 'docs.js', 'guides.css', 'icon.svg'].map(
    (file) => [file, readFile(join(page, file))] as const,
  ),
  ...['swagger-ui.css', 'swagger-ui-bundle.js'].map(
    (file) => [file, readFile(resolve(`swagger-ui-dist/${file}`))] as const,
  ),
  ...GUIDE_NAMES.map((name) => [`guide-${name}.html`, guidePage(name)] as const),
  ['changelog.atom', guideText('changelog').then(changelogFeed)],
];

/** The file that says when the bundle beside it was made. */
export const BUILT_AT = 'built-at';

/** Whose each bare path is, for the function that passes them on. */
const owners = (): string => {
  const paths = [...bareOwners(groups)];
  const owned = Map.groupBy(paths, ([, owner]) => owner);
  return JSON.stringify(Object.fromEntries([...owned].map(([owner, its]) => [owner, its.map(([path]) => path)])));
};

/** The files that a function serves or reads: written beside its bundle, deployed with it. */
export const writeAssets = async (name: string, folder: string): Promise<void> => {
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
