import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { workers } from '../../../functions/workers.ts';
import type { HubStack } from '../../../infra/stack.ts';
import { actionsIn, permissions } from '../support/policies.ts';
import { sample } from '../support/sample.ts';
import { found, resourcesOf, type StackOptions, stackWith } from '../support/template.ts';

const stackOf = (options: StackOptions): HubStack => stackWith(options, { ...sample, groups, workers });

const templateOf = ({ canary }: HubStack): Template => {
  if (!canary) throw new Error('the stage has no canary');
  return Template.fromStack(canary);
};

const prod = stackOf({ stage: 'prod' });
const template = templateOf(prod);
const [lambda] = resourcesOf(template, 'AWS::Lambda::Function');
const variables = (of = template) => {
  const [one] = resourcesOf(of, 'AWS::Lambda::Function');
  return (found(one).Environment as { Variables: Record<string, unknown> }).Variables;
};

const countOf = (stack: HubStack): number => Object.keys(Template.fromStack(stack).toJSON().Resources).length;

describe('a stage with the setting off', () => {
  const off = stackOf({ stage: 'prod', canary: false });

  test('has no canary and no alarm for it', () => {
    expect(off.canary).toBeUndefined();
    expect(JSON.stringify(Template.fromStack(off).toJSON())).not.toMatch(/canary"|Canary/);
    expect(JSON.stringify(Template.fromStack(off.alarms).toJSON())).not.toMatch(/canary/i);
  });

  test('is dev by default, and neither staging nor prod', () => {
    expect(stackOf({}).canary).toBeUndefined();
    expect(stackOf({ canary: true }).canary).toBeDefined();
    for (const stage of ['staging', 'prod'] as const) expect(stackOf({ stage }).canary).toBeDefined();
  });

  test('has one resource less in the main template, which has fewer than 290', () => {
    expect(countOf(prod) - countOf(off)).toBe(1);
    expect(countOf(prod)).toBeLessThan(290);
  });
});

describe('the canary', () => {
  test('may read its own secret, and write its log and traces', () => {
    const [all] = [...permissions(template).values()];
    const [secret] = resourcesOf(template, 'AWS::SecretsManager::Secret');
    expect(permissions(template).size).toBe(1);
    expect((all ?? []).flatMap(actionsIn).toSorted()).toEqual([
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'secretsmanager:GetSecretValue',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
    const reads = all?.find((one) => actionsIn(one).includes('secretsmanager:GetSecretValue'));
    expect(reads?.Resource).toEqual({ Ref: secret?.[0] });
    expect(resourcesOf(template, 'AWS::IAM::Policy')).toEqual([]);
  });

  test('knows the public origin, its secret, and whether the stage sends emails', () => {
    expect(variables()).toMatchObject({ PUBLIC_ORIGIN: 'https://api.example.com', CANARY_EMAIL: 'true' });
    expect(Object.keys(variables()).filter((name) => /TABLE|QUEUE|KEY/.test(name))).toEqual([]);
    expect(variables().METRICS_NAMESPACE).toBe('HubMembership/hub-membership-prod');
    expect(variables(templateOf(stackOf({ canary: true }))).CANARY_EMAIL).toBe('false');
  });

  test('starts every five minutes, without retries, and has no alias', () => {
    expect(found(lambda)).toMatchObject({ FunctionName: 'hub-membership-prod-canary', Timeout: 30 });
    const [rule, ...others] = resourcesOf(template, 'AWS::Events::Rule');
    expect(others).toEqual([]);
    expect(found(rule)).toMatchObject({
      ScheduleExpression: 'rate(5 minutes)',
      Targets: [{ Arn: { 'Fn::GetAtt': [lambda?.[0], 'Arn'] }, RetryPolicy: { MaximumRetryAttempts: 0 } }],
    });
    expect(resourcesOf(template, 'AWS::Lambda::Alias')).toEqual([]);
    expect(resourcesOf(template, 'AWS::Lambda::Permission').map(([, { Properties }]) => Properties.Principal)).toEqual([
      'events.amazonaws.com',
    ]);
  });
});
