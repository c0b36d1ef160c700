import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, functionFolder, readMetafile } from '../../../infra/bundle/bundle.ts';
import { functionNames } from '../../../infra/bundle/functions-list.ts';
import { notices } from '../../../infra/bundle/notice.ts';
import { buildClientPackage } from '../../../infra/client/package.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'hub-notice-'));

afterAll(() => rmSync(folder, { recursive: true }));

type Output = Metafile['outputs'][string];

/** The folders of the packages whose code is in these outputs. */
const folders = (outputs: readonly Output[]): readonly string[] => {
  const found = outputs
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([input, { bytesInOutput }]) => input.includes('node_modules/') && bytesInOutput > 0)
    .map(([input]) => {
      const [outside = '', inside = ''] = input.split(/(?<=.*node_modules\/)(?!.*node_modules\/)/);
      return join(root, outside, ...inside.split('/').slice(0, inside.startsWith('@') ? 2 : 1));
    });
  return [...new Set(found)];
};

const titleOf = (path: string): string => {
  const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  return `${name} ${version} (${license})`;
};

/** The texts of the packages' license files. */
const textsOf = (paths: readonly string[]): readonly string[] =>
  paths
    .map((path) => join(path, 'LICENSE'))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8').trim());

/** The titles that a notice lists. */
const listed = (notice: string): readonly string[] =>
  [...notice.matchAll(/^(?:@[\w-]+\/)?[\w.-]+ \d+\.\d+\.\d+\S* \([\w.-]+\)$/gm)].map(([title]) => title).toSorted();

describe('the notice of each function lists exactly the packages in its bundle, with version and license', () => {
  let outputs: Metafile['outputs'];

  beforeAll(async () => {
    await bundle();
    outputs = (await readMetafile()).outputs;
  });

  test.each(functionNames)('%s', (name) => {
    const notice = readFileSync(join(functionFolder(name), 'NOTICE'), 'utf8');
    const packages = folders([`.build/functions/${name}/bundle.js`].flatMap((path) => outputs[path] ?? []));
    expect(packages).not.toEqual([]);
    expect(listed(notice)).toEqual(packages.map(titleOf).toSorted());
    for (const text of textsOf(packages)) expect(notice).toContain(text);
  });

  test('the same bundles have the same notice', async () => {
    const notice = readFileSync(join(functionFolder('system'), 'NOTICE'), 'utf8');
    const output = outputs['.build/functions/system/bundle.js'];
    if (!output) throw new Error('The metafile has no such bundle.');
    const inputs = Object.fromEntries(Object.entries(output.inputs).toReversed());
    expect(await notices(root)('function system', [{ ...output, inputs }])).toBe(notice);
  });
});

test('the notice of the npm package lists exactly the packages in its scripts', async () => {
  const { outputs } = await buildClientPackage(join(folder, 'package'));
  const packages = folders(Object.values(outputs));
  const notice = readFileSync(join(folder, 'package', 'NOTICE'), 'utf8');
  expect(packages).toEqual([join(root, 'node_modules', 'commander')]);
  expect(listed(notice)).toEqual(packages.map(titleOf));
  for (const text of textsOf(packages)) expect(notice).toContain(text);
});

describe('a package', () => {
  const output = { bytes: 2, imports: [], exports: [] };

  /** The notice of a bundle with one file of a package that has these files. */
  const noticeOf = (manifest: object, files: Readonly<Record<string, string>> = {}): Promise<string> => {
    const project = mkdtempSync(join(folder, 'project-'));
    const at = join(project, 'node_modules', '@some', 'library');
    mkdirSync(at, { recursive: true });
    const all = { 'package.json': JSON.stringify({ name: '@some/library', version: '1.2.3', ...manifest }), ...files };
    for (const [file, text] of Object.entries(all)) writeFileSync(join(at, file), text);
    const inputs = {
      'functions/hubs/index.ts': { bytesInOutput: 1 },
      'node_modules/@some/library/dist/index.js': { bytesInOutput: 1 },
      'node_modules/absent/index.js': { bytesInOutput: 0 },
    };
    return notices(project)('function hubs', [{ ...output, inputs }]);
  };

  test.each([
    ['LICENSE', 'NOTICE'],
    ['LICENSE.md', 'ThirdPartyNotices.txt'],
    ['LICENSE-MIT', 'LICENSES.txt'],
    ['license', 'COPYING'],
    ['Licence.txt', 'THIRD-PARTY-LICENSES'],
  ])('is listed with the text of its %s and its %s', async (first, second) => {
    const notice = await noticeOf({ license: 'MIT' }, { [first]: 'Copyright A\r\n', [second]: 'Copyright B' });
    expect(notice).toContain('@some/library 1.2.3 (MIT)\n\nCopyright ');
    for (const text of ['Copyright A\n', 'Copyright B\n']) expect(notice).toContain(text);
  });

  test.each([
    [{ author: 'Ann <ann@example.com>' }, 'Ann <ann@example.com>'],
    [{ author: { name: 'Ann', url: 'https://ann.example' } }, 'Ann (https://ann.example)'],
    [{ author: '', contributors: ['Ann', { name: 'Ben' }] }, 'Ann, Ben'],
    [{ maintainers: [{ name: 'Ann' }] }, 'Ann'],
  ])('without a license file is listed with its license and authors: %j', async (manifest, authors) => {
    expect(await noticeOf({ license: 'MIT', ...manifest })).toContain(
      `@some/library 1.2.3 (MIT)\n\nBy ${authors}. License text: https://spdx.org/licenses/MIT.html`,
    );
  });

  test.each([
    [undefined, 'undefined'],
    ['UNLICENSED', '"UNLICENSED"'],
    ['SEE LICENSE IN LICENSE', '"SEE LICENSE IN LICENSE"'],
    ['AGPL-3.0-only', '"AGPL-3.0-only"'],
    [{ type: 'MIT' }, '{"type":"MIT"}'],
  ])('with the license %j fails the build, although it has a license file', async (license, shown) => {
    await expect(noticeOf({ license }, { LICENSE: 'Copyright A' })).rejects.toThrow(
      `The license of @some/library 1.2.3, ${shown}, is not known. Read its terms`,
    );
  });

  test('with neither a license file nor authors fails the build', async () => {
    await expect(noticeOf({ license: 'MIT' })).rejects.toThrow(
      '@some/library 1.2.3 (MIT) has neither a license file nor authors',
    );
  });
});
