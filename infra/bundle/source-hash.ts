import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sources of the bundles, including the texts and samples of the documentation. */
const isSource = (file: string): boolean =>
  /\.(?:[cm]?[jt]s|json|html|css|svg)$/.test(file) || /^infra\/docs\/.*\.(?:md|py|go|php|webp)$/.test(file);

/** Pages of the documentation that are read in the repository, too. */
const PAGES = ['CHANGELOG.md', 'SECURITY.md', 'UPGRADING.md', 'infra/local/README.md'];

const sources = (root: string, folder: string, recursive = true): string[] =>
  readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter(isSource)
    .sort();

/** Folders of `infra` that are not deployed. */
const NOT_DEPLOYED = ['local', 'site'].map((folder) => join('infra', folder, '/'));

/** Sources of the template besides the bundles: `infra`, and how the local stack synthesizes it. */
export const templateSources = (root: string): readonly string[] => [
  ...sources(root, 'infra').filter((file) => !NOT_DEPLOYED.some((folder) => file.startsWith(folder))),
  'infra/local/settings.ts',
  'infra/local/synthesize.ts',
];

/** Changes whenever a bundle could change: with sources, dependencies, the build, Node and the processor. */
export const sourceHash = (root: string): string => {
  const hash = createHash('sha256').update(`${process.version} ${process.arch}`);
  const built = ['functions', 'shared', 'infra/docs', 'infra/bundle', 'infra/gateway'].flatMap((folder) =>
    sources(root, folder),
  );
  const files = [...built, ...sources(root, 'infra', false)];
  for (const file of [...files, ...PAGES, 'package-lock.json', 'tsconfig.json']) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
};
