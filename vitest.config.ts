import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Files that need modules of their own: they replace a module, or require that none of them remembers anything. */
const isolated = globSync('test/**/*.test.ts').filter(
  (file) => file.startsWith('test/simulator/') || /\bvi\.mock\(/.test(readFileSync(file, 'utf8')),
);

export default defineConfig({
  test: {
    env: { POWERTOOLS_LOG_LEVEL: 'SILENT', PUBLIC_ORIGIN: 'https://hub.test' },
    // What a quiet machine does in thirty seconds took a busy one two minutes; what hangs fails all the same.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // What is waited for is there in milliseconds, or on a machine that is busy with other work whenever it gets to it;
    // and a test that asserts nothing shows nothing.
    expect: { poll: { timeout: 60_000 }, requireAssertions: true },
    // A worker waits for its engine half of the time: on two cores, two of them are done in
    // two thirds of the time of one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // The files of a worker share modules and an engine: most of a file's time would be loading them again.
          isolate: false,
          setupFiles: ['test/support/leave-nothing.ts', 'test/support/cheap-hashes.ts'],
          // Remembers the time of the newest id, which a file that moved the clock must not leave behind.
          server: { deps: { inline: ['uuid'] } },
          include: ['test/**/*.test.ts'],
          exclude: ['test/bench/fixtures/**', 'test/contract/**', ...isolated],
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: isolated },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['test/contract/**/*.test.ts'],
          globalSetup: ['test/contract/support/stack.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});
