import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

test('the Node that is installed with the packages runs every one of them, because .npmrc hides the warnings of npm', () => {
  const PATH = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`;
  const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--engine-strict', '--ignore-scripts', '--offline'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
