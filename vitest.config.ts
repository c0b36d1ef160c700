import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Every test that needs no stack. */
const files = globSync('test/**/*.test.ts').filter(
  (file) => !/^test\/(?:contract|simulator|smoke|bench\/fixtures)\//.test(file),
);

/** Files that need modules of their own, because they replace one. */
const isolated = files.filter((file) => /\bvi\.mock\(/.test(readFileSync(file, 'utf8')));

/** The files of a worker share modules and an engine: most of a file's time would be loading them again. */
const shared = {
  isolate: false,
  setupFiles: ['test/support/leave-nothing.ts', 'test/support/cheap-hashes.ts'],
};

const isSlow = (file: string): boolean => file.endsWith('.slow.test.ts');
const isShared = (file: string): boolean => !isolated.includes(file);

/** They take minutes: begun last, each would run alone at the end. The others begin by their size. */
const LONGEST = [
  'test/contract/site.test.ts',
  'test/contract/pages.test.ts',
  'test/contract/samples/samples.test.ts',
  'test/functions/system/page.slow.test.ts',
  'test/simulator/planted/planted.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specifications);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.some((file) => moduleId.endsWith(file));
    return [...sorted.filter(isLong), ...sorted.filter((one) => !isLong(one))];
  }
}

/** A deployed stack (`API_URL`) is one; of local ones each of two workers has its own. */
const stackCount = process.env.API_URL ? 1 : 2;

/** The script that runs the tests, such as `test` or `test:rest`: its report stays for `npm run test:profile`. */
const script = process.env.npm_lifecycle_event;
const report = `.data/tests/${script?.replace(':', '-')}.json`;

/*
 * `npm test` runs `unit`, `isolated` and `smoke`; `npm run test:all` also the rest: `slow`, `simulator` and `contract`.
 * The name of a file decides: `*.slow.test.ts` opens a browser or takes seconds, `test/contract` needs a stack.
 */
export default defineConfig({
  test: {
    reporters: script?.startsWith('test') ? ['default', ['json', { outputFile: report }]] : ['default'],
    env: {
      POWERTOOLS_LOG_LEVEL: 'SILENT',
      PUBLIC_ORIGIN: 'https://hub.test',
      // The CDK only prints warnings about a template. `cdk synth` prints them too, and cfn-lint and test/infra/refusals
      // check the templates.
      CDK_VALIDATION: 'false',
    },
    // What a quiet machine does in thirty seconds took a busy one two minutes; what hangs fails all the same.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // What is waited for is there in milliseconds, or on a machine that is busy with other work whenever it gets to it;
    // and a test that asserts nothing shows nothing.
    expect: { poll: { timeout: 60_000 }, requireAssertions: true },
    sequence: { sequencer: LongestFirst },
    // A worker waits for its engine half of the time: on two cores, two of them are done in
    // two thirds of the time of one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: { name: 'unit', ...shared, include: files.filter((file) => isShared(file) && !isSlow(file)) },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
      {
        extends: true,
        test: {
          name: 'smoke',
          include: ['test/smoke/**/*.test.ts'],
          globalSetup: ['test/contract/support/stacks.ts'],
          provide: { stackCount: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'slow', ...shared, include: files.filter((file) => isShared(file) && isSlow(file)) },
      },
      // Its runs require that no module remembers anything.
      { extends: true, test: { name: 'simulator', include: ['test/simulator/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['test/contract/**/*.test.ts'],
          globalSetup: ['test/contract/support/stacks.ts'],
          provide: { stackCount },
          maxWorkers: stackCount,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
