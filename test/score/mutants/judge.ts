import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Mutant } from './candidates.ts';
import type { Copy } from './tree.ts';

/** What the tests made of a mutant. */
export type Verdict = 'killed' | 'survived';

/** Test files to run after a file was changed. */
export interface Ask {
  readonly file: string;
  readonly tests: readonly string[];
}

const LIMIT_MS = 300_000;

const start = async (copy: Copy): Promise<ChildProcess> => {
  const child = fork(join(import.meta.dirname, 'judge-process.ts'), [copy.path], { detached: true, stdio: 'ignore' });
  await once(child, 'message');
  return child;
};

const end = ({ pid, connected }: ChildProcess): void => {
  if (pid && connected) process.kill(-pid, 'SIGKILL');
};

/** One vitest that stays, so that only what a run needs is loaded for it. */
export const judgeIn = (copy: Copy) => {
  let child: ChildProcess | undefined;

  /** Whether the tests pass. A run that takes too long does not; all of its processes are ended. */
  const passes = async (ask: Ask): Promise<boolean> => {
    const running = child?.connected ? child : await start(copy);
    child = running;
    return new Promise((resolve) => {
      const stop = (): void => {
        end(running);
        child = undefined;
        resolve(false);
      };
      const timer = setTimeout(stop, LIMIT_MS);
      running.once('message', (passed) => {
        clearTimeout(timer);
        resolve(passed === true);
      });
      running.send(ask);
    });
  };

  return {
    /** Asks the tests, the nearest first, until one fails. All of them pass without the defect. */
    async verdict({ file, text }: Mutant, runs: readonly (readonly string[])[]): Promise<Verdict> {
      copy.mutate(file, text);
      try {
        for (const tests of runs) if (!(await passes({ file, tests }))) return 'killed';
        return 'survived';
      } finally {
        copy.restore(file);
      }
    },
    end(): void {
      if (child) end(child);
      copy.remove();
    },
  };
};
