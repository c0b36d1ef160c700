import { CfnQueue } from 'aws-cdk-lib/aws-sqs';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { describe, expect, test } from 'vitest';
import { groups } from '../../functions/groups.ts';
import { workers } from '../../functions/workers.ts';
import { acknowledgements } from './support/acknowledgements.ts';
import { sample } from './support/sample.ts';
import { changeableStack, stackWith } from './support/template.ts';

const findings = (stack: IConstruct): string[] =>
  [AwsSolutionsChecks, ServerlessChecks].flatMap((Pack) =>
    new Pack()
      .validateScope(stack)
      .violations.flatMap(({ ruleName, violatingResources }) =>
        violatingResources.map(({ constructPath }) => `${ruleName} ${constructPath}`),
      ),
  );

describe('the rule packs', () => {
  test.each([
    {},
    { ephemeral: true },
    { stage: 'staging' },
    { stage: 'prod' },
    { stage: 'prod', firewall: { ratePer5Minutes: 3_000, signInRatePer5Minutes: 100 } },
  ] as const)('have no unacknowledged findings: %o', (context) => {
    expect(findings(stackWith(context))).toEqual([]);
  });

  test('have no unacknowledged findings in the service', () => {
    expect(findings(stackWith({}, { ...sample, groups, workers }))).toEqual([]);
    expect(findings(stackWith({ stage: 'prod' }, { ...sample, groups, workers }))).toEqual([]);
  });

  test('report a queue without a TLS policy', () => {
    const stack = changeableStack();
    new CfnQueue(stack, 'Forgotten');
    expect(findings(stack)).toContainEqual(expect.stringMatching(/^AwsSolutions-SQS4 .*Forgotten/));
  });
});

test('every acknowledgement has a reason, and none is for the whole stack', () => {
  const stack = stackWith();
  const made = acknowledgements(stack);
  expect(made.length).toBeGreaterThan(10);
  for (const { path, reason } of made) {
    expect(reason.split(' ').length).toBeGreaterThan(8);
    expect(path).not.toBe(stack.node.path);
  }
});
