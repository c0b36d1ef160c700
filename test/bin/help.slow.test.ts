import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCRIPTS } from '../../bin/script/scripts.ts';

const root = join(import.meta.dirname, '..', '..');
const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

/** npm runs these before others; nobody calls them. */
const isHook = (name: string): boolean => name === 'prepack' || (name.startsWith('pre') && name.slice(3) in scripts);

const programs = [
  ...Object.entries(scripts).filter(([name]) => !isHook(name)),
  ...readdirSync(join(root, 'bin'))
    .filter((file) => /\.[jt]s$/.test(file))
    .map((file) => [`bin/${file}`, `node bin/${file}`] as const),
] as const;

/** Node refuses to write a file and to start a process or a thread. */
const READ_ONLY = '--permission --allow-fs-read=* --allow-addons --disable-warning=SecurityWarning';

const run = (command: string, option: string) =>
  spawnSync('/bin/sh', ['-c', `${command} ${option}`], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`, NODE_OPTIONS: READ_ONLY },
  });

test.each(programs)('%s: --help prints what it does and its options, and does nothing', (name, command) => {
  const { status, stdout, stderr } = run(command, '--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Usage: \S[^\n]*\n\n\S.*\n {2}-h, --help /s);
  if (name in scripts) expect(stdout).toMatch(new RegExp(`^Usage: npm (?:run )?${name} -- `));
});

/** Scripts that are commands of other programs pass their arguments on. */
const own = programs.filter(([name]) => !(name in SCRIPTS));

test.each(own)(
  '%s: an option that it does not know is named with the known ones, and nothing is done',
  (_, command) => {
    const { status, stdout, stderr } = run(command, '--no-such-option');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('--no-such-option');
  },
);
