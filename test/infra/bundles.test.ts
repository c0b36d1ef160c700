import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { groups } from '../../functions/groups.ts';
import { workers } from '../../functions/workers.ts';
import { bundle, functionFolder, readMetafile, withOpenSearch } from '../../infra/bundle/bundle.ts';
import { functionNames } from '../../infra/bundle/functions-list.ts';
import { SEARCHING } from '../../infra/bundle/search-functions.ts';
import { description } from '../../infra/description.ts';
import { ERRORS } from '../../shared/api/error-codes.ts';
import { TITLES } from '../../shared/platform/http/error-codes.ts';
import { canonicalPath } from '../../shared/platform/http/paths.ts';
import { ERRORS_FILE } from '../../shared/platform/http/stored-errors.ts';
import { PATHS_FILE } from '../../shared/platform/http/stored-paths.ts';
import { cellsOf } from '../tables/markdown.ts';
import { readPart } from '../tables/page-part.ts';

/** Every bundle, those for another search engine too. */
const bundles = [...functionNames, ...SEARCHING.map(withOpenSearch)];
const textOf = (name: string): string => readFileSync(join(functionFolder(name), 'bundle.js'), 'utf8');

/** The source files of each bundle. */
let inputs: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  await bundle();
  const { outputs } = await readMetafile();
  inputs = new Map(
    Object.entries(outputs)
      .filter(([path]) => path.endsWith('/bundle.js'))
      .map(([path, output]) => [
        path.split('/').at(-2) ?? '',
        Object.entries(output.inputs)
          .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
          .map(([input]) => input),
      ]),
  );
});

const containing = (pattern: RegExp): string[] =>
  [...inputs].flatMap(([name, files]) => files.filter((file) => pattern.test(file)).map((file) => `${name}: ${file}`));

test('there is one bundle for each function', () => {
  expect([...inputs.keys()].toSorted()).toEqual(functionNames.toSorted());
});

test('every bundle is in strict mode: the directive is the first statement of its function', () => {
  for (const name of bundles) expect(textOf(name)).toMatch(/^\(function\(\w+(?:,\w+){4}\)\{\s*["']use strict["'];/);
});

test('every bundle is ASCII, because it is read as Latin-1', () => {
  expect(bundles.filter((name) => /[^\0-\x7f]/.test(textOf(name)))).toEqual([]);
  expect(textOf('search')).toContain('\\u00df');
});

/** Lambda Developer Guide, "Lambda quotas": 250 MB unzipped. */
test('no function is larger than a tenth of what Lambda accepts', () => {
  const sizes = functionNames.map((name) => {
    const folder = functionFolder(name);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      statSync(join(folder, file)),
    );
    return [name, files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)] as const;
  });
  expect(sizes.filter(([, bytes]) => bytes === 0 || bytes > 25 * 1024 * 1024)).toEqual([]);
});

describe('a bundle does not contain', () => {
  test.each([
    ['the stack, the local machine, the command line or the tests', /^(?:infra|bin|test)\//],
    ['zod’s translations', /zod\/.*\/locales\/(?!en\.js)/],
    ['the credential providers that Lambda never uses', /credential-provider-(?!env|node\/dist-es\/index\.js)/],
    ['sign-in by browser or by another account', /token-providers|nested-clients/],
    ['profiles in a home directory', /shared-ini-file-loader\/(?!constants)/],
    ['endpoint discovery and its cache', /mnemonist|endpoint-cache/],
    ['event streams', /event-streams\/(?!.*EventStreamSerdeConfig)/],
    ['schemas of operations that are sent as plain JSON', /dynamodb-codec\/.*codec-v1|AwsJsonRpcProtocol|RpcProtocol/],
    ['a compiler or a cycle watch for schemas', /zod\/v4\/core\/(?:doc|compile|memoizer)\.js/],
    ['CDK', /aws-cdk|constructs|cdk-nag/],
    ['the documentation’s generator', /zod-openapi|node_modules\/marked/],
    [
      'texts of the documentation, and details of errors',
      /http\/docs\.ts|\/(?:standard-errors|error-codes|explanations)\.ts/,
    ],
  ])('%s', (_, pattern) => {
    expect(containing(pattern)).toEqual([]);
  });
});

test('rules of endpoints are only in the bundle that sends emails, whose client chooses a signature by them', () => {
  // The minifier leaves out the list of regions where nothing reads it, so the inputs of a bundle do not show it.
  expect(bundles.filter((name) => textOf(name).includes('dualStackDnsSuffix'))).toEqual(['send-mail']);
  expect(new Set(containing(/endpoint\/bdd\.js/).map((found) => found.split(':')[0]))).toEqual(new Set(['send-mail']));
});

test('no bundle makes a list of all emoji when it is loaded, which takes a tenth of a cold start', () => {
  const making = (pattern: RegExp) => bundles.map((name) => textOf(name).match(pattern)?.length ?? 0);
  expect(making(/RGI_Emoji/g).some((count) => count > 0)).toBe(true);
  expect(making(/=>RegExp\(.{1,4}p\{RGI_Emoji/g)).toEqual(making(/RGI_Emoji/g));
});

test('a bundle has code of its own function and shared, never of another function', () => {
  const foreignFiles = [...inputs].flatMap(([name, files]) =>
    files.filter((file) => file.startsWith('functions/') && !file.startsWith(`functions/${name}/`)),
  );
  expect(foreignFiles).toEqual([]);
  expect([...inputs.values()].flat().filter((file) => !/^(?:functions|shared|node_modules)\//.test(file))).toEqual([]);
});

test('no bundle contains a summary or description of an operation', () => {
  const operations = Object.values(description().paths ?? {}).flatMap((path) => Object.values(path ?? {}));
  const texts = operations.flatMap(({ summary = '', description: long = '' }) => [summary, long.split('\n')[0] ?? '']);
  const withTexts = texts.filter((text) => text.length > 25);
  expect(withTexts.length).toBeGreaterThan(300);
  const sources = functionNames.map((name) => [name, readFileSync(join(functionFolder(name), 'bundle.js'), 'utf8')]);
  const found = sources.flatMap(([name, source]) =>
    withTexts.filter((text) => source?.includes(text)).map((text) => `${name}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('the file beside each bundle has the status and the detail of every error, and the title of every status', () => {
  for (const name of functionNames) {
    const stored = JSON.parse(readFileSync(join(functionFolder(name), ERRORS_FILE), 'utf8'));
    expect(stored).toEqual({ codes: ERRORS, titles: TITLES });
  }
});

test('the file beside each bundle has the path of every operation', () => {
  for (const name of functionNames) {
    const stored = JSON.parse(readFileSync(join(functionFolder(name), PATHS_FILE), 'utf8'));
    expect(stored).toEqual(expect.arrayContaining(groups.flatMap(({ routes }) => routes.map(canonicalPath))));
  }
});

test('the SDK of a payment provider is only in the bundle of the function with its keys', () => {
  const holding = containing(/node_modules\/stripe\//).map((found) => found.split(':')[0]);
  expect([...new Set(holding)]).toEqual(['payments']);
});

test('event declarations are only in the bundle of the relay', () => {
  const declaring = functionNames.filter((name) => {
    return /\(\{thing:["'`]\w+["'`],resource_type:/.test(textOf(name));
  });
  expect(declaring).toEqual(['relay']);
});

test.each([
  ['files', 'shared/media/files/file-item.ts'],
  ['portraits', 'shared/hubs/people/portraits/portrait.ts'],
])('the functions with access to %s are those whose code signs addresses with %s', (what, names) => {
  const granted = [...groups, ...workers].filter(({ uses }) => uses.some((use) => use.startsWith(`${what}-`)));
  const signing = [...inputs].filter(
    ([, files]) => files.includes(names) && files.includes('shared/media/files/file-urls.ts'),
  );
  expect(granted.length).toBeGreaterThan(3);
  expect(signing.map(([name]) => name).toSorted()).toEqual(granted.map(({ name }) => name).toSorted());
});

/** Parts of the document with data, whose texts the functions return, and errors, whose texts they send. */
const NOT_DESCRIBED: ReadonlySet<string> = new Set(['default', 'example', 'examples', 'responses']);

/** The descriptions of attributes and parameters, at any depth of the document. */
const descriptionsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (NOT_DESCRIBED.has(key)) return [];
    return key === 'description' && typeof inner === 'string' ? [inner] : descriptionsIn(inner);
  });
};

test('no bundle has the description of an attribute', () => {
  const { paths, components } = JSON.parse(JSON.stringify(description()));
  const LENGTH = 60;
  const known = new Set(
    descriptionsIn([paths, components.schemas])
      .filter((text) => text.length > LENGTH)
      .map((text) => text.slice(0, LENGTH)),
  );
  expect(known.size).toBeGreaterThan(500);
  const found = bundles.flatMap((name) => {
    const source = textOf(name);
    return [...source.matchAll(/["'`]/g)].flatMap(({ index }) => {
      const text = source.slice(index + 1, index + 1 + LENGTH);
      return known.has(text) ? [`${name}: ${text}`] : [];
    });
  });
  expect(found).toEqual([]);
});

test('the page of benchmarks has the size of each route group, to a twentieth: if not, run `npm run tables`', () => {
  const listed = cellsOf(readPart({ page: 'test/bench/README.md', name: 'bundles' }));
  const wrong = listed.filter(([name = '', kilobytes]) => {
    const bytes = textOf(name).length;
    return Math.abs(Number(kilobytes) * 1024 - bytes) > bytes / 20;
  });
  expect(listed.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

test('each bundle stays within its size limit', () => {
  const sizes = bundles.map((name) => {
    const source = textOf(name);
    return { name, kilobytes: Math.ceil(source.length / 1024), gzipped: Math.ceil(gzipSync(source).length / 1024) };
  });
  console.table(sizes);
  for (const { kilobytes, gzipped } of sizes) {
    expect(kilobytes).toBeLessThanOrEqual(300);
    expect(gzipped).toBeLessThanOrEqual(100);
  }
});
