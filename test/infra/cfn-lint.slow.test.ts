import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firewallOf, stackWith, templateWith } from './support/template.ts';

const installed = spawnSync('cfn-lint', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'hub-cfn-lint-'));

afterAll(() => rmSync(folder, { recursive: true }));

const firewall = { ratePer5Minutes: 3_000, signInRatePer5Minutes: 100 };
const jsonOf = (stack: Stack): object => Template.fromStack(stack).toJSON();

const TEMPLATES: Readonly<Record<string, () => readonly object[]>> = {
  'a stage of development': () => [templateWith({}).toJSON()],
  production: () => [templateWith({ stage: 'prod' }).toJSON()],
  'an ephemeral stage': () => [templateWith({ ephemeral: true }).toJSON()],
  'a stage with a firewall, in either template': () => {
    const stack = stackWith({ stage: 'prod', firewall });
    return [stack, firewallOf(stack)].map(jsonOf);
  },
};

const INVALID = { Resources: { Queue: { Type: 'AWS::SQS::Queue', Properties: { NoSuchThing: 1 } } } };

interface Finding {
  readonly Filename: string;
}

/** Every finding but W3005, a dependency that CDK writes twice. One run for all files: it loads its rules for seconds. */
const findingsIn = (files: readonly string[]): readonly Finding[] => {
  const { stdout } = spawnSync('cfn-lint', ['--format', 'json', '--ignore-checks', 'W3005', '--', ...files], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return JSON.parse(stdout) as readonly Finding[];
};

describe.runIf(installed)('cfn-lint', () => {
  let found: readonly Finding[] = [];
  const fileOf = (name: string, nth = 0): string => join(folder, `${name.replaceAll(/\W+/g, '-')}-${nth}.json`);

  beforeAll(() => {
    const all = { ...TEMPLATES, invalid: () => [INVALID] };
    const files = Object.entries(all).flatMap(([name, templates]) =>
      templates().map((template, nth) => {
        writeFileSync(fileOf(name, nth), JSON.stringify(template));
        return fileOf(name, nth);
      }),
    );
    found = findingsIn(files);
  });

  test.each(Object.keys(TEMPLATES))('reports nothing of %s', (name) => {
    const prefix = fileOf(name).replace(/0\.json$/, '');
    expect(found.filter(({ Filename }) => Filename.startsWith(prefix))).toEqual([]);
  });

  test('reports the invalid template, and no other', () => {
    expect([...new Set(found.map(({ Filename }) => Filename))]).toEqual([fileOf('invalid')]);
  });
});
