import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll, describe, expect, test } from 'vitest';
import { firewallOf, stackWith, templateWith } from './support/template.ts';

const installed = spawnSync('cfn-lint', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'hub-cfn-lint-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Every finding but W3005, a dependency that CDK writes twice. */
const findings = (template: unknown): unknown[] => {
  const file = join(folder, 'template.json');
  writeFileSync(file, JSON.stringify(template));
  const { stdout } = spawnSync('cfn-lint', ['--format', 'json', '--ignore-checks', 'W3005', '--', file], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as unknown[];
};

describe.runIf(installed)('cfn-lint', () => {
  test.each([{}, { stage: 'prod' }, { ephemeral: true }] as const)('reports nothing: %o', (context) => {
    expect(execFileSync('cfn-lint', ['--version'], { encoding: 'utf8' })).toContain('cfn-lint');
    expect(findings(templateWith(context).toJSON())).toEqual([]);
  });

  test('reports nothing of a stage with a firewall, in either template', () => {
    const firewall = { ratePer5Minutes: 3_000, signInRatePer5Minutes: 100 };
    const stack = stackWith({ stage: 'prod', firewall });
    for (const one of [stack, firewallOf(stack)]) expect(findings(Template.fromStack(one).toJSON())).toEqual([]);
  });

  test('reports an invalid template', () => {
    expect(findings({ Resources: { Queue: { Type: 'AWS::SQS::Queue', Properties: { NoSuchThing: 1 } } } })).not.toEqual(
      [],
    );
  });
});
