import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Source, sourcesIn } from './support/sources.ts';

/** Files that are imported from outside: the Lambda handlers, the published client and its generated types. */
const PUBLIC = [/^functions\/[^/]+\/index\.ts$/, /^shared\/client\//];

const NAMES = /\b(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*'([.#][^']+)'/g;
const WHOLE = /\b(?:import|export)\s+(?:type\s+)?\*\s*(?:as\s+[\w$]+\s*)?from\s*'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'/g;
const EXPORT =
  /^export\s+(?:(?:async|abstract|declare)\s+)*(?:const|let|function\*?|class|interface|type|enum)\s+([\w$]+)/gm;

interface Manifest {
  readonly imports: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const { imports }: Manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));

/** The files of an import: one by its path, or one for each condition of `imports` in package.json. */
const targets = (file: string, path: string): readonly string[] =>
  path.startsWith('#') ? Object.values(imports[path] ?? {}).map((target) => join(target)) : [join(dirname(file), path)];

const importedName = (specifier: string): string =>
  specifier
    .trim()
    .replace(/^type\s+/, '')
    .split(/\s+as\s+/)[0] ?? '';

/** Each name that a file imports from another, as `path#name`; `path#*` for a namespace import. */
const importsOf = ({ file, text }: Source): readonly string[] => {
  const at = (path: string) => join(dirname(file), path);
  const named = [...text.matchAll(NAMES)].flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .flatMap((specifier) => targets(file, path).map((target) => `${target}#${importedName(specifier)}`)),
  );
  const namespaces = [...text.matchAll(WHOLE)].map(([, all, lazy]) => `${at(all ?? lazy ?? '')}#*`);
  return [...named, ...namespaces];
};

const exportsOf = ({ file, text }: Source): readonly string[] =>
  [...text.matchAll(EXPORT)].map(([, name]) => `${file}#${name}`);

test('every export is imported by another file', () => {
  const sources = sourcesIn('bin', 'infra', 'functions', 'shared');
  const imported = new Set([...sources, ...sourcesIn('test')].flatMap(importsOf));
  const exported = sources.filter(({ file }) => PUBLIC.every((entry) => !entry.test(file))).flatMap(exportsOf);
  expect(exported.length).toBeGreaterThan(1_000);
  const unused = exported.filter((one) => !imported.has(one) && !imported.has(`${one.split('#')[0]}#*`));
  expect(unused).toEqual([]);
});
