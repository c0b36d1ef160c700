import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Also the texts and the code that the documentation is made of. */
const isSource = (file: string): boolean =>
  /\.(?:[cm]?[jt]s|json|html|css|svg)$/.test(file) || /^functions\/system\/docs\/.*\.(?:md|py|go|php)$/.test(file);

const sources = (root: string, folder: string, recursive = true): string[] =>
  readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter(isSource)
    .sort();

/** What a template is made from beside the bundles: all of `infra`, and how the local stack has it made. */
export const templateSources = (root: string): readonly string[] => [
  ...sources(root, 'infra').filter((file) => !file.startsWith(join('infra', 'local'))),
  ...['infra/local/settings.ts', 'infra/local/synthesize.ts'],
];

/** Changes whenever a bundle could: sources, dependencies, the build itself, Node and the processor. */
export const sourceHash = (root: string): string => {
  const hash = createHash('sha256').update(`${process.version} ${process.arch}`);
  const built = ['functions', 'shared', 'infra/docs', 'infra/replacements'].flatMap((folder) => sources(root, folder));
  const files = [...built, ...sources(root, 'infra', false)];
  for (const file of [...files, 'CHANGELOG.md', 'RUNBOOK.md', 'package-lock.json', 'tsconfig.json']) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
};
