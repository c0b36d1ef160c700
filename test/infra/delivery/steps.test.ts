import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root, steps } from './support/workflows.ts';

const folder = join(root, '.ci', 'steps');
const scripts = readdirSync(folder).sort();
const textOf = (script: string) => readFileSync(join(folder, script), 'utf8');
const scratch = mkdtempSync(join(tmpdir(), 'hub-steps-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const installed = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

describe('every step of the pipeline', () => {
  test('is called by a workflow', () => {
    const called = new Set(steps.flatMap(([, { run }]) => run ?? []));
    expect(scripts.filter((script) => !called.has(`.ci/steps/${script}`))).toEqual([]);
  });

  test('stops at the first failure, and runs from any folder', () => {
    for (const script of scripts) {
      expect([script, textOf(script)]).toEqual([script, expect.stringMatching(/^#!\/usr\/bin\/env bash\n# .+\n/)]);
      expect([script, textOf(script).includes('\nset -euo pipefail\n')]).toEqual([script, true]);
    }
  });

  test('runs only existing files and npm scripts', () => {
    const manifest: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const script of scripts) {
      const text = textOf(script);
      const files = [...text.matchAll(/\b(?:bin|test)\/[\w/.-]+/g)]
        .map(([file]) => file)
        .filter((file) => !file.startsWith('bin/env'));
      expect([script, files.filter((file) => !existsSync(join(root, file)))]).toEqual([script, []]);
      const named = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
      expect([script, named.filter((name) => !(name in manifest.scripts))]).toEqual([script, []]);
    }
  });

  test.runIf(installed('shellcheck'))('passes shellcheck', () => {
    const files = [join(root, '.ci', 'run'), ...scripts.map((script) => join(folder, script))];
    expect(spawnSync('shellcheck', files, { encoding: 'utf8' }).stdout).toBe('');
  });
});

/** Runs a step with a `gh` that returns this environment; `undefined` if there is none. */
const approvalOf = (environment: unknown) => {
  const bin = mkdtempSync(join(scratch, 'bin-'));
  mkdirSync(bin, { recursive: true });
  const answer = environment === undefined ? 'exit 1' : `cat <<'JSON'\n${JSON.stringify(environment)}\nJSON`;
  writeFileSync(join(bin, 'gh'), `#!/usr/bin/env bash\n${answer}\n`);
  chmodSync(join(bin, 'gh'), 0o755);
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, GITHUB_REPOSITORY: 'owner/name' };
  const { status, stderr } = spawnSync(join(folder, 'check-approval.sh'), { env, encoding: 'utf8' });
  return { status, stderr };
};

describe.runIf(installed('jq'))('the approval of prod', () => {
  const reviewers = { type: 'required_reviewers', reviewers: [{ type: 'Team' }] };
  const deployment_branch_policy = { protected_branches: true, custom_branch_policies: false };

  test('is there with a reviewer and a branch policy', () => {
    expect(approvalOf({ protection_rules: [reviewers], deployment_branch_policy }).status).toBe(0);
  });

  test.each([
    [undefined, 'cannot be read'],
    [{ protection_rules: [], deployment_branch_policy }, 'has no required reviewer'],
    [{ protection_rules: [{ ...reviewers, reviewers: [] }], deployment_branch_policy }, 'has no required reviewer'],
    [{ protection_rules: [reviewers], deployment_branch_policy: null }, 'accepts every branch'],
  ])('is missing with %o', (environment, problem) => {
    const { status, stderr } = approvalOf(environment);
    expect([status, stderr]).toEqual([1, expect.stringContaining(problem)]);
  });
});
