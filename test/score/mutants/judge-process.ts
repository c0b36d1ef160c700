/* Runs test files of a copy whenever its parent asks; the parent has changed a file. Argument: the copy. */
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import type { Ask } from './judge.ts';
import { testsOf } from './tests.ts';

const [, , folder = ''] = process.argv;
process.chdir(folder);
const vitest = await createVitest({
  root: folder,
  config: join(folder, 'vitest.config.ts'),
  watch: false,
  reporters: [{}],
  bail: 1,
  maxWorkers: 1,
  testTimeout: 60_000,
});
const specs = await testsOf(vitest, folder);

/** The file of the ask before, which its parent has restored. */
let before = '';

process.on('message', async ({ file, tests }: Ask) => {
  for (const changed of [before, file]) vitest.invalidateFile(join(folder, changed));
  before = file;
  const asked = tests.flatMap((test) => specs.get(test) ?? []);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(asked);
  process.send?.(unhandledErrors.length === 0 && testModules.length > 0 && testModules.every((module) => module.ok()));
});
process.send?.('ready');
