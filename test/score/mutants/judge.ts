import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Mutant } from './candidates.ts';
import { relatedTests } from './related.ts';
import type { copyOfTree } from './tree.ts';

/** What the tests made of a mutant. */
export type Verdict = 'killed' | 'survived';

const LIMIT_MS = 300_000;

/** Whether the tests pass. A run that takes too long does not; all of its processes are ended. */
const passes = (folder: string, tests: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
    const args = [vitest, 'run', '--project', 'unit', '--bail', '1', '--reporter', 'dot', '--testTimeout', '60000'];
    const run = spawn(process.execPath, [...args, ...tests], { cwd: folder, detached: true, stdio: 'ignore' });
    const end = () => run.pid && process.kill(-run.pid, 'SIGKILL');
    const timer = setTimeout(end, LIMIT_MS);
    run.on('exit', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });

/** Groups of tests that pass without a defect. */
const sound = new Map<string, boolean>();

const isSound = async (folder: string, tests: readonly string[]): Promise<boolean> => {
  const name = tests.join();
  const passed = sound.get(name) ?? (await passes(folder, tests));
  sound.set(name, passed);
  return passed;
};

/**
 * Asks the tests of the mutated file, the nearest first, until one fails. A failure counts if the same tests pass
 * without the defect.
 */
export const judge = async (tree: ReturnType<typeof copyOfTree>, { file, text, area }: Mutant): Promise<Verdict> => {
  for (const tests of relatedTests(file, area)) {
    tree.mutate(file, text);
    const passed = await passes(tree.path, tests);
    tree.restore(file);
    if (!passed && (await isSound(tree.path, tests))) return 'killed';
  }
  return 'survived';
};
