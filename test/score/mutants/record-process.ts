/* Runs each test file of a copy once, and writes which blocks it reaches. Arguments: the copy, its result, a path. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { marked } from './blocks.ts';
import type { Reach, Reached } from './reach.ts';
import { testsOf } from './tests.ts';

const [, , folder = '', result = '', only = ''] = process.argv;

const SOURCE = /^(?:shared|functions)\/.*\.ts$/;

const marksOf = (test: string): string => join(folder, `${test}.marks.json`);

/** Writes what was reached since the file before: a test file is loaded after what it imports. */
const writing = (test: string): string => `
;import { afterAll as afterAllOfFile } from 'vitest';
import { writeFileSync as writeMarks } from 'node:fs';
globalThis.__reached ??= new Set();
afterAllOfFile(() => {
  writeMarks(${JSON.stringify(marksOf(test))}, JSON.stringify([...globalThis.__reached]));
  globalThis.__reached.clear();
});`;

const plugin = {
  name: 'reach',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    const path = relative(folder, id.split('?')[0] ?? '');
    if (path.endsWith('.test.ts')) return { code: code + writing(path), map: null };
    return SOURCE.test(path) ? { code: marked(path, code), map: null } : undefined;
  },
};

process.chdir(folder);
writeFileSync(
  join(folder, 'vitest.reach.config.ts'),
  `import { mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';
export default mergeConfig(base, { plugins: [globalThis.reachPlugin] });`,
);
Object.assign(globalThis, { reachPlugin: plugin });
const vitest = await createVitest({
  root: folder,
  config: join(folder, 'vitest.reach.config.ts'),
  watch: false,
  reporters: [{ onTestModuleEnd: (module) => console.log(`  ${relative(folder, module.moduleId)}`) }],
});
const specs = new Map([...(await testsOf(vitest, folder))].filter(([path]) => path.startsWith(only)));
const { testModules } = await vitest.runTestSpecifications([...specs.values()]);

/** The sources that a test file imports, directly or not. */
const loadedBy = (spec: TestSpecification): ReadonlySet<string> => {
  const graphs = Object.values(spec.project.vite.environments).map(({ moduleGraph }) => moduleGraph);
  const seen = new Set(graphs.flatMap((graph) => [...(graph.getModulesByFile(spec.moduleId) ?? [])]));
  for (const module of seen) for (const imported of module.importedModules) seen.add(imported);
  const files = [...seen].flatMap(({ file }) => (file ? [relative(folder, file)] : []));
  return new Set(files.filter((file) => SOURCE.test(file)));
};

const numbers = new Map<string, number>();
const numberOf = (name: string): number => {
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  return number;
};

const tests = testModules.map((module): Reached => {
  const test = relative(folder, module.moduleId);
  const spec = specs.get(test);
  const passed = module.ok() && spec !== undefined;
  const marks = passed ? (JSON.parse(readFileSync(marksOf(test), 'utf8')) as string[]) : [];
  const reached = passed ? [...loadedBy(spec), ...marks].map(numberOf) : [];
  return { test, passed, seconds: module.diagnostic().duration / 1_000, reached };
});
writeFileSync(result, JSON.stringify({ names: [...numbers.keys()], tests } satisfies Reach));
await vitest.close();
process.exit(0);
