import { describe, expect, test } from 'vitest';
import { groups } from '../../functions/groups.ts';
import { workers } from '../../functions/workers.ts';
import { bodyOf } from './support/api-body.ts';
import { functionNamed, liveIn } from './support/live.ts';
import { actionsIn, permissions } from './support/policies.ts';
import { sample } from './support/sample.ts';
import { resourcesOf, templateWith } from './support/template.ts';

/** The service as deployed for users, without the code of its functions. */
const template = templateWith({ stage: 'prod' }, { groups, workers, ...(sample.code && { code: sample.code }) });
const of = (type: string) => new Map(resourcesOf(template, type).map(([id, { Properties }]) => [id, Properties]));

type Attribute = { readonly 'Fn::GetAtt': readonly [string, string] };
const functions = of('AWS::Lambda::Function');

describe('every queue that invokes a worker', () => {
  const queues = of('AWS::SQS::Queue');
  const mappings = [...of('AWS::Lambda::EventSourceMapping').values()].filter(({ ScalingConfig }) => ScalingConfig);

  test('has a visibility timeout of six times its worker’s timeout, and gets partial batch responses', () => {
    expect(mappings).toHaveLength([...queues.keys()].filter((id) => /Queue\w{8}$/.test(id)).length);
    for (const { EventSourceArn, FunctionName, FunctionResponseTypes } of mappings) {
      const queue = queues.get((EventSourceArn as Attribute)['Fn::GetAtt'][0]);
      const { Timeout } = functionNamed(functions.values(), liveIn(FunctionName));
      expect(Number(queue?.VisibilityTimeout)).toBeGreaterThanOrEqual(6 * Number(Timeout));
      expect(FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
    }
  });

  test('has a dead-letter queue with a longer retention', () => {
    for (const { RedrivePolicy, MessageRetentionPeriod } of queues.values()) {
      if (!RedrivePolicy) continue;
      const { deadLetterTargetArn, maxReceiveCount } = RedrivePolicy as {
        deadLetterTargetArn: Attribute;
        maxReceiveCount: number;
      };
      const deadLetters = queues.get(deadLetterTargetArn['Fn::GetAtt'][0]);
      expect(Number(deadLetters?.MessageRetentionPeriod)).toBeGreaterThan(Number(MessageRetentionPeriod));
      expect(maxReceiveCount).toBeGreaterThanOrEqual(5);
    }
  });

  test('has a maximum concurrency, so that most of an account’s thousand executions are left for requests', () => {
    const most = mappings.map(({ ScalingConfig }) =>
      Number((ScalingConfig as { MaximumConcurrency: number }).MaximumConcurrency),
    );
    expect(most.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(250);
  });
});

describe('every function', () => {
  test('times out before its caller, and its log is kept for at most half a year', () => {
    const logs = of('AWS::Logs::LogGroup');
    const integrated = Object.values(bodyOf(template).components['x-amazon-apigateway-integrations']);
    expect(integrated).toHaveLength(groups.length + 1);
    for (const { uri } of integrated)
      expect(Number(functionNamed(functions.values(), liveIn(uri)).Timeout)).toBeLessThan(29);
    for (const { LoggingConfig } of functions.values()) {
      const { LogGroup } = LoggingConfig as { LogGroup: { Ref: string } };
      expect(logs.get(LogGroup.Ref)?.RetentionInDays).toBe(180);
    }
    const others = [...logs.values()].filter(({ RetentionInDays }) => RetentionInDays !== 180);
    expect(others).toMatchObject([{ LogGroupName: expect.anything(), RetentionInDays: 30 }]);
    expect(JSON.stringify(others[0]?.LogGroupName)).toContain('/aws/vendedlogs/hub-membership-prod/access-');
  });

  test('has no wildcard action, and no wildcard resource except for traces', () => {
    const all = permissions(template);
    expect(all.size).toBeGreaterThan(groups.length + workers.length - 1);
    for (const statement of [...all.values()].flat()) {
      expect(statement.Effect).toBe('Allow');
      expect(actionsIn(statement).filter((action) => action.includes('*'))).toEqual([]);
      const everything = [statement.Resource].flat().includes('*');
      if (everything) expect(actionsIn(statement).filter((action) => !action.startsWith('xray:'))).toEqual([]);
    }
    expect(resourcesOf(template, 'AWS::IAM::Policy')).toEqual([]);
    for (const [, { Properties }] of resourcesOf(template, 'AWS::IAM::Role'))
      expect(Properties).not.toHaveProperty('ManagedPolicyArns');
  });

  test('has names, addresses and public keys in its environment, and no secret', () => {
    for (const { Environment } of functions.values()) {
      const { Variables } = Environment as { Variables: Record<string, unknown> };
      const named = Object.keys(Variables).filter((name) => /secret|password|private|token$|api_?key/i.test(name));
      expect(named.filter((name) => !/_(?:ARN|KEY_ID)$/.test(name))).toEqual([]);
      expect(JSON.stringify(Variables)).not.toMatch(/resolve:|BEGIN|sk_live|whsec_/);
    }
  });
});
