import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOf, scoreFolder } from './tree.ts';

/** A test file that ran without a defect. */
export interface Reached {
  readonly test: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** The numbers of what it loads and runs. */
  readonly reached: readonly number[];
}

export interface Reach {
  /** Files, and blocks as `file:number`. */
  readonly names: readonly string[];
  readonly tests: readonly Reached[];
}

const hashOf = (tree: string, only: string): string => {
  const hash = createHash('sha256').update(only);
  for (const file of globSync('{bin,functions,infra,shared,test}/**/*.ts', { cwd: tree }).sort())
    hash.update(file).update(readFileSync(join(tree, file)));
  return hash.digest('hex').slice(0, 16);
};

/** What each test file of a tree reaches, recorded once for the same sources. */
export const reachOf = (tree: string, only: string): Reach => {
  const result = join(scoreFolder, `reach-${hashOf(tree, only)}.json`);
  if (!existsSync(result)) {
    const copy = copyOf(tree, 'recorded');
    const recorder = join(import.meta.dirname, 'record-process.ts');
    const { status } = spawnSync(process.execPath, [recorder, copy.path, result, only], { stdio: 'inherit' });
    copy.remove();
    if (status !== 0) throw new Error('What the tests reach was not recorded');
  }
  return JSON.parse(readFileSync(result, 'utf8')) as Reach;
};
