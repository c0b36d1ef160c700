import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { workers } from '../../../functions/workers.ts';
import { deployedAs } from '../../../shared/downstream/queues.ts';
import { liveIn } from '../support/live.ts';
import { actionsIn, type Statement } from '../support/policies.ts';
import { sample } from '../support/sample.ts';
import { found, resourcesOf, type StackOptions, stackWith } from '../support/template.ts';

const stackOf = (options: StackOptions) =>
  stackWith(options, { groups, workers, ...(sample.code && { code: sample.code }) });

const prod = stackOf({ stage: 'prod' });
const main = Template.fromStack(prod);
const delivery = Template.fromStack(prod.liveVersions);
const of = (template: Template, type: string) => resourcesOf(template, type).map(([, one]) => one);

/** A deployment's custom resource calls the new code before any alias is shifted, and the canary watches from outside. */
const WITHOUT_ALIAS = ['token-keys', 'canary'];

const names = [...groups, ...workers]
  .map(({ name }) => deployedAs(name))
  .filter((name) => !WITHOUT_ALIAS.includes(name));

test('every function that has traffic has a version and a live alias', () => {
  const aliases = of(delivery, 'AWS::Lambda::Alias').map(({ Properties }) => Properties);
  expect(aliases.map(({ FunctionName }) => FunctionName).toSorted()).toEqual(
    names.map((name) => `hub-membership-prod-${name}`).toSorted(),
  );
  expect(new Set(aliases.map(({ Name }) => Name))).toEqual(new Set(['live']));
  expect(of(main, 'AWS::Lambda::Version')).toHaveLength(names.length);
});

test('the API, every event source, every schedule and every caller uses the live alias', () => {
  const { Resources } = main.toJSON() as { Resources: Record<string, { Type: string; Properties: object }> };
  for (const { Properties } of of(main, 'AWS::Lambda::EventSourceMapping'))
    expect(liveIn(Properties.FunctionName)).toBeTruthy();
  for (const { Properties } of of(main, 'AWS::Events::Rule'))
    for (const target of Properties.Targets as unknown[]) expect(liveIn(target)).toBeTruthy();
  const invoked = of(main, 'AWS::IAM::Role').flatMap(({ Properties }) =>
    ((Properties.Policies ?? []) as { PolicyDocument: { Statement: Statement[] } }[])
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .filter((one) => actionsIn(one).includes('lambda:InvokeFunction'))
      .flatMap(({ Resource }) => [Resource].flat()),
  );
  expect(invoked.length).toBeGreaterThan(groups.length);
  for (const resource of invoked) expect(liveIn(resource)).toBeTruthy();
  expect(JSON.stringify(Resources)).not.toMatch(
    /"FunctionName":\{"(?:Ref|Fn::GetAtt)":[^}]*Function\w{8}"[^}]*\},"(?:BatchSize|EventSource)/,
  );
});

test('a canary moves every alias, and an alarm of the new version moves it back', () => {
  const groupsOf = new Map(resourcesOf(delivery, 'AWS::CodeDeploy::DeploymentGroup'));
  expect(groupsOf.size).toBe(names.length);
  const alarms = new Map(resourcesOf(delivery, 'AWS::CloudWatch::Alarm'));
  const used = new Set<string>();
  for (const alias of Object.values(delivery.findResources('AWS::Lambda::Alias'))) {
    const { CodeDeployLambdaAliasUpdate: shift } = alias.UpdatePolicy;
    const group = found([...groupsOf].find(([id]) => id === shift.DeploymentGroupName.Ref));
    const isScheduled = /-(?:sweep|end-terms|verify-domains)$/.test(alias.Properties.FunctionName);
    expect(group.DeploymentConfigName).toBe(
      `CodeDeployDefault.Lambda${isScheduled ? 'Linear10PercentEvery1Minute' : 'Canary10Percent5Minutes'}`,
    );
    expect(group.AutoRollbackConfiguration).toMatchObject({
      Enabled: true,
      Events: expect.arrayContaining(['DEPLOYMENT_STOP_ON_ALARM', 'DEPLOYMENT_FAILURE']),
    });
    const { Alarms } = group.AlarmConfiguration as { Alarms: { Name: { Ref: string } }[] };
    expect(Alarms.length).toBeGreaterThan(0);
    for (const { Name } of Alarms) {
      const judged = JSON.stringify(alarms.get(Name.Ref)?.Properties);
      expect(judged).toContain(`"Value":"${alias.Properties.FunctionName}"`);
      expect(judged).toContain(`"Name":"ExecutedVersion","Value":${JSON.stringify(alias.Properties.FunctionVersion)}`);
      used.add(Name.Ref);
    }
  }
  expect([...alarms.keys()].filter((id) => !used.has(id))).toEqual([]);
});

test('each route group is judged by failures and the 99th percentile, each worker by failures', () => {
  const ids = (name: string) =>
    of(delivery, 'AWS::CloudWatch::Alarm')
      .map(({ Properties }) => String(Properties.AlarmName))
      .filter((one) => one.startsWith(`hub-membership-prod-${name}-version-`));
  expect(ids('hubs')).toEqual(['hub-membership-prod-hubs-version-fails', 'hub-membership-prod-hubs-version-slow']);
  for (const name of ['relay', 'sweep']) expect(ids(name)).toEqual([`hub-membership-prod-${name}-version-fails`]);
});

test('CodeDeploy may shift these aliases and read alarms, nothing else', () => {
  const [role] = resourcesOf(delivery, 'AWS::IAM::Role');
  const [policy] = found(role).Policies as [{ PolicyDocument: { Statement: Statement[] } }];
  expect(policy.PolicyDocument.Statement.flatMap(actionsIn).toSorted()).toEqual([
    'cloudwatch:DescribeAlarms',
    'lambda:GetAlias',
    'lambda:GetProvisionedConcurrencyConfig',
    'lambda:UpdateAlias',
  ]);
  const [aliases] = policy.PolicyDocument.Statement;
  expect([aliases?.Resource].flat()).toHaveLength(2 * names.length);
});

test('dev moves all traffic at once, without deployment groups and their alarms', () => {
  const dev = Template.fromStack(stackOf({}).liveVersions);
  expect(Object.values(dev.toJSON().Resources).map((one) => (one as { Type: string }).Type)).toEqual(
    names.map(() => 'AWS::Lambda::Alias'),
  );
  expect(Object.values(dev.findResources('AWS::Lambda::Alias')).filter(({ UpdatePolicy }) => UpdatePolicy)).toEqual([]);
});

test('triggers start after the aliases that they invoke', () => {
  for (const type of ['AWS::Lambda::EventSourceMapping', 'AWS::Events::Rule', 'AWS::Lambda::Permission'])
    for (const [id, { DependsOn }] of resourcesOf(main, type))
      expect([id, String(DependsOn)]).toEqual([id, expect.stringMatching(/LiveVersions/)]);
});

test('every worker is shifted before the functions that write for it', () => {
  const aliases = resourcesOf(delivery, 'AWS::Lambda::Alias');
  const isWorker = (one: Record<string, unknown>) =>
    workers.some(
      ({ name, on }) =>
        !('alias' in on) && !('socket' in on) && one.FunctionName === `hub-membership-prod-${deployedAs(name)}`,
    );
  const work = aliases.filter(([, { Properties }]) => isWorker(Properties)).map(([id]) => id);
  expect(work.length).toBeGreaterThan(10);
  for (const [, { Properties, DependsOn }] of aliases)
    expect([DependsOn ?? []].flat().toSorted()).toEqual(isWorker(Properties) ? [] : work.toSorted());
});
