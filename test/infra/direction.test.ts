import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const FOLDERS = ['bin', 'infra', 'functions', 'shared'];

/** The layers of shared: each may import only from the layers that are listed before it. */
const LAYERS = [
  'platform',
  'accounts',
  'media',
  'hubs',
  'delivery',
  'commerce',
  'access',
  'engagement',
  'community',
  'downstream',
  'api',
];

/** Not a layer: the published client imports nothing of the service. */
const ALONE = ['client'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file)),
);

/** Every import between our own files, types included: from → to. */
const imports = files.flatMap((from) =>
  [...readFileSync(join(root, from), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path = '']) => ({
    from,
    to: relative(root, join(root, dirname(from), path)),
  })),
);

const folderOf = (file: string): string => file.split('/')[0] ?? '';

const offending = (wrong: (from: string, to: string) => boolean): string[] =>
  imports.filter(({ from, to }) => wrong(from, to)).map(({ from, to }) => `${from} → ${to}`);

describe('imports', () => {
  test('are read from the sources', () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  test('go bin → infra → functions → shared', () => {
    expect(offending((from, to) => FOLDERS.indexOf(folderOf(to)) < FOLDERS.indexOf(folderOf(from)))).toEqual([]);
  });

  test('of a function are in its folder or in shared', () => {
    const folder = (file: string) => file.split('/').slice(0, 2).join('/');
    const lists = ['functions/groups.ts', 'functions/workers.ts'];
    expect(
      offending(
        (from, to) =>
          folderOf(from) === 'functions' &&
          !lists.includes(from) &&
          folderOf(to) === 'functions' &&
          folder(from) !== folder(to),
      ),
    ).toEqual([]);
  });

  test('of shared go only to the layers before', () => {
    const layerOf = (file: string): string => file.split('/')[1] ?? '';
    const known = new Set([...LAYERS, ...ALONE]);
    expect(files.filter((file) => folderOf(file) === 'shared' && !known.has(layerOf(file)))).toEqual([]);
    const isInShared = (file: string) => folderOf(file) === 'shared';
    expect(
      offending(
        (from, to) =>
          isInShared(from) &&
          isInShared(to) &&
          layerOf(from) !== layerOf(to) &&
          (ALONE.includes(layerOf(from)) || LAYERS.indexOf(layerOf(to)) >= LAYERS.indexOf(layerOf(from))),
      ),
    ).toEqual([]);
  });

  test('are described by CONTRIBUTING.md in the same order', () => {
    const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
    const rows = page.split('| Layer | Contents |')[1]?.split('\n\n')[0]?.split('\n').slice(2) ?? [];
    expect(rows.map((row) => row.split('`')[1])).toEqual(LAYERS);
    const rest = readdirSync(join(root, 'shared')).filter((folder) => !LAYERS.includes(folder));
    for (const folder of rest) expect(page).toMatch(new RegExp(`are not layers: .*\`${folder}\``, 's'));
  });

  test('of the deployed stack are never in infra/local', () => {
    expect(offending((from, to) => /^infra\/(?!local\/)/.test(from) && to.startsWith('infra/local/'))).toEqual([]);
  });

  test('of the member site are its own, and of shared: only the local stack has it', () => {
    expect(offending((from, to) => from.startsWith('infra/site/') && /^infra\/(?!site\/)/.test(to))).toEqual([]);
    expect(offending((from, to) => !/^infra\/(?:site|local)\//.test(from) && to.startsWith('infra/site/'))).toEqual([]);
  });
});

const needed = Map.groupBy(imports, ({ from }) => from);

/** All nodes reachable from a node, including itself if it is in a cycle. */
const reached = (start: string, next: (from: string) => readonly string[]): ReadonlySet<string> => {
  const before = new Set<string>();
  const left = [start];
  for (let one = left.pop(); one !== undefined; one = left.pop())
    for (const to of next(one))
      if (!before.has(to)) {
        before.add(to);
        left.push(to);
      }
  return before;
};

const neededBy = (file: string) => reached(file, (from) => (needed.get(from) ?? []).map(({ to }) => to));

/** The imports between folders that are in a cycle. */
const cyclesBetween = (within: string, folderFrom: (file: string) => string): readonly string[] => {
  const inside = imports.filter(
    ({ from, to }) => from.startsWith(within) && to.startsWith(within) && folderFrom(from) !== folderFrom(to),
  );
  const needs = Map.groupBy(inside, ({ from }) => folderFrom(from));
  const next = (folder: string) => (needs.get(folder) ?? []).map(({ to }) => folderFrom(to));
  expect(needs.size).toBeGreaterThan(10);
  return inside
    .filter(({ from, to }) => reached(folderFrom(to), next).has(folderFrom(from)))
    .map(({ from, to }) => `${from} → ${to}`);
};

test('no folder of shared is in an import cycle, types included', () => {
  const domainOf = (file: string): string =>
    file
      .replace('platform/http', 'api')
      .split('/')
      .slice(1, 3)
      .join('/')
      .replace(/^api.*/, 'api');
  expect(cyclesBetween('shared/', domainOf)).toEqual([]);
});

test('no folder or file of infra/local is in an import cycle with another, types included', () => {
  expect(cyclesBetween('infra/local/', (file) => file.split('/')[2] ?? '')).toEqual([]);
});

test('no file is in an import cycle, types included', () => {
  expect(new Set(files.map(folderOf))).toEqual(new Set(FOLDERS));
  expect(files.filter((file) => neededBy(file).has(file))).toEqual([]);
});

test('the environment is read only in entry points', () => {
  const readers = files.filter((file) => /process\.env/.test(readFileSync(join(root, file), 'utf8')));
  const allowed = /^(?:bin|infra)\/|^functions\/[^/]+\/index\.ts$/;
  /* Read on each call, not when they are imported. */
  const process = ['shared/api/serve.ts', 'shared/platform/db/shards.ts', 'shared/platform/telemetry/log.ts'];
  expect(readers.filter((file) => !allowed.test(file)).toSorted()).toEqual(process);
});
