import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './candidates.ts';

const COPIED = [
  'bin',
  'functions',
  'infra',
  'shared',
  'test',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'cdk.json',
];
const PAGES = ['README.md', 'CHANGELOG.md', 'UPGRADING.md', 'RUNBOOK.md', 'CONTRIBUTING.md', 'SECURITY.md', 'LICENSE'];

/** A copy of the tree, so that it can be changed while mutants are judged. */
export const copyOfTree = () => {
  const copy = join(root, '.data', 'score', 'tree');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  execFileSync('cp', ['-a', ...[...COPIED, ...PAGES].map((name) => join(root, name)), copy]);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return {
    path: copy,
    mutate: (file: string, text: string) => writeFileSync(join(copy, file), text),
    restore: (file: string) => copyFileSync(join(root, file), join(copy, file)),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
};
