import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCRIPTS } from '../../../bin/script/scripts.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(root, 'bin', 'script.ts'), ...args], { encoding: 'utf8' });

test('every declared script is one of package.json, which calls it by its own name', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const name of Object.keys(SCRIPTS)) expect(scripts[name]).toMatch(new RegExp(`^node bin/script.ts ${name} '`));
});

test('the arguments are passed on as they are, to the last command', () => {
  const { status, stdout } = run('test', "true && printf '<%s>'", 'a b', '--reporter=dot', '-t', '$x');
  expect({ status, stdout }).toEqual({ status: 0, stdout: '<a b><--reporter=dot><-t><$x>' });
});

test('the exit code is that of the command', () => {
  expect(run('check', 'exit 7').status).toBe(7);
  expect(run('check', 'kill -TERM $$').status).toBe(143);
});
