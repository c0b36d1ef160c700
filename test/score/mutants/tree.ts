import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const own = join(import.meta.dirname, '..', '..', '..');

/** What a tree has besides its sources. */
const LEFT = new Set(['.git', '.data', '.build', '.ops', 'cdk.out', 'dist', 'node_modules']);

/** Where copies and results are: they stay with this tree, whichever is judged. */
export const scoreFolder = join(own, '.data', 'score');

/** A copy of a tree, so that it can be changed while its tests run. Its packages are those of this tree. */
export const copyOf = (tree: string, name: string) => {
  const copy = join(scoreFolder, name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const names = readdirSync(tree).filter((one) => !LEFT.has(one));
  execFileSync('cp', ['-a', ...names.map((one) => join(tree, one)), copy]);
  symlinkSync(join(own, 'node_modules'), join(copy, 'node_modules'));
  return {
    path: copy,
    mutate: (file: string, text: string) => writeFileSync(join(copy, file), text),
    restore: (file: string) => copyFileSync(join(tree, file), join(copy, file)),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
};

export type Copy = ReturnType<typeof copyOf>;
