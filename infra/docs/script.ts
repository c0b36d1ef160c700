import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';

const { resolve } = createRequire(import.meta.url);

/** The license of a package, from the folder `up` of its entry point. */
const licenseOf = (name: string, up: string, file: string): string =>
  readFileSync(join(dirname(resolve(name)), up, file), 'utf8').trim();

const searchLicenses = (): string => `/*! Contains MiniSearch:
${licenseOf('minisearch', join('..', '..'), 'LICENSE.txt')}

Contains @orama/stemmers:
${licenseOf('@orama/stemmers/english', '..', 'LICENSE.md')}
*/`;

const scriptOf = (file: string, banner = ''): string => {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, 'app', file)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    banner: { js: banner },
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
};

/**
 * The scripts by name: that of all pages, the search, which a page loads when a reader goes to its field, and the form
 * that sends requests, which it loads when a reader opens it.
 */
export const siteScripts = (): readonly (readonly [name: string, code: string])[] => [
  ['docs.js', scriptOf('main.ts')],
  ['try-it.js', scriptOf(join('try-it', 'form.ts'))],
  ['search.js', scriptOf(join('search', 'load.ts'), searchLicenses())],
];
