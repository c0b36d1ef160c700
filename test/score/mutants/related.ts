import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { inParts } from '../../../shared/platform/runtime/in-parts.ts';
import type { Area } from './areas.ts';
import { root } from './candidates.ts';

const NEAREST = 6;
/** Tests of one run, so that it ends in time on a busy machine, too. */
const MOST = 8;

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  );

const isTest = (file: string): boolean => file.endsWith('.test.ts');

/** Which files import a file. */
const importers = (): ReadonlyMap<string, readonly string[]> => {
  const files = globSync(['{shared,functions,infra,bin}/**/*.ts', 'test/**/*.ts'], { cwd: root });
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const imported of importsOf(file)) found.set(imported, [...(found.get(imported) ?? []), file]);
  return found;
};

const graph = importers();

/** The tests that import a file, those with the fewest files in between first. */
const byDistance = (file: string): readonly string[] => {
  const seen = new Set([file]);
  for (const one of seen) if (!isTest(one)) for (const importer of graph.get(one) ?? []) seen.add(importer);
  return [...seen].filter((one) => isTest(one) && !one.startsWith('test/contract/') && !one.startsWith('test/infra/'));
};

const testsIn = (path: string): readonly string[] =>
  statSync(join(root, path)).isFile()
    ? [path]
    : globSync('**/*.test.ts', { cwd: join(root, path) }).map((file) => join(path, file));

/**
 * The tests of a file in the order in which they are asked: those of its mirrored folder that import it and the nearest
 * others, then all of its area that import it.
 */
export const relatedTests = (file: string, area: Area): readonly (readonly string[])[] => {
  const importing = byDistance(file);
  const mirrored = join('test', dirname(file));
  const beside = importing.filter((test) => dirname(test) === mirrored).slice(0, NEAREST);
  const named = importing.filter((test) => basename(test).startsWith(basename(file, '.ts'))).slice(0, NEAREST);
  const near = [...named, ...importing.slice(0, NEAREST)];
  const rest = [...area.tests.flatMap(testsIn), ...importing.slice(0, 3 * NEAREST)];
  const asked = new Set<string>();
  const fresh = (tests: readonly string[]) =>
    [...new Set(tests)].filter((test) => importing.includes(test) && !asked.has(test) && asked.add(test));
  return [beside, near, rest]
    .map(fresh)
    .flatMap((tests) => inParts(tests, MOST))
    .filter(({ length }) => length > 0);
};
