import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { workers } from '../../../functions/workers.ts';
import { deliveryApp } from '../../../infra/delivery/app.ts';
import { PIPELINE_BOUNDARY, SERVICE_BOUNDARY } from '../../../infra/delivery/names.ts';
import { planOf, planOutputs } from '../../../infra/delivery/plan.ts';
import { CALLED, SERVICES } from '../../../infra/delivery/services.ts';
import { DeliveryStack } from '../../../infra/delivery/stack.ts';
import { type DeliverySettings, deliveryOf } from '../../../infra/settings/delivery-schema.ts';
import { actionsIn, permissions, type Statement } from '../support/policies.ts';
import { sample } from '../support/sample.ts';
import { ACCOUNT, DELIVERED } from '../support/settings.ts';
import { found, resourcesOf, stackWith } from '../support/template.ts';

const delivered = (settings: DeliverySettings = { repository: 'owner/name' }) => deliveryOf(settings, DELIVERED);
const stacksOf = (settings?: DeliverySettings) =>
  deliveryApp(delivered(settings)).node.children.filter((one) => one instanceof DeliveryStack);
const [shared, production] = stacksOf().map((stack) => Template.fromStack(stack)) as [Template, Template];

const rolesIn = (template: Template) =>
  new Map(
    resourcesOf(template, 'AWS::IAM::Role').map(([, { Properties }]) => [String(Properties.RoleName), Properties]),
  );
const trustOf = (role: Record<string, unknown> | undefined) =>
  role?.AssumeRolePolicyDocument as { readonly Statement: readonly unknown[] };
const policiesOf = (role: Record<string, unknown> | undefined) =>
  role?.Policies as readonly { readonly PolicyDocument: { readonly Statement: readonly Statement[] } }[];
const statementsOf = (role: Record<string, unknown> | undefined): readonly Statement[] =>
  policiesOf(role).flatMap((one) => one.PolicyDocument.Statement);
const policyNamed = (name: string, template = shared) =>
  found(resourcesOf(template, 'AWS::IAM::ManagedPolicy').find(([, one]) => one.Properties.ManagedPolicyName === name));

describe('the delivery stack of an account', () => {
  test('has a role to deploy and one to compare for each of its stages, and no others', () => {
    expect([...rolesIn(shared).keys()].sort()).toEqual([
      'hub-membership-deploy-dev',
      'hub-membership-deploy-staging',
      'hub-membership-diff-dev',
      'hub-membership-diff-staging',
    ]);
    expect([...rolesIn(production).keys()].sort()).toEqual(['hub-membership-deploy-prod', 'hub-membership-diff-prod']);
  });

  test('trusts the ids of the repository where its settings have them', () => {
    const ids = { owner: 123, repository: 456 };
    const trusted = stacksOf({ repository: 'owner/name', ids }).map((one) => JSON.stringify(Template.fromStack(one)));
    for (const text of trusted) {
      expect(text).toContain('"repo:owner@123/name@456:environment:');
      expect(text).not.toContain('repo:owner/name');
    }
    expect(() => delivered({ repository: 'owner/name', ids: { owner: 123 } as typeof ids })).toThrow(
      'ids.repository must be the id of the repository',
    );
  });

  test('trusts only this repository: an environment with the name of the stage, or its pull requests', () => {
    for (const [name, role] of [...rolesIn(shared), ...rolesIn(production)]) {
      const [, kind, stage] = /-(diff|deploy)-(\w+)$/.exec(name) ?? [];
      const subject = kind === 'deploy' ? `repo:owner/name:environment:${stage}` : 'repo:owner/name:pull_request';
      const issuer = 'token.actions.githubusercontent.com';
      expect(trustOf(role).Statement).toMatchObject([
        {
          Action: 'sts:AssumeRoleWithWebIdentity',
          Condition: { StringEquals: { [`${issuer}:aud`]: 'sts.amazonaws.com', [`${issuer}:sub`]: subject } },
        },
      ]);
      expect(JSON.stringify(trustOf(role))).not.toContain('*');
    }
  });

  test('lets a deployment assume the bootstrap roles of its account and region, and do nothing else', () => {
    const statements = statementsOf(rolesIn(production).get('hub-membership-deploy-prod'));
    expect(statements.map((one) => [one.Effect, one.Action])).toEqual([['Allow', 'sts:AssumeRole']]);
    const text = JSON.stringify(statements);
    for (const role of ['deploy', 'file-publishing', 'lookup'])
      expect(text).toContain(`:role/cdk-hnb659fds-${role}-role-222222222222-us-east-1"`);
    expect(text).not.toContain('*');
  });

  test('lets a pull request read the templates of its stage, and no data', () => {
    const statements = statementsOf(rolesIn(shared).get('hub-membership-diff-dev'));
    for (const action of statements.flatMap(actionsIn)) expect(action).toMatch(/^cloudformation:(?:Describe|Get|List)/);
    const text = JSON.stringify(statements);
    expect(text).toContain(`:cloudformation:eu-west-1:${ACCOUNT}:stack/hub-membership-dev/*`);
    expect(text).not.toContain('hub-membership-staging');
  });

  test('has no user and no access key, and bounds each of its roles', () => {
    for (const template of [shared, production]) {
      for (const type of ['AWS::IAM::User', 'AWS::IAM::AccessKey']) expect(resourcesOf(template, type)).toEqual([]);
      const [boundary] = resourcesOf(template, 'AWS::IAM::ManagedPolicy').find(
        ([, one]) => one.Properties.ManagedPolicyName === PIPELINE_BOUNDARY,
      ) ?? [''];
      for (const role of rolesIn(template).values()) expect(role.PermissionsBoundary).toEqual({ Ref: boundary });
    }
  });

  test('uses the identity provider of the account if there is one', () => {
    const [template] = stacksOf({ repository: 'owner/name', provider: 'existing' }).map((one) =>
      Template.fromStack(one),
    );
    expect(resourcesOf(shared, 'AWS::IAM::OIDCProvider')).toHaveLength(1);
    expect(template && resourcesOf(template, 'AWS::IAM::OIDCProvider')).toEqual([]);
    expect(JSON.stringify(template)).toContain(`:iam::${ACCOUNT}:oidc-provider/token.actions.githubusercontent.com`);
  });

  test('needs no bootstrap stack, because that one uses its boundary', () => {
    for (const template of [shared, production])
      expect(template.toJSON()).not.toHaveProperty('Parameters.BootstrapVersion');
  });

  test('has no unacknowledged findings', () => {
    const found = stacksOf().flatMap((stack) => new AwsSolutionsChecks().validateScope(stack).violations);
    expect(found.map(({ ruleName }) => ruleName)).toEqual([]);
  });
});

describe('the boundary of the service', () => {
  const statements = (policyNamed(SERVICE_BOUNDARY).PolicyDocument as { Statement: Statement[] }).Statement;
  const denied = statements.filter(({ Effect }) => Effect === 'Deny');
  const allowed = statements.filter(({ Effect }) => Effect === 'Allow');
  const allowedActions = allowed.flatMap(actionsIn);
  const isAllowed = (action: string) =>
    [action, `${action.split(':')[0]}:*`].some((one) => allowedActions.includes(one));
  const template = stackWith(
    { stage: 'prod', firewall: { ratePer5Minutes: 3_000, signInRatePer5Minutes: 100 } },
    {
      groups,
      workers,
      ...(sample.code && { code: sample.code }),
    },
  );
  const templates = [template, template.alarms, ...(template.firewall ? [template.firewall] : [])].map((one) =>
    Template.fromStack(one),
  );

  test('covers the service of every resource type of the templates', () => {
    const types = templates.flatMap((one) =>
      Object.values(one.toJSON().Resources as Record<string, { Type: string }>).map(({ Type }) => Type),
    );
    const namespaces = new Set(
      types.filter((type) => type.startsWith('AWS::')).map((type) => type.split('::')[1] ?? ''),
    );
    namespaces.delete('IAM');
    expect([...namespaces].filter((one) => !(one in SERVICES))).toEqual([]);
  });

  test('allows every action of the functions', () => {
    const used = templates.flatMap((one) => [...permissions(one).values()].flat().flatMap(actionsIn));
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((action) => !isAllowed(action))).toEqual([]);
    for (const action of CALLED) expect(allowedActions).toContain(action);
  });

  test('lets a deployment create no user, and no role without the boundary', () => {
    const creates = allowedActions.filter((action) => action.startsWith('iam:') && !/Role|ServiceLinked/.test(action));
    expect(creates).toEqual([]);
    expect(allowedActions).not.toContain('*');
    const guard = denied.find((one) => actionsIn(one).includes('iam:CreateRole'));
    const condition = guard?.Condition as { StringNotEquals: Record<string, unknown> };
    expect(JSON.stringify(condition.StringNotEquals['iam:PermissionsBoundary'])).toContain(
      `:policy/${SERVICE_BOUNDARY}`,
    );
    for (const action of allowedActions.filter((one) =>
      /^iam:(?:Create|Put|Attach)\w*Role(?!$)|^iam:CreateRole$/.test(one),
    ))
      expect(guard && actionsIn(guard)).toContain(action);
  });

  test('lets a deployment change only roles with the names of the service, and assume none', () => {
    const changes = allowed.filter((one) => actionsIn(one).some((action) => action.startsWith('iam:')));
    const ends = changes.map(({ Resource }) => JSON.stringify(Resource).replace(/^.*:role\//, ''));
    expect(ends).toEqual(['hub-membership-*"]]}', 'aws-service-role/*"]]}']);
    expect(allowedActions.filter((action) => action.startsWith('sts:'))).toEqual([]);
  });

  test('protects itself, the roles of the pipeline and the identity provider', () => {
    const guard = denied.find((one) => actionsIn(one).includes('iam:*'));
    const text = JSON.stringify(guard?.Resource);
    const names = [SERVICE_BOUNDARY, PIPELINE_BOUNDARY, ...rolesIn(shared).keys(), 'oidc-provider'];
    for (const name of names) expect(text).toContain(name);
    expect(denied.some((one) => actionsIn(one).includes('iam:DeleteRolePermissionsBoundary'))).toBe(true);
  });

  test('fits into a managed policy: 6,144 characters without whitespace', () => {
    expect(JSON.stringify(policyNamed(SERVICE_BOUNDARY).PolicyDocument).length).toBeLessThan(6_144);
  });
});

describe('the plan of the pipeline', () => {
  test('has the roles and the region of each stage', () => {
    const { dev, prod } = planOf(delivered());
    expect(dev?.runner).toBe('ubuntu-24.04-arm');
    expect(dev).toMatchObject({
      region: 'eu-west-1',
      deploy: `arn:aws:iam::${ACCOUNT}:role/hub-membership-deploy-dev`,
    });
    expect(prod?.diff).toBe('arn:aws:iam::222222222222:role/hub-membership-diff-prod');
    const names = [...rolesIn(shared).keys(), ...rolesIn(production).keys()];
    for (const arn of Object.values(planOf(delivered())).flatMap(({ deploy, diff }) => [deploy, diff]))
      expect(names).toContain(arn.split('/').at(-1));
  });

  test('of an unconfigured pipeline is empty, and its app names the setting', () => {
    expect(planOutputs(undefined)).toBe('configured=false\nstages={}');
    expect(() => deliveryApp(undefined)).toThrow('set repository in infra/settings/delivery.ts');
  });
});
