import { Validations } from 'aws-cdk-lib';
import { CfnQueue } from 'aws-cdk-lib/aws-sqs';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { describe, expect, test } from 'vitest';
import { stackWith } from './support/template.ts';

const findings = (stack: IConstruct): string[] =>
  [AwsSolutionsChecks, ServerlessChecks].flatMap((Pack) =>
    new Pack()
      .validateScope(stack)
      .violations.flatMap(({ ruleName, violatingResources }) =>
        violatingResources.map(({ constructPath }) => `${ruleName} ${constructPath}`),
      ),
  );

const certificate = 'arn:aws:acm:us-east-1:111111111111:certificate/0123';

/** Every acknowledgement in a stack, with where it was made. */
const acknowledgements = (stack: IConstruct): { path: string; id: string; reason: string }[] =>
  stack.node.findAll().flatMap(({ node }) =>
    node.metadata
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.entries(data as Record<string, string>))
      .map(([id, reason]) => ({ path: node.path, id, reason: String(reason) })),
  );

describe('the rule packs', () => {
  test.each([
    {},
    { stage: 'staging' },
    { stage: 'prod', domain: 'api.example.com', certificate, alarmEmail: 'ops@example.com' },
  ])('find nothing that is not acknowledged: %o', (context) => {
    expect(findings(stackWith(context))).toEqual([]);
  });

  test('are listened to: a queue that nobody thought about is a finding', () => {
    const stack = stackWith();
    new CfnQueue(stack, 'Forgotten');
    expect(findings(stack)).toContainEqual(expect.stringMatching(/^AwsSolutions-SQS4 .*Forgotten/));
  });
});

test('every acknowledgement gives a reason, and none is made for the whole stack', () => {
  const stack = stackWith();
  const made = acknowledgements(stack);
  expect(made.length).toBeGreaterThan(10);
  for (const { path, reason } of made) {
    expect(reason.split(' ').length).toBeGreaterThan(8);
    expect(path).not.toBe(stack.node.path);
  }
});
