import { Stack, Validations } from 'aws-cdk-lib';
import { Effect, ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { PIPELINE_BOUNDARY, QUALIFIER, roleName, SERVICE_BOUNDARY } from './names.ts';
import { CALLED, SERVICES } from './services.ts';

const iam = (scope: Construct, resource: string, resourceName: string): string =>
  Stack.of(scope).formatArn({ service: 'iam', region: '', resource, resourceName });

/** The bootstrap roles that a deployment assumes, in any region of the account. */
export const bootstrapRoles = (scope: Construct, region = '*'): readonly string[] =>
  ['deploy', 'file-publishing', 'lookup'].map((role) =>
    iam(scope, 'role', `cdk-${QUALIFIER}-${role}-role-${Stack.of(scope).account}-${region}`),
  );

/** What a pull request may read: templates and the state of the stacks, no data. */
export const READS_STACKS = [
  ...['DescribeStacks', 'DescribeStackResources', 'GetTemplate', 'GetTemplateSummary', 'ListStackResources'].map(
    (action) => `cloudformation:${action}`,
  ),
];

/** Acknowledges the wildcards of a boundary, which grants nothing by itself. */
const limitsOnly = (policy: ManagedPolicy, ids: readonly string[]): void => {
  const reason = 'A permissions boundary grants nothing: it limits what the policies of a role can grant.';
  Validations.of(policy).acknowledge(...ids.map((id) => ({ id: `AwsSolutions-IAM5[${id}]`, reason })));
};

/** The actions on roles that need the boundary on the role that they change. */
const CHANGES_ROLES = [
  'CreateRole',
  'PutRolePolicy',
  'DeleteRolePolicy',
  'AttachRolePolicy',
  'DetachRolePolicy',
  'PutRolePermissionsBoundary',
].map((action) => `iam:${action}`);

const MANAGES_ROLES = [
  ...CHANGES_ROLES,
  'GetRole',
  'GetRolePolicy',
  'ListRolePolicies',
  'ListAttachedRolePolicies',
  'DeleteRole',
  'PassRole',
  'TagRole',
  'UntagRole',
  'UpdateRole',
  'UpdateRoleDescription',
  'UpdateAssumeRolePolicy',
].map((action) => (action.startsWith('iam:') ? action : `iam:${action}`));

/** The names of the roles that CloudFormation generates for the stacks, and the path of roles that AWS owns. */
const OWN_ROLES = 'hub-membership-';
const SERVICE_LINKED = 'aws-service-role/';

/**
 * The boundary of CloudFormation's role and of all roles of the service. A deployment can only create roles that have
 * it, and can change neither it nor the roles of the pipeline.
 */
export const serviceBoundary = (scope: Construct, stages: readonly string[]): ManagedPolicy => {
  const arn = iam(scope, 'policy', SERVICE_BOUNDARY);
  const actions = [
    ...new Set([
      ...Object.values(SERVICES)
        .flat()
        .map((service) => `${service}:*`),
      ...CALLED,
    ]),
  ].toSorted();
  const pipeline = stages.flatMap((stage) => [roleName('diff', stage), roleName('deploy', stage)]);
  const own = [PIPELINE_BOUNDARY, SERVICE_BOUNDARY].map((name) => iam(scope, 'policy', name));
  const policy = new ManagedPolicy(scope, 'ServiceBoundary', {
    managedPolicyName: SERVICE_BOUNDARY,
    description: 'Bounds CloudFormation and all roles of the Hub Membership Service',
    statements: [
      new PolicyStatement({ actions, resources: ['*'] }),
      new PolicyStatement({ actions: MANAGES_ROLES, resources: [iam(scope, 'role', `${OWN_ROLES}*`)] }),
      new PolicyStatement({
        actions: ['iam:CreateServiceLinkedRole'],
        resources: [iam(scope, 'role', `${SERVICE_LINKED}*`)],
      }),
      new PolicyStatement({
        effect: Effect.DENY,
        actions: CHANGES_ROLES,
        resources: ['*'],
        conditions: { StringNotEquals: { 'iam:PermissionsBoundary': arn } },
      }),
      new PolicyStatement({
        effect: Effect.DENY,
        actions: ['iam:*'],
        resources: [...own, ...pipeline.map((name) => iam(scope, 'role', name)), iam(scope, 'oidc-provider', '*')],
      }),
      new PolicyStatement({ effect: Effect.DENY, actions: ['iam:DeleteRolePermissionsBoundary'], resources: ['*'] }),
    ],
  });
  const roles = [OWN_ROLES, SERVICE_LINKED].map(
    (path) => `Resource::arn:<AWS::Partition>:iam::${Stack.of(scope).account}:role/${path}*`,
  );
  limitsOnly(policy, ['Resource::*', 'Action::iam:*', ...roles, ...actions.map((action) => `Action::${action}`)]);
  return policy;
};

/** The boundary of the roles of the pipeline: to assume the bootstrap roles, and to read stacks. */
export const pipelineBoundary = (scope: Construct): ManagedPolicy => {
  const roles = bootstrapRoles(scope);
  const policy = new ManagedPolicy(scope, 'PipelineBoundary', {
    managedPolicyName: PIPELINE_BOUNDARY,
    description: 'Bounds the roles that the pipeline assumes',
    statements: [
      new PolicyStatement({ actions: ['sts:AssumeRole'], resources: [...roles] }),
      new PolicyStatement({ actions: READS_STACKS, resources: ['*'] }),
    ],
  });
  const account = Stack.of(scope).account;
  const wildcards = ['deploy', 'file-publishing', 'lookup'].map(
    (role) => `Resource::arn:<AWS::Partition>:iam::${account}:role/cdk-${QUALIFIER}-${role}-role-${account}-*`,
  );
  limitsOnly(policy, ['Resource::*', ...wildcards]);
  return policy;
};
