import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourcesIn } from './support/sources.ts';

/** Test folders about all functions, all workers or all templates together. */
const ACROSS_FOLDERS = ['functions/every-route', 'functions/workers', 'infra/refusals'];

/** Source folders without their own logic, and the reason why they have no tests. */
const UNTESTED: Readonly<Record<string, string>> = {
  'shared/access/sharing': 'declares the types of things shown in discussions',
};

/** Source folders that need a mirrored test folder: an entity, a function, a command or a part of the stack. */
const MIRRORED =
  /^(?:bin\/[^/]+|functions\/[^/]+|infra|infra\/[^/]+|shared\/(?:platform|[^/]+)\/[^/]+|shared\/(?:api|client))$/;

const root = join(import.meta.dirname, '..', '..');
const sources = sourcesIn('bin', 'infra', 'functions', 'shared').map(({ file }) => file);
const inTests = sourcesIn('test');
const tests = inTests
  .filter(({ file }) => /^test\/(?:bin|infra|functions|shared)\/.*\.test\.ts$/.test(file))
  .map(({ file }) => file);

const foldersOf = (files: readonly string[]): ReadonlySet<string> => new Set(files.map(dirname));
const sourceFolders = foldersOf(sources);
const testFolders = foldersOf(tests.map((file) => relative('test', file)));

/** The source files that a test imports. */
const subjectsOf = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => !path.startsWith('test/'));

describe('the folders of tests mirror those of the sources', () => {
  test('every folder of tests has the path of a source folder', () => {
    const unknown = [...testFolders].filter((folder) => !sourceFolders.has(folder));
    expect(unknown.sort()).toEqual(ACROSS_FOLDERS);
  });

  test('every source folder has a folder of tests, or a recorded reason why not', () => {
    const untested = [...sourceFolders].filter((folder) => MIRRORED.test(folder) && !testFolders.has(folder));
    expect(untested.sort()).toEqual(Object.keys(UNTESTED).sort());
  });

  test('a test with the name of a source file that it imports is in that file’s mirrored folder', () => {
    const misplaced = tests.filter((file) => {
      const mirrored = relative('test', file).replace(/(?:\.slow)?\.test\.ts$/, '.ts');
      if (ACROSS_FOLDERS.includes(dirname(mirrored)) || sources.includes(mirrored)) return false;
      return subjectsOf(file).some((subject) => basename(subject) === basename(mirrored));
    });
    expect(misplaced).toEqual([]);
  });
});

test('a fixture is named world.ts or <subject>-world.ts, and no file is named support.ts', () => {
  const starters = inTests
    .filter(({ text }) => /^export (?:interface|type) \w+World\b/m.test(text))
    .map(({ file }) => file);
  expect(starters.length).toBeGreaterThan(20);
  expect(starters.filter((file) => !/(?:^|[/-])world\.ts$/.test(file))).toEqual([]);
  expect(inTests.filter(({ file }) => basename(file) === 'support.ts').map(({ file }) => file)).toEqual([]);
});
